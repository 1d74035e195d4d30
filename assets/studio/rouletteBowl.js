import * as THREE from 'three';
import { tin } from '../covers/emblems/parts.js';
import { back, facing } from './facing.js';
import { plastic } from './material.js';
import { polar } from './sector.js';
import { at, ball, group, ring } from './shape.js';

/** Radius of the ring of pockets the bowl goes round; the bowl's rim is 1. */
const OPENING = 0.76;
const DEFLECTORS = 8;

/** The bowl that stands still round the ring: rim, track of the ball with its deflectors, lip. */
export function rouletteBowl() {
  const rim = facing(
    [...back(0.885, 0.985, 0.1, 0.034), [0.996, 0.06], [0.99, 0]],
    plastic('#5a47da', { roughness: 0.16 }),
  );
  const track = facing(
    [
      [0.775, 0.03],
      [0.79, 0.012],
      [0.81, 0.008],
      [0.84, 0.03],
      [0.865, 0.062],
      [0.885, 0.105],
    ],
    plastic('#3526a6', { roughness: 0.2 }),
  );
  const deflectors = Array.from({ length: DEFLECTORS }, (_, i) => {
    const angle = ((i + 0.5) / DEFLECTORS) * Math.PI * 2;
    const [x, y] = polar(0.832, angle);
    const stud = new THREE.Mesh(new THREE.OctahedronGeometry(0.036), tin('gold'));
    stud.scale.set(i % 2 ? 0.62 : 1.15, i % 2 ? 1.15 : 0.62, 0.8);
    stud.material.flatShading = true;
    return at(stud, [x, y, 0.05], [0, 0, -angle]);
  });
  return {
    object: group(
      rim,
      track,
      at(ring(0.888, 0.014, tin('gold')), [0, 0, 0.11]),
      at(ring(OPENING + 0.014, 0.021, tin('gold')), [0, 0, 0.03]),
      ...deflectors,
    ),
    camera: { eye: [0, 0, 1], height: 2.02 },
    light: 1.7,
  };
}

/** The knob on the spindle's middle, which stands still so that its light does. */
export function rouletteKnob() {
  const foot = facing(
    [
      [0.3, 0],
      [0.3, 0.04],
      [0.26, 0.08],
      [0.2, 0.1],
    ],
    tin('gold'),
  );
  return {
    object: group(foot, at(ball(0.2, plastic('#e3262f'), [1, 1, 0.8]), [0, 0, 0.12])),
    camera: { eye: [0, 0, 1], height: 0.64 },
    light: 1.35,
  };
}

/** The ball: mother-of-pearl white. */
export function rouletteBall() {
  return {
    object: ball(0.5, plastic('#f3f1fa', { roughness: 0.18 })),
    camera: { eye: [0, 0, 1], height: 1.06 },
  };
}
