import * as THREE from 'three';
import { plastic } from './material.js';
import { ball, group } from './shape.js';
export function avatar(frame, frames) {
  return {
    object: group(ball(1, plastic(new THREE.Color().setHSL(frame / frames, 0.8, 0.5)))),
    camera: { eye: [0, 0, 1], height: 2.02 },
  };
}
