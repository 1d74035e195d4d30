import { apple, cherry, grape, mango } from './fruit.js';
import { at, group } from './shape.js';
import { again, bamboo, ding, star } from './token.js';

const SYMBOLS = [cherry, apple, mango, grape, bamboo, ding, star, again];

/** What dingdong's ring shows: frame by frame Cherry, Apple, Mango, Grape, Bamboo, Ding, Star, Again. */
export function symbol(frame) {
  const make = SYMBOLS[frame];
  return {
    object: at(group(make()), [0, 0, 0], [0.08, -0.12, 0]),
    camera: { eye: [0, 0, 1], target: [0, 0.06, 0], height: 2.6 },
    ...(make === ding ? { light: 1.2, tone: 'aces' } : {}),
  };
}
