import { at, group } from '../../studio/shape.js';
import { bead, leaf, stone, turned } from './parts.js';

/** A cap of metal with stones on the brow. */
export function brow(metal, gem, y = 0.4, z = 0.42) {
  return group(
    ...[-44, -22, 0, 22, 44].map((a, i) =>
      at(
        turned(-a, leaf(0.46 - Math.abs(a) * 0.003, 0.24, 0.07, metal)),
        [a * 0.008, y - 0.12, z - Math.abs(a) * 0.004 + (i === 2 ? 0.05 : 0)],
        [-0.3, 0, 0],
      ),
    ),
    ...[-30, 0, 30].map((a) =>
      bead(a === 0 ? 0.1 : 0.065, stone(gem, { flat: false, glow: 0.5 }), [
        a * 0.0075,
        y + 0.04,
        z + 0.12 - Math.abs(a) * 0.002,
      ]),
    ),
  );
}
