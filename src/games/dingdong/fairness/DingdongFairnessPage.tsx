import { dingdongPastRound } from '../../../../contract/games/dingdong/operations.ts';
import { DINGDONG_BOARD, DINGDONG_POOLS, symbolOf } from '../../../../contract/games/dingdong/rules.ts';
import { DrawFairnessPage } from '../../fairness/draws/DrawFairnessPage.tsx';
import { type DrawGame, pastDraws } from '../../fairness/draws/drawGame.ts';
import { DINGDONG_DRAW } from '../engine/dingdong.ts';
import { FruitMark } from '../FruitMark.tsx';

/** The cells that show Again, on which a draw does not end. */
const AGAIN = DINGDONG_BOARD.flatMap((symbol, cell) => (symbol === 'Again' ? [cell] : []));

const DINGDONG: DrawGame = {
  key: 'dingdong',
  rule: DINGDONG_DRAW,
  tables: null,
  rounds: pastDraws(dingdongPastRound, ({ rand }) => rand),
  mark: (cell, size) => <FruitMark symbol={symbolOf(cell)} size={size} />,
  kinds: ([...DINGDONG_POOLS, 'Again'] as const).map((symbol) => ({
    key: symbol,
    values: DINGDONG_BOARD.flatMap((one, cell) => (one === symbol ? [cell] : [])),
  })),
  python: `next(c for c in(int.from_bytes(h[i:i+4],'big')*24>>32 for i in range(0,32,4))if c not in(${AGAIN}))`,
};

/** Fairness page of dingdong: a cell from each round's secret, and another one for each Again. */
export default function DingdongFairnessPage() {
  return <DrawFairnessPage game={DINGDONG} />;
}
