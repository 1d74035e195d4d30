import type { ParseKeys } from 'i18next';
import type { Mission, MissionName, MissionTemplate } from '../../../contract/http/offers/missions.ts';
import type { PageKey } from '../../shared/navigation/pageKeys.ts';
import { installPage } from '../../shared/site/install.ts';
import type { IconName } from '../../ui/signs/Icon.tsx';

/** Where a mission is done: a popup page, a route, or null for just returning. */
export type MissionWay = { page: PageKey } | { to: string } | null;

const ICONS: Readonly<Record<MissionName, IconName>> = {
  phone: 'phone',
  pin: 'lock',
  bank: 'bank',
  app: 'download',
  games: 'dice',
  deposit: 'wallet',
  stake: 'bolt',
  days: 'clock',
};

export const iconOf = (mission: MissionName): IconName => ICONS[mission];

/** Text keys of the server's mission templates. */
export const TEMPLATES: Readonly<Record<MissionTemplate, ParseKeys<'tasks'>>> = {
  missionPhone: 'missionPhone',
  missionPin: 'missionPin',
  missionBank: 'missionBank',
  missionApp: 'missionApp',
  missionGames: 'missionGames',
  missionFirstDeposit: 'missionFirstDeposit',
  missionStake: 'missionStake',
  missionDays: 'missionDays',
  missionDeposit: 'missionDeposit',
};

/** Where the next part of a mission is done: first the deposit, then playing with it. */
export function wayOf({
  mission,
  progress,
  target,
}: Pick<Mission, 'mission' | 'progress' | 'target'>): MissionWay {
  const reached = BigInt(progress) >= BigInt(target);
  switch (mission) {
    case 'phone':
      return { page: 'edit-phone' };
    case 'pin':
      return { page: 'edit-pin' };
    case 'bank':
      return { page: 'edit-bank-account' };
    case 'app':
      return { page: installPage() ?? 'install-apk' };
    case 'deposit':
      return reached ? { to: '/' } : { page: 'wallet' };
    case 'days':
      return reached ? { to: '/' } : null;
    case 'games':
    case 'stake':
      return { to: '/' };
  }
}

/** Progress in whole per cent; with two conditions the lower one. */
export function percentOf({ progress, target, play }: Pick<Mission, 'progress' | 'target' | 'play'>): number {
  const of = (value: string, most: string) => Number((BigInt(value) * 100n) / BigInt(most));
  return Math.min(100, of(progress, target), play === null ? 100 : of(play.progress, play.target));
}
