import type { Rate } from '../../../contract/money.ts';
import { formatRate } from '../../i18n/format.ts';
import { rateBand } from '../../shared/play/rateBand.ts';
import type { LiveMarkProps } from '../definition.ts';
import styles from './RateMark.module.css';

/** The multiplier at which a crash round ended. */
export function RateMark({ rate }: { rate: Rate }) {
  return (
    <span className={styles.rate} data-rate={rateBand(rate)}>
      {formatRate(rate)}
    </span>
  );
}

/** The same in the lobby's live tile. */
export function LiveMark({ part }: LiveMarkProps) {
  return <RateMark rate={BigInt(part)} />;
}
