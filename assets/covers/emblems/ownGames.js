import { at, group } from '../../studio/shape.js';
import { symbol } from '../../studio/symbols.js';
import { sized } from './parts.js';

/** The house's own dingdong: its bell before a cherry, a star and grapes. */
export const symbols = {
  skins: [[5, 0, 6, 3]],
  make: (middle, left, right, back) =>
    [
      [back, 0.62, [0.62, 0.62, -0.5], 0.2],
      [right, 0.5, [-0.66, 0.72, -0.3], 0.2],
      [left, 0.66, [-0.74, -0.5, 0.3], 0.1],
      [middle, 0.9, [0.26, -0.3, 0.5], -0.14],
    ].map(([frame, size, place, turn]) => at(group(sized(size, symbol(frame).object)), place, [0, 0, turn])),
};
