import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './WithdrawRecordPage.module.css';

/** The places of rows that are on their way. */
export function RowsWaiting({ rows, height = '68px' }: { rows: number; height?: string }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={height} />
      ))}
    </div>
  );
}
