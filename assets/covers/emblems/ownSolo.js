import * as THREE from 'three';
import { climber } from '../../studio/climber.js';
import { colorBracket, colorFlap, colorHub, colorRim } from '../../studio/colorRim.js';
import { colorDisc } from '../../studio/colorWheel.js';
import { cryptoCoin } from '../../studio/cryptoCoin.js';
import { dialCap, dialFace, dialNeedle } from '../../studio/dial.js';
import { egg, eggBottom, eggInside, eggTop } from '../../studio/egg.js';
import { flipCoin } from '../../studio/flipCoin.js';
import { gem } from '../../studio/gem.js';
import { mine } from '../../studio/mine.js';
import { nest } from '../../studio/nest.js';
import { at, group } from '../../studio/shape.js';
import { stairBlock } from '../../studio/stairBlock.js';
import { shine, sized, turned } from './parts.js';

/** The house's own solo games, each by the models of its own picture. */

/** A model in its size at its place, turned by degrees. */
const put = ({ object }, size, place, degrees = 0) => turned(degrees, sized(size, object), place);

/** What mirrors the night is filled with its own colour. */
function bright(model) {
  model.object.traverse(({ material }) => {
    if (!(material?.metalness > 0.5)) return;
    material.emissive = new THREE.Color(material.color);
    material.emissiveIntensity = 0.3;
  });
  return model;
}

export const minesGem = {
  skins: [[]],
  make: () => [put(mine(), 0.72, [-0.62, 0.56, -0.6], 10), put(gem(), 0.92, [0.24, -0.3, 0.5], -6)],
};

const nested = (skin, size, place) => [put(nest(0), size, place), put(egg(skin), size, place)];

/** Two whole eggs behind one that breaks open over a coin. */
export const batikEggs = {
  skins: [[1, 0, 3]],
  make: (broken, left, right) => [
    ...nested(left, 0.74, [-0.84, 0.16, -0.9]),
    ...nested(right, 0.74, [0.84, 0.16, -0.9]),
    ...[nest(0), eggInside(), eggBottom(broken)].map((model) => put(model, 1.02, [0, -0.5, 0.5])),
    put(bright(flipCoin(0, 8)), 0.42, [-0.02, 0.06, 0.4], 8),
    put(eggTop(broken), 1.02, [0.2, 0.32, 0.5], -24),
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
  const arc = new THREE.Mesh(
    new THREE.TorusGeometry(0.77, 0.06, 24, 96, (to - from) * SPAN),
    shine(colour, 0.9),
  );
  return at(arc, [0, 0, 0.05], [0, 0, Math.PI / 2 + SPAN * (0.5 - to)]);
};

/** Broader than the game's own, so that it is seen on a small cover. */
function needle() {
  const blade = group(dialNeedle().object);
  blade.scale.set(1.3, 0.64, 1);
  return blade;
}

export const rollerDial = {
  skins: [['#ff4356', '#1fd8b4']],
  make: (lost, won) => [
    dialFace().object,
    band(lost, 0, 0.5),
    band(won, 0.5, 1),
    at(needle(), [0, 0, 0.12], [0, 0, -0.2 * SPAN]),
    at(group(sized(0.22, dialCap().object)), [0, 0, 0.3]),
  ],
};

/** The whole wheel: its rim, disc, hub and flap in the sizes their sprites have (bundles/colorWheel.mjs). */
export const fortuneDisc = {
  skins: [[]],
  make: () => [
    colorRim().object,
    put(colorDisc(), 0.83, [0, 0, 0]),
    put(colorHub(), 0.26, [0, 0, 0.06]),
    put(colorBracket(), 0.2, [0, 0.94, 0.2]),
    put(colorFlap(), 0.24, [0, 0.84, 0.26]),
  ],
};

export const cryptoCoins = {
  skins: [[1, 4, 0]],
  make: (left, right, front) => [
    put(bright(cryptoCoin(left)), 0.76, [-0.62, 0.56, -0.4], 12),
    put(bright(cryptoCoin(right)), 0.76, [0.64, 0.5, -0.5], -12),
    put(bright(cryptoCoin(front)), 0.96, [0.02, -0.36, 0.4], -6),
  ],
};
