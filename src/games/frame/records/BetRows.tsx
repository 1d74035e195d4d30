import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetStatus } from '../../../../contract/channel.ts';
import { formatCount, formatMoney, formatWithin } from '../../../i18n/format.ts';
import { Avatar } from '../../../shared/account/Avatar.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import styles from './BetRows.module.css';

/** What the list must know of a bet. */
interface ShownBet {
  betId: string;
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
  amount: bigint;
}

interface EndProps<Bet> {
  bet: Bet;
  fate: BetStatus;
}

/** More rows than anyone reads; the totals count every bet. */
const ROWS = 50;

/** As many signs of a stranger's stake leave their name its room beside it: 'Rp 500.000'. */
const FITS = 10;

/** Everyone's bets, of one round or of many: the totals, then a row each. */
export function BetRows<Bet extends ShownBet>({
  count,
  total,
  paid,
  empty,
  bets,
  userId,
  fateOf,
  End,
}: {
  /** Of all bets, also of those that are not listed. */
  count: number;
  /** Their stakes together; null where they are of no one round. */
  total: bigint | null;
  /** What came back so far, and what that is called here. */
  paid: { label: string; amount: bigint } | null;
  /** What is said as long as there are none. */
  empty?: string;
  /** In the order in which they are shown. */
  bets: readonly Bet[];
  userId: string | undefined;
  fateOf: (bet: Bet) => BetStatus;
  /** The end of a row: what the bet is on, or what became of it. The same component at every render. */
  End: ComponentType<EndProps<Bet>>;
}) {
  const { t } = useTranslation('table');
  if (count === 0) return <EmptyState icon="people" title={empty ?? t('noBets')} />;
  const shown = bets.slice(0, ROWS);
  const more = count - shown.length;
  return (
    <>
      {total !== null && (
        <dl className={styles.totals}>
          <div>
            <dt>{t('betCount', { count, formatted: formatCount(count) })}</dt>
            <dd>{formatMoney(total)}</dd>
          </div>
          {paid && (
            <div>
              <dt>{paid.label}</dt>
              <dd data-tone="teal">{formatMoney(paid.amount)}</dd>
            </div>
          )}
        </dl>
      )}
      <ul className={styles.list}>
        {shown.map((bet) => (
          <Row key={bet.betId} bet={bet} own={bet.userId === userId} fate={fateOf(bet)} End={End} />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>{t('moreBets', { count: more, formatted: formatCount(more) })}</p>
      )}
    </>
  );
}

function BetRow<Bet extends ShownBet>({
  bet,
  own,
  fate,
  End,
}: EndProps<Bet> & {
  own: boolean;
  End: ComponentType<EndProps<Bet>>;
}) {
  const { t } = useTranslation('table');
  return (
    <li className={styles.bet} data-own={own || undefined} data-fate={fate}>
      <Avatar avatar={bet.avatar} size={30} />
      <span className={styles.who}>
        <span className={styles.name}>{own ? t('you') : bet.name}</span>
        {bet.bot && (
          <abbr className={styles.bot} title={t('botLabel')}>
            {t('bot')}
          </abbr>
        )}
      </span>
      <span className={styles.amount}>{own ? formatMoney(bet.amount) : formatWithin(FITS, bet.amount)}</span>
      <span className={styles.end}>
        <End bet={bet} fate={fate} />
      </span>
    </li>
  );
}

// `memo` forgets that the row is generic.
const Row = memo(BetRow) as unknown as typeof BetRow;
