import { DICE_POOLS } from '../../../contract/games/dice/rules.ts';
import type { GalleryMarks } from '../definition.ts';
import { DiceMark } from './DiceMark.tsx';

export const diceMarks: GalleryMarks = {
  at: 1,
  name: 'DiceMark',
  sizes: [16, 24, 32],
  marks: (size) => DICE_POOLS.map((face) => <DiceMark key={face} face={face} size={size} />),
};
