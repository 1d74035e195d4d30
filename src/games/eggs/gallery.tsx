import type { GalleryMarks } from '../definition.ts';
import { LiveMark } from './page/EggsMark.tsx';

export const eggsMarks: GalleryMarks = {
  at: 10,
  name: 'EggsMark',
  marks: (size = 28) =>
    ['0', '15000', '500000'].map((part) => <LiveMark key={part} part={part} size={size} />),
};
