import { useTranslation } from 'react-i18next';
import { wingoColours } from '../../../contract/games/wingo/rules.ts';
import { COLOUR_NAMES } from '../frame/names.ts';
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
      aria-label={[number, ...colours.map((colour) => t(COLOUR_NAMES[colour]))].join(', ')}
    >
      <span>{number}</span>
    </span>
  );
}
