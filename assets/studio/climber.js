import { bead, shine, tube } from '../covers/emblems/parts.js';
import { boltPlate } from './gold.js';
import { glass, metal, PALETTE, plastic } from './material.js';
import { at, ball, group, lathe, ring } from './shape.js';

const REST = {
  lift: 0,
  squash: 1,
  tilt: 0,
  turn: 0.34,
  arms: [0.5, 0.5],
  legs: [0, 0],
  eyes: 'open',
  nod: 0,
};
/** Squash of the body, tilt and turn of it, arms (0 down, 2.6 up), legs (forward is more) and eyes. */
const POSES = {
  idle: [
    {},
    { squash: 0.985, arms: [0.54, 0.54], nod: 0.02 },
    { squash: 0.965, arms: [0.6, 0.6], nod: 0.05 },
    { squash: 0.985, arms: [0.54, 0.54], eyes: 'shut', nod: 0.02 },
  ],
  step: [
    { squash: 0.88, arms: [0.2, 0.2], legs: [0.3, -0.1], turn: 0.5, nod: 0.1 },
    { squash: 1.05, arms: [1.5, 1.2], legs: [-0.2, -0.5], turn: 0.6, tilt: -0.1 },
    { squash: 1.03, arms: [2.2, 1.7], legs: [0.9, -0.5], turn: 0.65, tilt: -0.14 },
    { arms: [2.3, 2], legs: [1.1, -0.2], turn: 0.6, tilt: -0.1 },
    { arms: [1.7, 1.7], legs: [0.7, 0.2], turn: 0.5, tilt: -0.02 },
    { squash: 0.9, arms: [0.9, 0.9], legs: [0.2, 0], turn: 0.2, nod: 0.06 },
  ],
  hit: [
    { squash: 0.8, arms: [1, 1], eyes: 'tight', nod: 0.2 },
    { tilt: 0.45, arms: [2, 1.4], legs: [0.7, -0.4], eyes: 'tight' },
    { tilt: 0.95, arms: [2.3, 2], legs: [0.9, -0.2], eyes: 'tight' },
    { lift: -0.34, tilt: 1.5, arms: [2, 2], legs: [0.6, 0.2], eyes: 'tight' },
  ],
  cheer: [
    { squash: 0.92, arms: [1.9, 1.9], eyes: 'glad' },
    { squash: 1.04, arms: [2.4, 2.4], legs: [0.1, 0.1], eyes: 'glad', tilt: 0.06 },
    { arms: [2.6, 2.6], legs: [0.3, 0.3], eyes: 'glad' },
    { arms: [2.3, 2.3], legs: [0.1, 0.1], eyes: 'glad', tilt: -0.06 },
  ],
};

/** The climber of the stairs, a small astronaut of the rocket's crew, in a pose of `idle`, `step`, `hit` or `cheer`. */
export const climber = (kind) => (frame) => {
  const pose = { ...REST, ...POSES[kind][frame] };
  const body = group(
    trunk(),
    at(head(pose.eyes), [0, 0.36, 0], [pose.nod, 0, 0]),
    ...[1, -1].flatMap((side, i) => [arm(side, pose.arms[i]), leg(side, pose.legs[i])]),
  );
  body.scale.y = pose.squash;
  body.position.y = (pose.squash - 1) * 1.02;
  body.rotation.y = pose.turn;
  const figure = at(group(body), [0, pose.lift, 0], [0, 0, pose.tilt]);
  return { object: group(figure), camera: { eye: [0, 0.16, 1], target: [0, 0.2, 0], height: 2.92 } };
};

function trunk() {
  const suit = [
    [0.001, -0.62],
    [0.3, -0.6],
    [0.42, -0.46],
    [0.44, -0.24],
    [0.4, 0],
    [0.3, 0.14],
    [0.001, 0.2],
  ];
  return group(
    lathe(suit, plastic(PALETTE.white, { roughness: 0.2 }), 64),
    at(ring(0.435, 0.05, plastic(PALETTE.coral)), [0, -0.36, 0], [Math.PI / 2, 0, 0]),
    at(boltPlate(0.17, 0.1, plastic(PALETTE.volt)), [0, -0.1, 0.42], [-0.12, 0, 0]),
    ...[-0.18, 0.18].map((x) => tank(x)),
  );
}

function tank(x) {
  return group(
    bead(0.17, PALETTE.coral, [x, -0.08, -0.44], [1, 1.6, 1]),
    at(ring(0.15, 0.035, metal(PALETTE.steel)), [x, -0.08, -0.44], [Math.PI / 2, 0, 0]),
  );
}

/** The helmet with its face of light. */
function head(eyes) {
  return group(
    at(ball(0.62, plastic(PALETTE.white, { roughness: 0.18 }), [1, 0.9, 0.94]), [0, 0.26, 0]),
    at(ring(0.42, 0.06, plastic(PALETTE.coral)), [0, 0.24, 0.4]),
    at(ball(0.44, glass('#0a1a5c', '#08124a'), [1, 0.92, 0.62]), [0, 0.24, 0.36]),
    ...[1, -1].map((side) => at(eye(eyes, side), [side * 0.16, 0.26, 0.635])),
    ...[1, -1].map((side) => bead(0.14, PALETTE.coral, [side * 0.6, 0.24, 0], [0.6, 1, 1])),
    tube(
      [
        [0, 0.8, 0],
        [0, 0.96, 0],
      ],
      0.028,
      metal(PALETTE.steel),
    ),
    bead(0.085, PALETTE.volt, [0, 1.02, 0]),
  );
}

function eye(kind, side) {
  const light = shine('#6ff4ff', 1.1);
  if (kind === 'open') return bead(0.085, light, [0, 0, 0], [0.8, 1.15, 0.3]);
  if (kind === 'shut') return bead(0.085, light, [0, 0, 0], [1, 0.24, 0.3]);
  const shapes = {
    glad: [
      [-0.1, -0.05, 0],
      [0, 0.07, 0.01],
      [0.1, -0.05, 0],
    ],
    tight: [
      [side * 0.1, 0.09, 0],
      [side * -0.07, 0, 0.01],
      [side * 0.1, -0.09, 0],
    ],
  };
  return tube(shapes[kind], 0.034, light, { segments: 16, around: 10 });
}

function arm(side, raise) {
  const limb = group(
    tube(
      [
        [0, 0, 0],
        [0, -0.34, 0.04],
      ],
      0.135,
      plastic(PALETTE.white, { roughness: 0.2 }),
      { segments: 8 },
    ),
    bead(0.165, PALETTE.coral, [0, -0.44, 0.05]),
  );
  return at(limb, [side * 0.38, 0.0, 0], [0, 0, side * raise]);
}

function leg(side, swing) {
  const limb = group(
    bead(0.17, PALETTE.white, [0, -0.1, 0], [1, 1.3, 1]),
    bead(0.21, PALETTE.coral, [0, -0.34, 0.07], [1, 0.78, 1.3]),
  );
  return at(limb, [side * 0.21, -0.5, 0], [-swing, 0, 0]);
}
