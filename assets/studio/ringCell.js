import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { plastic } from './material.js';
import { at, group } from './shape.js';

const LOOKS = [
  { rim: '#2c2580', panel: '#4a3fbc' },
  { rim: '#a797ff', panel: '#5f45f0' },
  { rim: '#ffc61e', panel: '#fff0cc' },
];

/** A cell of dingdong's ring: frame 0 plain, 1 under the running light, 2 winning. */
export function ringCell(frame) {
  const { rim, panel } = LOOKS[frame];
  const plate = (side, depth, round, colour) =>
    new THREE.Mesh(new RoundedBoxGeometry(side, side, depth, 8, round), plastic(colour));
  return {
    object: group(plate(2.04, 0.46, 0.22, rim), at(plate(1.72, 0.16, 0.078, panel), [0, 0, 0.19])),
    camera: { eye: [0, -0.14, 1], height: 2.3 },
  };
}
