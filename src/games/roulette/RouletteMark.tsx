import { useTranslation } from 'react-i18next';
import { colourOf, ROULETTE_POOLS, type RoulettePool } from '../../../contract/games/roulette/rules.ts';
import type { BetMarkProps, LiveMarkProps } from '../definition.ts';
import styles from './RouletteMark.module.css';

/** Keys of the colours' names in the namespace `marks`. */
const COLOUR_NAMES = { red: 'red', blue: 'blue', black: 'black' } as const satisfies Record<
  RoulettePool,
  string
>;

/** A number of roulette's wheel, 0 to 14, on its colour. */
export function RouletteMark({ number, size = 24 }: { number: number; size?: number }) {
  const { t } = useTranslation('marks');
  const colour = colourOf(number);
  return (
    <span
      className={styles.mark}
      style={{ width: size, height: size, fontSize: size * 0.5 }}
      data-colour={colour}
      role="img"
      aria-label={`${number}, ${t(COLOUR_NAMES[colour])}`}
    >
      {number}
    </span>
  );
}

/** The same in the lobby's live tile. */
export function LiveMark({ part, size }: LiveMarkProps) {
  return <RouletteMark number={Number(part)} size={size} />;
}

/** The colour of a bet. */
export function BetMark({ pool, size }: BetMarkProps) {
  const { t } = useTranslation('marks');
  const colour = ROULETTE_POOLS.find((one) => one === pool);
  if (!colour) return pool;
  return (
    <span className={styles.colour} data-colour={colour} style={{ lineHeight: `${size}px` }}>
      {t(COLOUR_NAMES[colour])}
    </span>
  );
}
