import type { GalleryMarks } from '../definition.ts';
import { RateMark } from './RateMark.tsx';

const RATES = [10_000n, 24_100n, 1_250_000n];

export const crashMarks: GalleryMarks = {
  at: 5,
  name: 'RateMark',
  marks: () => RATES.map((rate) => <RateMark key={String(rate)} rate={rate} />),
};
