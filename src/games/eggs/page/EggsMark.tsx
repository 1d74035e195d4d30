import { formatRate } from '../../../i18n/format.ts';
import type { LiveMarkProps } from '../../definition.ts';
import type { EggsRound } from '../engine/eggs.ts';
import styles from './eggs.module.css';

/** An egg in its own colour, `size` is its height in CSS pixels. Decorative: it is named beside it. */
function EggSign({ egg, size }: { egg: number; size: number }) {
  return (
    <svg
      className={styles.egg}
      data-egg={egg}
      width={size * 0.8}
      height={size}
      viewBox="0 0 16 20"
      aria-hidden="true"
    >
      <path
        className={styles.shell}
        d="M8 1c4 0 7 6.2 7 10.6C15 16.2 12 19 8 19s-7-2.8-7-7.4C1 7.2 4 1 8 1z"
      />
      <path className={styles.belt} d="M1.4 9.5h13.2v3H1.2z" />
    </svg>
  );
}

/** A round as a chip: the picked egg and its prize. */
export function EggsMark({ round: { egg, rate } }: { round: EggsRound }) {
  return (
    <>
      <EggSign egg={egg} size={16} />
      {formatRate(rate)}
    </>
  );
}

/** The prize in an egg, in 1/10000. */
export function LiveMark({ part, size }: LiveMarkProps) {
  return (
    <span style={{ fontSize: size * 0.62, fontWeight: 800, lineHeight: `${size}px` }}>
      {formatRate(BigInt(part))}
    </span>
  );
}
