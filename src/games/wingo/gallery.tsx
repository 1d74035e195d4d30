import { WINGO_NUMBERS } from '../../../contract/games/wingo/rules.ts';
import type { GalleryMarks } from '../definition.ts';
import { WingoMark } from './WingoMark.tsx';

export const wingoMarks: GalleryMarks = {
  at: 3,
  name: 'WingoMark',
  marks: () => WINGO_NUMBERS.map((name, number) => <WingoMark key={name} number={number} />),
};
