import { dingdongResult } from '../../../../contract/games/dingdong/rules.ts';
import { FruitMark } from '../FruitMark.tsx';

/** The symbol that a round's light stopped on. */
export function ResultMark({ cells, size }: { cells: readonly number[]; size: number }) {
  return <FruitMark symbol={dingdongResult(cells)} size={size} />;
}
