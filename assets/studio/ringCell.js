import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { plastic } from './material.js';
import { at, group } from './shape.js';

const LOOKS = [
  { rim: '#3d3494', panel: '#231d5c', glow: 0 },
  { rim: '#ffc61e', panel: '#3a2fb0', glow: 0.15 },
  { rim: '#ffc61e', panel: '#0b7f86', glow: 0.3 },
];

/** A cell of dingdong's ring: frame 0 plain, 1 under the running light, 2 winning. */
export function ringCell(frame) {
  const { rim, panel, glow } = LOOKS[frame];
  const plate = (side, depth, round, colour, shine) => {
    const material = plastic(colour);
    material.emissive.set(colour);
    material.emissiveIntensity = shine;
    return new THREE.Mesh(new RoundedBoxGeometry(side, side, depth, 8, round), material);
  };
  return {
    object: group(plate(2.04, 0.46, 0.22, rim, 0), at(plate(1.72, 0.16, 0.078, panel, glow), [0, 0, 0.19])),
    camera: { eye: [0, -0.14, 1], height: 2.3 },
  };
}
