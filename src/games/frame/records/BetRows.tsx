import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetStatus } from '../../../../contract/channel.ts';
import { formatCount, formatMoney, formatWithin } from '../../../i18n/format.ts';
import { Avatar } from '../../../shared/account/Avatar.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import styles from './BetRows.module.css';

/** The fields of a bet that the list needs. */
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

/** Maximum number of rows; the totals count every bet. */
const ROWS = 50;

/** Maximum characters of another player's stake that leave room for the name: 'Rp 500.000'. */
const FITS = 10;

/** A list of all players' bets, of one round or several: the totals, then one row per bet. */
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
  /** Counts all bets, including those not listed. */
  count: number;
  /** Their total stake; null where they belong to several rounds. */
  total: bigint | null;
  /** The payouts so far, and their label here. */
  paid: { label: string; amount: bigint } | null;
  /** Text shown while there are none. */
  empty?: string;
  /** In display order. */
  bets: readonly Bet[];
  userId: string | undefined;
  fateOf: (bet: Bet) => BetStatus;
  /** The end of a row: the bet's choice or its result. Must be the same component at every render. */
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

// `memo` loses the row's type parameter.
const Row = memo(BetRow) as unknown as typeof BetRow;
