import { ROULETTE_NUMBERS } from '../../../contract/games/roulette/rules.ts';
import type { GalleryMarks } from '../definition.ts';
import { RouletteMark } from './RouletteMark.tsx';

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);

export const rouletteMarks: GalleryMarks = {
  at: 4,
  name: 'RouletteMark',
  marks: () => NUMBERS.map((number) => <RouletteMark key={number} number={number} />),
};
