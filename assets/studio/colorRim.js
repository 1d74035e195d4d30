import * as THREE from 'three';
import { tin } from '../covers/emblems/parts.js';
import { back, facing } from './facing.js';
import { boltPlate } from './gold.js';
import { PALETTE, plastic } from './material.js';
import { curve, puff } from './puff.js';
import { polar } from './sector.js';
import { at, ball, group, ring } from './shape.js';

/** Lamps on the rim, the first half a step clockwise from the top; the radius they stand at, the rim's being 1. */
const LAMPS = 24;
const LAMP_RADIUS = 0.918;
const VIEW = { eye: [0, 0, 1], height: 2.02 };

/** The rim that stands still round the disc, with its lamps off. */
export function colorRim() {
  const lamps = Array.from({ length: LAMPS }, (_, i) => {
    const [x, y] = polar(LAMP_RADIUS, ((i + 0.5) / LAMPS) * Math.PI * 2);
    return at(
      group(
        at(ring(0.033, 0.009, tin('gold')), [0, 0, 0.005]),
        ball(0.03, plastic('#b06f12', { roughness: 0.15 }), [1, 1, 0.7]),
      ),
      [x, y, 0.128],
    );
  });
  return {
    object: group(
      facing([...back(0.845, 0.995, 0.08, 0.05), [0.998, 0.03]], plastic('#5a47da', { roughness: 0.16 })),
      at(ring(0.845, 0.022, tin('gold')), [0, 0, 0.08]),
      at(ring(0.985, 0.012, tin('gold')), [0, 0, 0.085]),
      ...lamps,
    ),
    camera: VIEW,
    light: 1.7,
  };
}

/** The hub that stands still in the middle. */
export function colorHub() {
  const dish = facing(
    [
      [0.98, 0],
      [0.98, 0.06],
      [0.93, 0.12],
      [0.86, 0.15],
      [0.8, 0.13],
      [0.77, 0.08],
    ],
    tin('gold'),
  );
  const dome = ball(0.8, plastic('#4a37d0', { roughness: 0.18 }), [1, 1, 0.42]);
  return {
    object: group(dish, dome, at(boltPlate(0.5, 0.16, plastic(PALETTE.volt)), [0, 0, 0.36])),
    camera: { eye: [0, 0, 1], height: 2.04 },
    light: 1.35,
  };
}

/** The flap that the pegs strike, its pin at the top, its point at the bottom. */
export function colorFlap() {
  const drop = puff(
    curve(
      [
        [0, 0.98],
        [-0.4, 0.78],
        [-0.5, 0.42],
        [-0.34, -0.1],
        [-0.1, -0.78],
        [0, -0.95],
        [0.1, -0.78],
        [0.34, -0.1],
        [0.5, 0.42],
        [0.4, 0.78],
      ],
      10,
    ),
    0.24,
    plastic(PALETTE.coral, { roughness: 0.2 }),
  );
  return {
    object: group(
      drop,
      at(ring(0.19, 0.05, tin('gold')), [0, 0.5, 0.2]),
      at(ball(0.18, tin('gold'), [1, 1, 0.6]), [0, 0.5, 0.2]),
    ),
    camera: { eye: [0, 0, 1], height: 2.04 },
    light: 1.3,
  };
}

/** The bracket on the rim that holds the flap. */
export function colorBracket() {
  const shape = curve(
    [
      [-0.9, -0.42],
      [-0.72, 0.3],
      [-0.3, 0.62],
      [0, 0.68],
      [0.3, 0.62],
      [0.72, 0.3],
      [0.9, -0.42],
      [0.4, -0.6],
      [0, -0.64],
      [-0.4, -0.6],
    ],
    10,
  );
  const screws = [-0.58, 0.58].map((x) => at(ball(0.09, tin('silver'), [1, 1, 0.5]), [x, -0.2, 0.16]));
  return {
    object: group(puff(shape, 0.26, tin('gold')), ...screws),
    camera: { eye: [0, 0, 1], height: 1.5 },
    light: 1.2,
  };
}

/** A lamp of the rim, lit; the glow belongs round it. */
export function colorLamp() {
  const light = new THREE.MeshBasicMaterial({ color: new THREE.Color('#fff0b0') });
  return {
    object: group(ball(0.8, light, [1, 1, 0.7]), at(ring(0.9, 0.14, tin('gold')), [0, 0, -0.1])),
    camera: { eye: [0, 0, 1], height: 2.2 },
  };
}
