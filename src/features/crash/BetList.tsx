import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrashTableBet } from '../../engine/crashState.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatCount, formatMoney, formatRate } from '../../ui/format.ts';
import styles from './BetList.module.css';
import { useCrash } from './table.ts';
import { useBets, useTotals } from './useBets.ts';

/** More rows than anyone reads; the totals count every bet. */
const ROWS = 50;

/** Everyone's bets of the live round, cash-outs as they happen. */
export function BetList() {
  const { t } = useTranslation('crash');
  const bets = useBets();
  const totals = useTotals();
  const userId = useCrash((state) => state.game.player?.id);
  const over = useCrash((state) => state.game.round?.end ?? null);
  if (totals.count === 0) return <EmptyState icon="people" title={t('noBets')} />;
  const cashed = bets.reduce((sum, bet) => sum + (bet.status === 'cashed' ? (bet.win ?? 0n) : 0n), 0n);
  const shown = bets.slice(0, ROWS);
  const more = totals.count - shown.length;
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>{t('betCount', { count: totals.count, formatted: formatCount(totals.count) })}</dt>
          <dd>{formatMoney(totals.total)}</dd>
        </div>
        <div>
          <dt>{t('cashedTotal')}</dt>
          <dd data-tone="teal">{formatMoney(cashed)}</dd>
        </div>
      </dl>
      <ul className={styles.list}>
        {shown.map((bet) => (
          <BetRow
            key={bet.betId}
            bet={bet}
            own={bet.userId === userId}
            fate={bet.status === 'placed' && over ? (over.interrupted ? 'returned' : 'lost') : bet.status}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>{t('moreBets', { count: more, formatted: formatCount(more) })}</p>
      )}
    </>
  );
}

const BetRow = memo(function BetRow({
  bet,
  own,
  fate,
}: {
  bet: CrashTableBet;
  own: boolean;
  fate: CrashTableBet['status'];
}) {
  const { t } = useTranslation('crash');
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
      <span className={styles.amount}>{formatMoney(bet.amount)}</span>
      <span className={styles.end}>
        {fate === 'cashed' && bet.rate !== null && (
          <>
            <span className={styles.rate}>{formatRate(bet.rate)}</span>
            <span className={styles.win}>{formatMoney(bet.win ?? 0n)}</span>
          </>
        )}
        {fate === 'lost' && t('lost')}
        {fate === 'returned' && t('returned')}
      </span>
    </li>
  );
});
