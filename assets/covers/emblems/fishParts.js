import { turned } from './parts.js';

export const rays = (angles, place, make) =>
  angles.map((a, i) => turned(a, make(i), [place[0], place[1], place[2] + (i % 2) * 0.02]));
