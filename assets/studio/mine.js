import * as THREE from 'three';
import { pad, shine, twins } from '../covers/emblems/parts.js';
import { metal, plastic } from './material.js';
import { at, ball, group, lathe, ring } from './shape.js';

/** Directions of the spikes: the corners and faces of a cube, turned so that none hides the face. */
const SPIKES = [
  [0, 1, 0],
  [0, -1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0.7, 0.7, 0.1],
  [-0.7, 0.7, 0.1],
  [0.7, -0.7, 0.1],
  [-0.7, -0.7, 0.1],
  [0.42, 0.42, -0.8],
  [-0.42, -0.42, -0.8],
];

/** A spiky mine with a temper. */
export function mine() {
  const body = group(
    ball(0.8, plastic('#3b2b8c', { roughness: 0.18 })),
    at(ring(0.79, 0.06, metal('#c9c4ea', 0.2)), [0, 0, 0], [0.2, 0, 0]),
    ...SPIKES.map(spike),
    face(),
  );
  body.rotation.set(0.12, -0.16, 0.08);
  return { object: group(body), camera: { eye: [0, 0, 1], height: 2.56 } };
}

function spike(direction) {
  const coral = plastic('#ff3b30', { roughness: 0.2 });
  const horn = group(
    lathe(
      [
        [0.2, 0.7],
        [0.2, 0.84],
        [0.17, 0.86],
        [0.001, 0.86],
      ],
      metal('#c9c4ea', 0.2),
      48,
    ),
    lathe(
      Array.from({ length: 20 }, (_, i) => {
        const t = i / 19;
        return [0.165 * (1 - t) ** 0.7 + 0.028 * Math.sqrt(Math.max(0, 1 - t ** 6)), 0.8 + 0.42 * t];
      }),
      coral,
      48,
    ),
  );
  horn.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), new THREE.Vector3(...direction).normalize());
  return horn;
}

/** Two angry eyes that glow. */
function face() {
  return twins(() =>
    pad(
      [
        [0.06, 0, 1],
        [0.54, 0.26, 1],
        [0.56, -0.02],
        [0.4, -0.22],
        [0.16, -0.2],
      ],
      0.05,
      shine('#ffcf14', 1.15),
      0.73,
    ),
  );
}
