import { MARKS } from './cryptoMarks.js';
import { facing } from './facing.js';
import { precious } from './gold.js';
import { plastic } from './material.js';
import { at, group } from './shape.js';

/** [mark, metal, enamel] of the seven coins, in the order of their numbers. */
const COINS = [
  ['bolt', 'gold', '#1a0f5c'],
  ['wave', 'silver', '#0644e6'],
  ['sprout', 'gold', '#0f9420'],
  ['moon', 'silver', '#5a1ee0'],
  ['flame', 'gold', '#dd0c1e'],
  ['kawung', 'bronze', '#e01486'],
  ['crystal', 'silver', '#00a090'],
];
/** Half a coin's thickness, its enamel's radius, and how far it is turned at rest, so that its edge shows. */
const HALF = 0.15;
const FIELD = 0.76;
const REST = 0.3;
const TILT = 0.12;

const RIM = [
  [FIELD - 0.02, 0.07],
  [FIELD + 0.02, HALF - 0.015],
  [FIELD + 0.06, HALF],
  [0.9, HALF],
  [0.945, HALF - 0.016],
  [0.975, HALF - 0.05],
  [0.985, HALF - 0.09],
  [0.965, HALF - 0.11],
  [0.965, 0],
];

/** Coin `kind` at `frame` of `frames` of half a turn about its upright axis; both its sides are alike. */
function coin(kind, frame, frames) {
  const [mark, metal, enamel] = COINS[kind];
  const turning = group(side(mark, metal, enamel), at(side(mark, metal, enamel), [0, 0, 0], [0, Math.PI, 0]));
  turning.rotation.y = -REST + (frame / frames) * Math.PI;
  return {
    object: at(group(turning), [0, 0, 0], [TILT, 0, 0]),
    camera: { eye: [0, 0, 1], height: 2.1 },
    light: 1.15,
    tone: 'aces',
  };
}

function side(mark, metal, enamel) {
  const dome = Array.from({ length: 17 }, (_, i) => [(FIELD * i) / 16, 0.07 + 0.05 * (1 - (i / 16) ** 2)]);
  const field = plastic(enamel, { roughness: 0.2 });
  field.emissive.set(enamel).multiplyScalar(0.22);
  field.envMapIntensity = 0.75;
  const struck = at(MARKS[mark](precious(metal, -0.02)), [0, 0, 0.115]);
  struck.scale.setScalar(1.2);
  return group(facing(RIM, precious(metal), 128), facing(dome, field, 128), struck);
}

/** Coin number `frame` at rest. */
export const cryptoCoin = (frame) => coin(frame, 0, 1);

/** The turning coins: models `cryptoSpin_0` and on, by the coin's number. */
export const cryptoSpins = Object.fromEntries(
  COINS.map((_, kind) => [`cryptoSpin_${kind}`, (frame, frames) => coin(kind, frame, frames)]),
);
