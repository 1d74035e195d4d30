import type { GalleryMarks } from '../definition.ts';
import { LiveMark } from './page/StairsMark.tsx';

export const stairsMarks: GalleryMarks = {
  at: 11,
  name: 'StairsMark',
  marks: (size = 28) => ['1', '10'].map((part) => <LiveMark key={part} part={part} size={size} />),
};
