import { climber } from '../../studio/climber.js';
import { colorDisc } from '../../studio/colorWheel.js';
import { cryptoCoin } from '../../studio/cryptoCoin.js';
import { dialCap, dialFace, dialNeedle } from '../../studio/dial.js';
import { egg } from '../../studio/egg.js';
import { gem } from '../../studio/gem.js';
import { mine } from '../../studio/mine.js';
import { nest } from '../../studio/nest.js';
import { at, group, ring } from '../../studio/shape.js';
import { stairBlock } from '../../studio/stairBlock.js';
import { shine, sized, turned } from './parts.js';

/** The house's own solo games, each by the models of its own picture. */

/** A model in its size at its place, turned by degrees. */
const put = ({ object }, size, place, degrees = 0) => turned(degrees, sized(size, object), place);

export const minesGem = {
  skins: [[]],
  make: () => [put(mine(), 0.72, [-0.62, 0.56, -0.6], 10), put(gem(), 0.92, [0.24, -0.3, 0.5], -6)],
};

export const batikEggs = {
  skins: [[]],
  make: () => [
    ...[
      [0, 0.78, [-0.8, 0.5, -0.7]],
      [1, 0.78, [0.8, 0.5, -0.7]],
      [3, 0.9, [0, -0.25, 0.5]],
    ].flatMap(([skin, size, place]) => [put(nest(0), size, place), put(egg(skin), size, place)]),
  ],
};

export const skyStairs = {
  skins: [[]],
  make: () => [
    put(stairBlock(1), 0.62, [0.78, 0.52, -0.2]),
    put(stairBlock(0), 0.62, [-0.62, -0.62, 0.2]),
    put(stairBlock(2), 0.62, [0.1, -0.05, 0]),
    put(climber('cheer')(2), 0.6, [0.1, 0.92, 0.35], -4),
  ],
};

/** Turns of the dial: from 0 at the lower left to 100 at the lower right. */
const SPAN = Math.PI * 1.5;
const band = (colour, from, to) => {
  const arc = ring(0.77, 0.06, shine(colour, 0.9));
  arc.geometry = new arc.geometry.constructor(0.77, 0.06, 24, 96, (to - from) * SPAN);
  return at(arc, [0, 0, 0.05], [0, 0, Math.PI / 2 + SPAN * (0.5 - to)]);
};

export const rollerDial = {
  skins: [['#ff4356', '#1fd8b4']],
  make: (lost, won) => [
    dialFace().object,
    band(lost, 0, 0.5),
    band(won, 0.5, 1),
    at(group(sized(0.62, dialNeedle().object)), [0, 0, 0.12], [0, 0, -0.3 * SPAN]),
    at(group(sized(0.22, dialCap().object)), [0, 0, 0.16]),
  ],
};

export const fortuneDisc = {
  skins: [[]],
  make: () => [colorDisc().object],
};

export const cryptoCoins = {
  skins: [[1, 4, 0]],
  make: (left, right, front) => [
    put(cryptoCoin(left), 0.72, [-0.74, 0.5, -0.4], 12),
    put(cryptoCoin(right), 0.72, [0.76, 0.44, -0.5], -12),
    put(cryptoCoin(front), 0.9, [0.02, -0.36, 0.4], -6),
  ],
};
