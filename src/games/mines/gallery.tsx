import type { GalleryMarks } from '../definition.ts';
import { LiveMark } from './page/MinesMark.tsx';

export const minesMarks: GalleryMarks = {
  at: 8,
  name: 'MinesMark',
  marks: (size = 28) => ['gem', 'mine'].map((part) => <LiveMark key={part} part={part} size={size} />),
};
