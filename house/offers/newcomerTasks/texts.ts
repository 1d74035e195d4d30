import type { MissionName, MissionTemplate, MissionText } from '../../../contract/http/offers/missions.ts';
import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { NewcomerNumbers } from './settings.ts';

const TEMPLATES: Partial<Record<MissionName, MissionTemplate>> = {
  phone: 'missionPhone',
  pin: 'missionPin',
  bank: 'missionBank',
  app: 'missionApp',
  games: 'missionGames',
  deposit: 'missionFirstDeposit',
};

/** The text of a newcomer mission. */
export function newcomerTextOf(
  mission: MissionName,
  { games, stake }: NewcomerNumbers,
  market: Market,
): MissionText {
  const amounts: Record<string, string> =
    mission === 'stake' ? { amount: amountOf(stake, market).toString() } : {};
  const counts: Record<string, number> = mission === 'games' ? { count: games } : {};
  return { mission, template: TEMPLATES[mission] ?? 'missionStake', amounts, counts };
}
