import { at, ball, group } from '../../studio/shape.js';
import { bead, leaf, paint, shine, stone, turned } from './parts.js';

/** Eyes of grown beasts: a stone with a slit under a heavy brow. `side` is 1 or -1. */
export function fierce(colour, brow, { size = 0.1, tilt = 22, slit = true } = {}) {
  return group(
    at(ball(size * 1.25, paint('#1a0f1c'), [1.25, 0.8, 0.5]), [0, 0, -size * 0.1]),
    bead(size, stone(colour, { flat: false, glow: 0.8 }), [0, 0, size * 0.22], [1.1, 0.82, 0.6]),
    ...(slit ? [bead(size * 0.42, '#120812', [0, 0, size * 0.72], [0.5, 1.4, 0.4])] : []),
    bead(size * 0.16, shine('#ffffff'), [-size * 0.36, size * 0.34, size * 0.82]),
    turned(
      tilt,
      at(
        leaf(size * 4.2, size * 1.25, size * 0.62, brow, { cells: 30 }),
        [-size * 2.1, size * 0.62, size * 0.55],
        [0, 0, -Math.PI / 2],
      ),
    ),
  );
}

/** A pair of eyes at x to both sides. */
export function gaze(x, y, z, colour, brow, options = {}) {
  const right = at(fierce(colour, brow, options), [x, y, z]);
  const left = at(fierce(colour, brow, { ...options, tilt: -(options.tilt ?? 22) }), [-x, y, z]);
  return group(right, left);
}

/** One round eye of a creature seen from the side. */
export function sideEye(x, y, z, size, colour) {
  return group(
    bead(size * 1.3, 'gold', [x, y, z], [1, 1, 0.5]),
    bead(size * 1.05, '#fff6e0', [x, y, z + size * 0.24], [1, 1, 0.55]),
    bead(size * 0.7, stone(colour, { flat: false, glow: 0.5 }), [x, y, z + size * 0.56], [1, 1, 0.5]),
    bead(size * 0.4, '#120812', [x, y, z + size * 0.84], [1, 1, 0.4]),
    bead(size * 0.18, shine('#ffffff'), [x - size * 0.3, y + size * 0.34, z + size * 0.98]),
  );
}
