import { useTranslation } from 'react-i18next';
import { WINGO_COLOURS, WINGO_NUMBERS, wingoColours } from '../../../contract/games/wingo/rules.ts';
import type { BetMarkProps, LiveMarkProps } from '../definition.ts';
import styles from './WingoMark.module.css';

/** A ball of wingo, 0 to 9, in its colours. */
export function WingoMark({ number, size = 24 }: { number: number; size?: number }) {
  const { t } = useTranslation('marks');
  const colours = wingoColours(number);
  return (
    <span
      className={styles.ball}
      style={{ width: size, height: size, fontSize: size * 0.5 }}
      data-colour={colours.join(' ')}
      role="img"
      aria-label={[number, ...colours.map((colour) => t(colour))].join(', ')}
    >
      <span>{number}</span>
    </span>
  );
}

/** The same in the lobby's live tile. */
export function LiveMark({ part, size }: LiveMarkProps) {
  return <WingoMark number={Number(part)} size={size} />;
}

/** The choice of a bet: a number's ball, or a colour's name on its colour. */
export function BetMark({ pool, size }: BetMarkProps) {
  const { t } = useTranslation('marks');
  const number = (WINGO_NUMBERS as readonly string[]).indexOf(pool);
  if (number >= 0) return <WingoMark number={number} size={size} />;
  const colour = WINGO_COLOURS.find((one) => one === pool);
  if (!colour) return pool;
  return (
    <span className={styles.colour} data-colour={colour} style={{ lineHeight: `${size}px` }}>
      {t(colour)}
    </span>
  );
}
