import { DINGDONG_POOLS } from '../../../contract/games/dingdong/rules.ts';
import type { GalleryMarks } from '../definition.ts';
import { FruitMark } from './FruitMark.tsx';

export const dingdongMarks: GalleryMarks = {
  at: 2,
  name: 'FruitMark',
  sizes: [16, 24, 32],
  marks: (size) =>
    ([...DINGDONG_POOLS, 'Again'] as const).map((symbol) => (
      <FruitMark key={symbol} symbol={symbol} size={size} />
    )),
};
