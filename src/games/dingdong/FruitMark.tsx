import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DINGDONG_POOLS,
  type DingdongSymbol,
  dingdongResult,
  symbolOf,
} from '../../../contract/games/dingdong/rules.ts';
import type { BetMarkProps, LiveMarkProps } from '../definition.ts';
import styles from './FruitMark.module.css';

/** Keys of the symbols' names in the namespace `marks`. */
export const FRUIT_NAMES = {
  Cherry: 'cherry',
  Apple: 'apple',
  Mango: 'mango',
  Grape: 'grape',
  Bamboo: 'bamboo',
  Ding: 'bell',
  Star: 'star',
  Again: 'again',
} as const satisfies Record<DingdongSymbol, string>;

/** The symbols in the order of the sprite image (assets/pipeline/marks.mjs). */
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

/** The symbol of a cell in the lobby's live tile. */
export function LiveMark({ part, size }: LiveMarkProps) {
  return <FruitMark symbol={symbolOf(Number(part))} size={size} />;
}

/** The symbol of a bet. */
export function BetMark({ pool, size }: BetMarkProps) {
  const symbol = SYMBOLS.find((one) => one === pool);
  return symbol ? <FruitMark symbol={symbol} size={size} /> : pool;
}

/** The symbol on which a round's light stopped. */
export function ResultMark({ cells, size }: { cells: readonly number[]; size: number }) {
  return <FruitMark symbol={dingdongResult(cells)} size={size} />;
}

/** The symbols' names in the player's language. */
export function useNames(): Record<DingdongSymbol, string> {
  const { t } = useTranslation('marks');
  return useMemo(
    () =>
      Object.fromEntries(SYMBOLS.map((symbol) => [symbol, t(FRUIT_NAMES[symbol])])) as Record<
        DingdongSymbol,
        string
      >,
    [t],
  );
}
