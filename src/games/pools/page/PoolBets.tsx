import { useTranslation } from 'react-i18next';
import type { BetStatus } from '../../../../contract/channel.ts';
import { payout } from '../../../../contract/money.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { BetRows } from '../../frame/BetRows.tsx';
import type { PoolBet } from '../engine/poolState.ts';
import styles from './PoolBets.module.css';
import { usePool, usePoolTotals, usePoolUi } from './poolUi.ts';

/** Everyone's bets of the live round, the player's own on top; what they won once the picture has shown it. */
export function PoolBets() {
  const { t } = useTranslation('table');
  const totals = usePoolTotals();
  const bets = usePool(({ game }) => game.round?.bets);
  const userId = usePool(({ game }) => game.player?.id);
  const end = usePool(({ game, shown }) => (game.round?.roundId === shown ? game.round?.end : null));
  const rate = useRate();
  const own = (bet: PoolBet) => (bet.userId === userId ? 1 : 0);
  const listed = [...(bets?.values() ?? [])].sort((a, b) => own(b) - own(a) || b.at - a.at);
  const fateOf = (bet: PoolBet): BetStatus => {
    if (!end) return 'placed';
    if (end.interrupted) return 'returned';
    return rate(bet) > 0n ? 'cashed' : 'lost';
  };
  const paid = listed.reduce((sum, bet) => sum + (end ? payout(bet.amount, rate(bet)) : 0n), 0n);
  return (
    <BetRows
      {...totals}
      paid={end && !end.interrupted ? { label: t('paidOut'), amount: paid } : null}
      bets={listed}
      userId={userId}
      fateOf={fateOf}
      End={End}
    />
  );
}

/** What the bet is on, and what it brought. */
function End({ bet, fate }: { bet: PoolBet; fate: BetStatus }) {
  const { t } = useTranslation('table');
  const { names } = usePoolUi();
  const rate = useRate();
  return (
    <span className={styles.end}>
      <span>{names[bet.pool]}</span>
      {fate === 'cashed' && <span className={styles.win}>{formatMoney(payout(bet.amount, rate(bet)))}</span>}
      {fate === 'lost' && <span className={styles.lost}>{t('lost')}</span>}
      {fate === 'returned' && <span className={styles.lost}>{t('returned')}</span>}
    </span>
  );
}

/** What a bet of the live round is paid, in 1/10000. */
function useRate(): (bet: PoolBet) => bigint {
  const { session } = usePoolUi();
  const end = usePool(({ game }) => game.round?.end ?? null);
  return (bet) => (end && !end.interrupted ? session.wire.game.rate(bet.pool, end.result) : 0n);
}
