import { decimalSeparator } from '../../../i18n/format.ts';
import type { LiveMarkProps } from '../../definition.ts';
import type { RollerRound } from '../engine/roller.ts';
import { hundredths } from '../engine/rollerText.ts';
import styles from './roller.module.css';

/** The player's decimal separator. */
export function decimal(): ',' | '.' {
  return decimalSeparator() === ',' ? ',' : '.';
}

/** A round as a chip: the result in the colour of its outcome. */
export function RollerMark({ round: { result, won } }: { round: RollerRound }) {
  return (
    <span className={styles.mark} data-won={won || undefined}>
      {hundredths(result, decimal())}
    </span>
  );
}

/** A result, given in hundredths. */
export function LiveMark({ part, size }: LiveMarkProps) {
  return (
    <span style={{ fontSize: size * 0.62, fontWeight: 800, lineHeight: `${size}px` }}>
      {hundredths(Number(part), decimal())}
    </span>
  );
}
