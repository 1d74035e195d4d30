import * as THREE from 'three';
import { brick } from '../covers/emblems/parts.js';
import { boltPlate, coin, precious, vivid } from './gold.js';
import { at, group, lathe, slab } from './shape.js';

const [WIDTH, TALL] = [1.5, 1.96];

/** A lucky red envelope with a golden seal: closed in frame 0, open with coins and a card in frame 1. */
export function envelope(frame) {
  const open = frame === 1;
  const red = vivid('#c8102a', 0.16);
  const gold = precious('gold');
  const parts = [at(brick([WIDTH, TALL, 0.2], red, 0.09), [0, 0, 0]), at(frameLine(gold), [0, 0, 0.1])];
  if (open)
    parts.push(
      at(flap(vivid('#8a0020', 0.5)), [0, TALL / 2 - 0.06, -0.04], [Math.PI - 0.25, 0, 0]),
      ...coins(),
      at(seal(gold), [0, 0, 0.14]),
    );
  else
    parts.push(at(flap(vivid('#a80c24', 0.1)), [0, TALL / 2 - 0.03, 0.12]), at(seal(gold), [0, 0.24, 0.2]));
  return {
    object: at(group(...parts), [0, open ? -0.36 : 0, 0], [-0.12, -0.28, 0.1]),
    camera: { eye: [0, 0, 1], height: open ? 2.96 : 2.4 },
    light: 1.05,
    tone: 'aces',
  };
}

/** The flap, hanging from its fold. */
function flap(material) {
  const half = WIDTH / 2 - 0.02;
  const shape = new THREE.Shape();
  shape.moveTo(-half, 0);
  shape.lineTo(half, 0);
  shape.lineTo(half, -0.16);
  shape.bezierCurveTo(half, -0.36, 0.42, -0.6, 0, -0.76);
  shape.bezierCurveTo(-0.42, -0.6, -half, -0.36, -half, -0.16);
  return slab(shape, 0.09, 0.04, material);
}

function frameLine(gold) {
  const bar = (size, place) => at(brick(size, gold, 0.012), place);
  const [x, y] = [WIDTH / 2 - 0.14, TALL / 2 - 0.14];
  return group(
    bar([0.03, 2 * y, 0.03], [-x, 0, 0]),
    bar([0.03, 2 * y, 0.03], [x, 0, 0]),
    bar([2 * x, 0.03, 0.03], [0, -y, 0]),
    bar([2 * x, 0.03, 0.03], [0, y, 0]),
  );
}

function seal(gold) {
  const disc = [
    [0.001, 0.05],
    [0.27, 0.05],
    [0.31, 0.09],
    [0.36, 0.09],
    [0.39, 0.04],
    [0.39, -0.04],
  ];
  return group(
    at(lathe(disc, gold, 96), [0, 0, 0], [Math.PI / 2, 0, 0]),
    at(boltPlate(0.25, 0.12, vivid('#c4122c')), [0, 0, 0.05]),
  );
}

const coins = () =>
  [
    [-0.3, 1.14, 0.04, 0.36, [-0.3, 0.4, 0.3]],
    [0.34, 1.1, 0.04, 0.34, [-0.4, -0.3, -0.3]],
    [0.06, 1.4, 0.02, 0.32, [-0.3, 0.3, 0.6]],
  ].map(([x, y, z, size, turn]) => {
    const one = at(coin(), [x, y, z], turn);
    one.scale.setScalar(size);
    return one;
  });
