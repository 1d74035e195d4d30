import type { BetMarkProps, LiveMarkProps } from '../definition.ts';
import styles from './DiceMark.module.css';

/** The pips of each face, as positions in a 3 × 3 grid. */
const PIPS = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 3, 6, 2, 5, 8]] as const;

/** A die from above; `face` is 0 to 5 as on the wire. */
export function DiceMark({ face, size = 24 }: { face: number; size?: number }) {
  const one = face === 0;
  return (
    <svg
      className={styles.die}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={String(face + 1)}
    >
      <rect className={styles.edge} width="24" height="24" rx="6" />
      <rect className={styles.top} x="0.7" y="0.5" width="22.6" height="21.8" rx="5.4" />
      {PIPS[face]?.map((place) => (
        <circle
          key={place}
          className={one ? styles.one : styles.pip}
          cx={5.9 + 6.1 * (place % 3)}
          cy={5.3 + 6.1 * Math.floor(place / 3)}
          r={one ? 3.7 : 2.35}
        />
      ))}
    </svg>
  );
}

/** The same in the lobby's live tile. */
export function LiveMark({ part, size }: LiveMarkProps) {
  return <DiceMark face={Number(part)} size={size} />;
}

/** The face of a bet. */
export function BetMark({ pool, size }: BetMarkProps) {
  return <DiceMark face={Number(pool)} size={size} />;
}

/** The three dice of a round in the order drawn; `framed`: with a border to separate them from others. */
export function Faces({
  faces,
  size,
  framed = false,
}: {
  faces: readonly number[];
  size: number;
  framed?: boolean;
}) {
  return (
    <span className={styles.faces} data-framed={framed || undefined}>
      {faces.map((face, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its position
        <DiceMark key={die} face={face} size={size} />
      ))}
    </span>
  );
}
