import { NOSE, profile, radius } from './hull.js';
import { metal, PALETTE, plastic } from './material.js';
import { bolt, fin, nozzle, porthole } from './rocket.js';
import { at, group, lathe, ring } from './shape.js';
import { shard } from './shard.js';

const hullPaint = (height) => (height > NOSE - 0.06 ? PALETTE.coral : PALETTE.white);
const beltPaint = (height) => (height < -0.56 && height > -0.82 ? PALETTE.coral : PALETTE.white);

/** What the rocket breaks into, one piece a frame: [model, turn about x, y and z, height of the view]. */
const PIECES = [
  [nosePiece, [0.62, 0.2, -0.8], 1.5],
  [finPiece, [-0.25, -0.35, 0.7], 1.5],
  [() => shard(0.1, [0.62, 0.5, 0.42, 0.6, 0.5, 0.56], hullPaint), [-0.3, -0.5, 0.75], 1.3],
  [() => shard(-0.62, [0.4, 0.62, 0.5, 0.36, 0.66, 0.42], beltPaint), [-0.15, -0.6, -0.4], 1.3],
  [portholePiece, [-0.2, -0.5, 0.45], 1.04],
  [nozzlePiece, [-0.95, 0, 0.7], 1.06],
  [boltPiece, [-0.35, -0.35, -0.35], 1.16],
  [() => shard(0.74, [0.44, 0.4, 0.46, 0.34, 0.5], hullPaint), [-0.1, -0.65, 0.7], 1.16],
];

export function debris(frame) {
  const [piece, turn, height] = PIECES[frame];
  return { object: at(group(piece()), [0, 0, 0], turn), camera: { eye: [0, 0, 1], height } };
}

/** The nose, torn off below its steel ring. */
function nosePiece() {
  const cone = lathe(profile(NOSE, 1.495, 64), plastic(PALETTE.coral));
  const lining = lathe(
    [
      [0.001, NOSE + 0.12],
      [radius(NOSE) - 0.07, NOSE + 0.1],
      [radius(NOSE) - 0.06, NOSE],
    ],
    plastic('#37335a', { roughness: 0.6, coat: 0.2 }),
  );
  const collar = at(
    ring(radius(NOSE) - 0.01, 0.05, metal(PALETTE.steel, 0.16)),
    [0, NOSE, 0],
    [Math.PI / 2, 0, 0],
  );
  return at(group(cone, lining, collar), [0, -1.08, 0]);
}

function finPiece() {
  return at(fin(), [-0.74, 0.86, 0]);
}

function portholePiece() {
  const plate = shard(0.34, [0.42, 0.44, 0.38, 0.46, 0.4, 0.43], hullPaint);
  return group(plate, at(group(porthole(0.34, 0.24)), [0, -0.34, -radius(0.34)]));
}

function nozzlePiece() {
  const [bell] = nozzle();
  return at(group(bell), [0, 1.12, 0]);
}

function boltPiece() {
  const plate = shard(-0.27, [0.48, 0.38, 0.42, 0.5, 0.36, 0.44], hullPaint);
  return group(plate, at(group(bolt(-0.27, 0.27)), [0, 0.27, -radius(-0.27)]));
}
