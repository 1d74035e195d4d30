import type { GalleryMarks } from '../definition.ts';
import { LiveMark } from './page/RollerMark.tsx';

export const rollerMarks: GalleryMarks = {
  at: 9,
  name: 'RollerMark',
  marks: (size = 28) => ['0', '5025', '9999'].map((part) => <LiveMark key={part} part={part} size={size} />),
};
