import { PALETTE, plastic } from './material.js';
import { at, ball, group } from './shape.js';
export function debris(frame) {
  return {
    object: at(group(ball(0.8, plastic(PALETTE.white), [1, 0.6, 0.5])), [0, 0, 0], [0.3, 0.2, frame]),
    camera: { eye: [0, 0, 1], height: 2 },
  };
}
