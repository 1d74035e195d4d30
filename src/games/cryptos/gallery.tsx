import type { GalleryMarks } from '../definition.ts';
import { LiveMark } from './page/CryptosMark.tsx';

export const cryptosMarks: GalleryMarks = {
  at: 13,
  name: 'CryptosMark',
  marks: (size = 28) =>
    ['0', '1', '2', '3', '4', '5', '6'].map((part) => <LiveMark key={part} part={part} size={size} />),
};
