import { HEADS } from './heads.js';
import { plastic } from './material.js';
import { at, ball, group } from './shape.js';

/** Player portraits: a glossy head on a coloured button. Which head is which number never changes. */
export function avatar(frame) {
  const { back, parts } = HEADS[frame];
  const button = at(ball(1, plastic(back, { roughness: 0.32 }), [1, 1, 0.16]), [0, 0, -0.5]);
  const head = at(group(...parts()), [0, -0.1, 0], [0.04, -0.16, 0]);
  return { object: group(button, head), camera: { eye: [0, 0, 1], height: 1.92 } };
}
