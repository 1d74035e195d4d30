import * as THREE from 'three';
import { tin } from '../covers/emblems/parts.js';
import { plastic } from './material.js';
import { at, ball, group, slab } from './shape.js';

/** The five windows, in units of 100 atlas pixels: their size, corner and the distance of their middles. */
const WINDOW = { width: 1.16, height: 1.36, round: 0.2, step: 1.34 };
const OUTER = { width: 6.9, height: 1.74, round: 0.34 };
const PLACES = [-2, -1, 0, 1, 2];

function rounded({ width, height, round }, x, grow, kind) {
  const [w, h, r] = [width / 2 + grow, height / 2 + grow, round + grow];
  const path = new kind();
  path.moveTo(x - w + r, -h);
  path.lineTo(x + w - r, -h);
  path.absarc(x + w - r, -h + r, r, -Math.PI / 2, 0);
  path.lineTo(x + w, h - r);
  path.absarc(x + w - r, h - r, r, 0, Math.PI / 2);
  path.lineTo(x - w + r, h);
  path.absarc(x - w + r, h - r, r, Math.PI / 2, Math.PI);
  path.lineTo(x - w, -h + r);
  path.absarc(x - w + r, -h + r, r, Math.PI, Math.PI * 1.5);
  return path;
}

/** A flat band between two growths of an outline. */
function band(box, x, inner, outer) {
  const shape = rounded(box, x, outer, THREE.Shape);
  shape.holes.push(rounded(box, x, inner, THREE.Path));
  return shape;
}

/** The frame with five windows, which the reels run behind. */
export function slotFrame() {
  const front = rounded(OUTER, 0, 0, THREE.Shape);
  for (const place of PLACES) front.holes.push(rounded(WINDOW, place * WINDOW.step, 0.02, THREE.Path));
  const trims = PLACES.map((place) =>
    at(slab(band(WINDOW, place * WINDOW.step, 0, 0.045), 0.1, 0.02, tin('gold')), [0, 0, 0.12]),
  );
  const studs = [-1, 1].flatMap((side) =>
    [-1, 1].map((up) => at(ball(0.045, tin('gold'), [1, 1, 0.6]), [side * 3.32, up * 0.75, 0.12])),
  );
  return {
    object: group(
      slab(front, 0.24, 0.045, plastic('#4f3cd4', { roughness: 0.2 })),
      at(slab(band(OUTER, 0, -0.03, 0.03), 0.16, 0.028, tin('gold')), [0, 0, 0.02]),
      ...trims,
      ...studs,
    ),
    camera: { eye: [0, 0, 1], target: [0, 0, 0.15], height: 1.84 },
    light: 1.45,
  };
}
