import { useTranslation } from 'react-i18next';
import { colourOf } from '../../../contract/games/roulette/rules.ts';
import { COLOUR_NAMES } from '../frame/names.ts';
import styles from './RouletteMark.module.css';

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
