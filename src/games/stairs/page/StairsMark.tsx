import { formatCount, formatRate } from '../../../i18n/format.ts';
import type { LiveMarkProps } from '../../definition.ts';
import type { StairsRound } from '../engine/stairs.ts';
import styles from './stairs.module.css';

/** An icon of ascending steps, `size` in CSS pixels. */
function StairsSign({ size }: { size: number }) {
  return (
    <svg className={styles.sign} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d="M3 21v-5h6v-5h6V6h6v15z" />
    </svg>
  );
}

/** A round as a chip: the level reached and the payout. */
export function StairsMark({ round: { path, end, rate } }: { round: StairsRound }) {
  const lost = end === 'lost';
  return (
    <span className={styles.mark} data-lost={lost || undefined}>
      <StairsSign size={14} />
      {formatCount(lost ? path.length - 1 : path.length)}
      {!lost && ` · ${formatRate(rate)}`}
    </span>
  );
}

/** The level reached in a round. */
export function LiveMark({ part, size }: LiveMarkProps) {
  return (
    <span className={styles.mark} style={{ fontSize: size * 0.62, fontWeight: 800, lineHeight: `${size}px` }}>
      <StairsSign size={size * 0.7} />
      {formatCount(Number(part))}
    </span>
  );
}
