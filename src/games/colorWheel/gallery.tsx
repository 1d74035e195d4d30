import { WHEEL_COLORS } from '../../../contract/games/colorWheel/rules.ts';
import type { GalleryMarks } from '../definition.ts';
import { LiveMark } from './page/ColorWheelMark.tsx';

export const colorWheelMarks: GalleryMarks = {
  at: 12,
  name: 'ColorWheelMark',
  marks: (size = 28) => WHEEL_COLORS.map((part) => <LiveMark key={part} part={part} size={size} />),
};
