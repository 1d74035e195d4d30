import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StatementKind, StatementLine } from '../../../contract/http/money/statement.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatClock } from '../../i18n/dates.ts';
import { formatMoney, signedMoney } from '../../i18n/format.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import rows from '../../ui/styles/row.module.css';
import { roundName } from '../play/roundWords.ts';
import { lookOf } from '../promotions/cards.ts';
import styles from './Line.module.css';

const TITLES = {
  grant: 'lineGrant',
  stake: 'lineStake',
  release: 'lineRelease',
  profit: 'lineProfit',
  deposit: 'lineDeposit',
  hold: 'lineHold',
  returned: 'lineReturned',
  bonus: 'lineBonus',
  chargeback: 'lineChargeback',
  collection: 'lineCollection',
  adjustment_credit: 'lineAdjustment',
  adjustment_debit: 'lineAdjustment',
  reversal_credit: 'lineReversal',
  reversal_debit: 'lineReversal',
  prize: 'linePrize',
  award: 'lineAward',
  depositBonus: 'lineBonus',
  bonusStake: 'lineBonusStake',
  bonusRelease: 'lineBonusRelease',
  bonusProfit: 'lineBonusProfit',
  bonusWon: 'lineBonusWon',
  bonusExpired: 'lineBonusExpired',
  bonusGivenUp: 'lineBonusGivenUp',
  bonusMoved: 'lineBonusMoved',
  providerBet: 'lineStake',
  providerBetBack: 'lineBetBack',
  providerWin: 'lineProfit',
  providerWinBack: 'lineWinBack',
  providerBonusBet: 'lineBonusStake',
  providerBonusBetBack: 'lineBonusBetBack',
  providerBonusWin: 'lineBonusProfit',
  providerBonusWinBack: 'lineBonusWinBack',
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
  chargeback: 'arrowUp',
  collection: 'arrowUp',
  adjustment_credit: 'shield',
  adjustment_debit: 'shield',
  reversal_credit: 'back',
  reversal_debit: 'back',
  prize: 'gift',
  award: 'gift',
  depositBonus: 'gift',
  bonusStake: 'bolt',
  bonusRelease: 'bolt',
  bonusProfit: 'trophy',
  bonusWon: 'trophy',
  bonusExpired: 'back',
  bonusGivenUp: 'back',
  bonusMoved: 'gift',
  providerBet: 'bolt',
  providerBetBack: 'back',
  providerWin: 'trophy',
  providerWinBack: 'back',
  providerBonusBet: 'bolt',
  providerBonusBetBack: 'back',
  providerBonusWin: 'trophy',
  providerBonusWinBack: 'back',
};

/** One transaction of the player: its kind, time and amount, and the resulting balance of the affected part. */
export function Line({ line, onOpen }: { line: StatementLine; onOpen?: (() => void) | undefined }) {
  const { t, i18n } = useTranslation('statement');
  const currency = line.currency as Currency;
  const amount = BigInt(line.amount);
  const promotion = usePromotionTitle(line.promotion);
  const origin = promotion ?? lineOrigin(t, line);
  const content = (
    <>
      <span className={styles.icon} data-came={amount > 0n || undefined}>
        <Icon name={ICONS[line.kind]} size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{lineTitle(t, line)}</span>
        <span className={styles.quiet}>
          {formatClock(line.at, i18n.language)}
          {origin && ` · ${origin}`}
        </span>
      </span>
      <span className={styles.sums}>
        <span className={styles.amount} data-came={amount > 0n || undefined}>
          {signedMoney(amount, currency)}
        </span>
        <span className={styles.quiet}>
          <span className="visually-hidden">
            {t(line.account === 'bonus' ? 'bonusAfter' : 'balanceAfter')}{' '}
          </span>
          {line.account === 'bonus' && <Icon name="gift" size={12} />}
          {formatMoney(BigInt(line.balance), currency)}
        </span>
      </span>
    </>
  );
  return (
    <li className={rows.item}>
      {onOpen ? (
        <button type="button" className={`${rows.row} ${styles.row}`} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={`${rows.row} ${styles.row}`}>{content}</div>
      )}
    </li>
  );
}

export function LineSkeleton() {
  return (
    <div className={rows.item}>
      <div className={`${rows.row} ${styles.row}`}>
        <Skeleton width="36px" height="36px" />
        <span className={styles.words}>
          <Skeleton width="6em" />
          <Skeleton width="9em" />
        </span>
        <span className={styles.sums}>
          <Skeleton width="6em" />
          <Skeleton width="5em" />
        </span>
      </div>
    </div>
  );
}

/** The title of a line, in one or two words. */
export function lineTitle(t: TFunction<'statement'>, { kind }: StatementLine): string {
  return t(TITLES[kind]);
}

/**
 * The promotion title of an award line; null for other lines, and until its text is loaded: a sheet that suspends again after
 * it has opened would compete for the focus with the one below.
 */
export function usePromotionTitle(code: string | null): string | null {
  const { t, ready } = useTranslation('promotionCards', { useSuspense: false });
  const look = code === null ? null : lookOf(code);
  return look && ready ? t(look.title) : null;
}

/** The origin of a line: 'Crash, babak 1.024' or 'Pesanan 17'; empty when there is none. */
function lineOrigin(t: TFunction<'statement'>, { bet, order }: StatementLine): string {
  if (bet) return t('ofRound', { game: bet.title, round: roundName(bet.game, bet.roundId) });
  return order === null ? '' : t('ofOrder', { order });
}
