import { useTranslation } from 'react-i18next';
import { DINGDONG_POOLS, type DingdongSymbol } from '../../../contract/games/dingdong/rules.ts';
import { FRUIT_NAMES } from '../frame/names.ts';
import styles from './FruitMark.module.css';

/** The symbols in the order in which they lie in the picture (assets/pipeline/marks.mjs). */
const SYMBOLS: readonly DingdongSymbol[] = [...DINGDONG_POOLS, 'Again'];

/** A symbol of dingdong's board. */
export function FruitMark({ symbol, size = 24 }: { symbol: DingdongSymbol; size?: number }) {
  const { t } = useTranslation('marks');
  const at = SYMBOLS.indexOf(symbol) / (SYMBOLS.length - 1);
  return (
    <span
      className={styles.fruit}
      style={{ width: size, height: size, backgroundPositionX: `${at * 100}%` }}
      role="img"
      aria-label={t(FRUIT_NAMES[symbol])}
    />
  );
}
