import { queryOptions } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import { type Doc, heraclesDoc } from '../../../contract/http/site/site.ts';
import type { Language } from '../../../contract/markets.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import type { IconName } from '../../ui/signs/Icon.tsx';

const FRESH_MS = 10 * 60_000;

/** The groups in the order of the help's first page. */
export const GROUPS = {
  start: { title: 'groupStart', icon: 'play' },
  games: { title: 'groupGames', icon: 'dice' },
  account: { title: 'groupAccount', icon: 'user' },
  rules: { title: 'groupRules', icon: 'shield' },
} as const satisfies Record<Doc['group'], { title: string; icon: IconName }>;

/** Pages with their own icon, by key; the others use their group's. */
const ICONS: Partial<Record<string, IconName>> = {
  'find-games': 'search',
  install: 'phone',
  crash: 'bolt',
  'limits-and-payouts': 'ticket',
  fairness: 'shield',
  'interrupted-rounds': 'history',
  account: 'key',
  deposit: 'plus',
  withdraw: 'wallet',
  security: 'lock',
  'own-limits': 'leaf',
  'playing-responsibly': 'user',
  'play-money-terms': 'wallet',
  privacy: 'lock',
  about: 'info',
};

export function docIcon({ key, group }: Doc): IconName {
  return ICONS[key] ?? GROUPS[group].icon;
}

export const GROUP_KEYS = Object.keys(GROUPS) as Doc['group'][];

/** All help pages in a language, without their blocks. */
export const docList = (language: Language) =>
  queryOptions({
    queryKey: ['help', language],
    queryFn: async () => (await http.send(heraclesDoc, { language }, { quiet: true })).docs,
    staleTime: FRESH_MS,
  });

/** Whether the error means that there is no page with this key. */
export function isNoDoc(error: unknown): boolean {
  const codes: readonly number[] = [ErrorCode.notFound, ErrorCode.badParameter];
  return error instanceof HttpError && error.failure === 'refusal' && codes.includes(error.code);
}

/** One complete help page. */
export const oneDoc = (language: Language, key: string) =>
  queryOptions({
    queryKey: ['help', language, key],
    queryFn: async () => {
      const { docs } = await http.send(heraclesDoc, { language, key }, { quiet: true });
      return docs[0] ?? null;
    },
    staleTime: FRESH_MS,
    retry: (failures, error) => failures < 1 && !isNoDoc(error),
  });
