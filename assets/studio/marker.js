import { tin, tube } from '../covers/emblems/parts.js';
import { BOLT, boltPlate } from './gold.js';
import { plastic } from './material.js';
import { curve, puff } from './puff.js';
import { at, ball, group, ring } from './shape.js';
import { enamel, polished } from './turning.js';

/** A roll under way, won, lost. */
const STATES = [
  ['#ffb800', boltSign],
  ['#0fb898', tickSign],
  ['#e8263c', crossSign],
];

/** The signs are dark and rest on the white of the marker's eye; they tell the states apart without their colours. */
const INK = '#1c1650';
const bar = (from, to) =>
  tube([from, to], 0.05, plastic(INK, { roughness: 0.4, coat: 0.3 }), { segments: 8 });

function boltSign() {
  return boltPlate(0.21, 0.06, plastic(INK, { roughness: 0.4, coat: 0.3 }));
}

function tickSign() {
  return group(bar([-0.14, 0.01], [-0.04, -0.1]), bar([-0.04, -0.1], [0.15, 0.12]));
}

function crossSign() {
  return group(bar([-0.11, -0.11], [0.11, 0.11]), bar([-0.11, 0.11], [0.11, -0.11]));
}

/** The marker of a result, its point down, one state a frame. */
export function marker(frame) {
  const [colour, sign] = STATES[frame];
  const drop = puff(
    curve(
      [
        [0, 1],
        [-0.52, 0.83],
        [-0.72, 0.4],
        [-0.58, -0.06],
        [-0.26, -0.5],
        [0, -0.96, 1],
        [0.26, -0.5],
        [0.58, -0.06],
        [0.72, 0.4],
        [0.52, 0.83],
      ],
      10,
    ),
    0.3,
    plastic(colour, { roughness: 0.2 }),
    { cells: 96 },
  );
  return {
    object: group(
      drop,
      at(ring(0.34, 0.07, tin('gold')), [0, 0.32, 0.24]),
      at(ball(0.33, plastic('#f6f3ff'), [1, 1, 0.4]), [0, 0.32, 0.24]),
      at(sign(), [0, 0.32, 0.38]),
    ),
    camera: { eye: [0, 0, 1], height: 2.06 },
    light: 1.3,
  };
}

/** The roller: a wheel that rolls along the track. Its light is the same all round; a gloss lies still above it. */
export function rollerWheel() {
  const bolt = puff(
    BOLT.map(([x, y]) => [x * 0.56, y * 0.56]),
    0.1,
    polished('#ffc93a'),
    { cells: 90, back: 0 },
  );
  const studs = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    return at(ball(0.05, polished('#fff0c4')), [Math.sin(angle) * 0.86, Math.cos(angle) * 0.86, 0.12]);
  });
  return {
    object: group(
      ball(0.8, enamel('#5a3df0'), [1, 1, 0.24]),
      at(ring(0.86, 0.13, polished('#f7b32b')), [0, 0, 0]),
      at(ring(0.68, 0.03, polished('#ffdf8c')), [0, 0, 0.13]),
      ...studs,
      at(bolt, [0, 0, 0.18]),
    ),
    camera: { eye: [0, 0, 1], height: 2.04 },
  };
}
