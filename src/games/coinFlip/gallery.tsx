import type { GalleryMarks } from '../definition.ts';
import { CoinMark } from './CoinMark.tsx';

export const coinFlipMarks: GalleryMarks = {
  at: 6,
  name: 'CoinMark',
  sizes: [18, 28, 44],
  marks: (size = 28) => [
    <CoinMark key="heads" side={0} size={size} />,
    <CoinMark key="tails" side={1} size={size} />,
  ],
};
