import type { TFunction } from 'i18next';
import type { StatementKind, StatementLine } from '../../../contract/http/statement.ts';
import { roundName } from '../../shared/play/roundWords.ts';
import type { IconName } from '../../ui/signs/Icon.tsx';

const TITLES = {
  grant: 'lineGrant',
  stake: 'lineStake',
  release: 'lineRelease',
  profit: 'lineProfit',
  deposit: 'lineDeposit',
  hold: 'lineHold',
  returned: 'lineReturned',
  bonus: 'lineBonus',
} as const satisfies Record<StatementKind, string>;

const ICONS: Record<StatementKind, IconName> = {
  grant: 'gift',
  stake: 'bolt',
  release: 'bolt',
  profit: 'trophy',
  deposit: 'arrowDown',
  hold: 'arrowUp',
  returned: 'back',
  bonus: 'gift',
};

export function lineIcon({ kind }: StatementLine): IconName {
  return ICONS[kind];
}

/** What happened, in a word or two. */
export function lineTitle(t: TFunction<'statement'>, { kind }: StatementLine): string {
  return t(TITLES[kind]);
}

/** What it belongs to: 'Crash, babak 1.024' or 'Pesanan 17'; empty when to nothing. */
export function lineOrigin(t: TFunction<'statement'>, { bet, order }: StatementLine): string {
  if (bet) return t('ofRound', { game: bet.title, round: roundName(bet.game, bet.roundId) });
  return order === null ? '' : t('ofOrder', { order });
}
