import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetStatus } from '../../../contract/channel.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import styles from './MyBetRow.module.css';
import { useSheet } from './useSheet.ts';

/** One of the player's own bets. Once its round has ended it leads there. */
export function MyBetRow({
  stake,
  status,
  win,
  at,
  facts,
  roundId,
}: {
  stake: bigint;
  status: BetStatus;
  /** What came back of a bet that was paid. */
  win: bigint;
  at: number;
  /** What else there is to say: what the bet was on, the result. */
  facts: ReactNode;
  /** Null while the round has not ended. */
  roundId: string | null;
}) {
  const { t, i18n } = useTranslation('table');
  const sheet = useSheet();
  const row = (
    <>
      <span className={styles.main}>
        <span className={styles.amount}>{formatMoney(stake)}</span>
        <span className={styles.win} data-status={status}>
          {status === 'cashed' ? formatMoney(win) : t(status === 'placed' ? 'open' : status)}
        </span>
      </span>
      <span className={styles.facts}>
        <span>{formatTime(at, i18n.language)}</span>
        <span>{facts}</span>
      </span>
    </>
  );
  if (roundId === null) return <div className={styles.bet}>{row}</div>;
  return (
    <button type="button" className={styles.bet} onClick={() => sheet.open({ kind: 'round', roundId })}>
      {row}
    </button>
  );
}
