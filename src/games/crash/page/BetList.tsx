import { useTranslation } from 'react-i18next';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { BetRows } from '../../frame/BetRows.tsx';
import type { CrashListedBet } from '../engine/crashState.ts';
import styles from './CashedBet.module.css';
import { useBets, useCrash, useTotals } from './liveCrash.ts';

/** Everyone's bets of the live round, cash-outs as they happen. */
export function BetList() {
  const { t } = useTranslation('crash');
  const bets = useBets();
  const totals = useTotals();
  const userId = useCrash((state) => state.game.player?.id);
  const over = useCrash((state) => state.game.round?.end ?? null);
  const cashed = bets.reduce((sum, bet) => sum + (bet.status === 'cashed' ? (bet.win ?? 0n) : 0n), 0n);
  return (
    <BetRows
      {...totals}
      paid={{ label: t('cashedTotal'), amount: cashed }}
      bets={bets}
      userId={userId}
      fateOf={({ status }) =>
        status === 'placed' && over ? (over.interrupted ? 'returned' : 'lost') : status
      }
      End={BetEnd}
    />
  );
}

/** What became of a bet. */
function BetEnd({ bet, fate }: { bet: CrashListedBet; fate: CrashListedBet['status'] }) {
  const { t } = useTranslation('table');
  if (fate === 'lost' || fate === 'returned') return t(fate);
  if (fate === 'placed' || bet.rate === null) return null;
  return (
    <>
      <span className={styles.rate}>{formatRate(bet.rate)}</span>
      <span className={styles.win}>{formatMoney(bet.win ?? 0n)}</span>
    </>
  );
}
