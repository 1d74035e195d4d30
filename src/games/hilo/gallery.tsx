import type { GalleryMarks } from '../definition.ts';
import { LiveMark } from './page/HiloMark.tsx';

export const hiloMarks: GalleryMarks = {
  at: 7,
  name: 'HiloMark',
  marks: (size = 28) =>
    ['0', '13', '26', '51'].map((part) => <LiveMark key={part} part={part} size={size} />),
};
