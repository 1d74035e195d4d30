import { PALETTE, plastic } from './material.js';
import { group, lathe } from './shape.js';
export function pad() {
  return {
    object: group(
      lathe(
        [
          [0, 0.2],
          [0.9, 0.2],
          [1, 0.1],
          [1.1, 0],
        ],
        plastic(PALETTE.indigo),
      ),
    ),
    camera: { eye: [0, 0.3, 1], height: 1.6 },
  };
}
