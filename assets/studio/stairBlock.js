import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { plastic } from './material.js';
import { at, group } from './shape.js';

const LOOKS = [
  { body: '#4335b8', tread: '#6f5ff5', panel: '#5446cc' },
  { body: '#e08a00', tread: '#ffcc1e', panel: '#f7a80e' },
  { body: '#0b8f80', tread: '#22dcb8', panel: '#10a892' },
];
/** Pieces of a broken block: middle x and y, width, height, lean. */
const PIECES = [
  [-0.68, -0.06, 0.7, 0.88, 0.12],
  [0, -0.26, 0.62, 0.6, -0.2],
  [0.66, -0.1, 0.72, 0.8, -0.14],
  [0.14, 0.26, 0.34, 0.3, 0.6],
];
const VIEW = { eye: [0, 0.34, 1], target: [0, 0, 0], height: 2.04 };

/** One place of a step: frame 0 plain, 1 lit, 2 climbed, 3 broken. */
export function stairBlock(frame) {
  if (frame === LOOKS.length) return { object: broken(), camera: VIEW };
  const { body, tread, panel } = LOOKS[frame];
  return {
    object: group(
      brick(1.92, 1, 1.2, body),
      at(brick(1.96, 0.28, 1.26, tread), [0, 0.5, 0]),
      at(brick(1.5, 0.42, 0.1, panel), [0, -0.06, 0.6]),
    ),
    camera: VIEW,
  };
}

function broken() {
  return group(
    ...PIECES.map(([x, y, width, height, lean], i) =>
      at(
        group(
          brick(width, height, 1 - i * 0.1, '#8a1c3a'),
          at(brick(width + 0.03, 0.2, 1.04 - i * 0.1, '#ff5a4a'), [0, height / 2, 0]),
        ),
        [x, y, 0],
        [0, lean, lean],
      ),
    ),
  );
}

function brick(width, height, depth, colour) {
  const round = Math.min(0.13, Math.min(width, height, depth) / 2 - 0.01);
  const material = plastic(colour, { roughness: 0.3, coat: 0.12 });
  material.specularIntensity = 0.35;
  return new THREE.Mesh(new RoundedBoxGeometry(width, height, depth, 8, round), material);
}
