import type { GalleryMarks } from '../definition.ts';
import { SampleMark } from './SampleMark.tsx';

export const sampleMarks: GalleryMarks = {
  at: 14,
  name: 'SampleMark',
  sizes: [18, 28, 44],
  marks: (size = 28) => [
    <SampleMark key="heads" side={0} size={size} />,
    <SampleMark key="tails" side={1} size={size} />,
  ],
};
