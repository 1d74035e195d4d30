import { bead, brick, pad, twins } from '../covers/emblems/parts.js';
import { coin, vivid } from './gold.js';
import { lamp } from './material.js';
import { at, group } from './shape.js';

/** A gift: closed in frame 0; in frame 1 its lid is up and coins leap out. */
export function gift(frame) {
  const open = frame === 1;
  const paper = vivid('#5a2fe6', 0.16);
  const ribbon = vivid('#ffae08', 0.24);
  const top = at(
    group(lid(paper, ribbon), at(bow(ribbon), [0, 0.16, 0])),
    open ? [-0.52, 0.88, -0.1] : [0, 0.56, 0],
    open ? [0.05, 0, 0.52] : [0, 0, 0],
  );
  const parts = [box(paper, ribbon), top];
  if (open) parts.push(...leap());
  return {
    object: at(group(...parts), open ? [-0.06, -0.52, 0] : [0, -0.28, 0], [0.3, -0.5, 0]),
    camera: { eye: [0, 0, 1], height: open ? 3.12 : 2.5 },
    light: 1.1,
    tone: 'aces',
  };
}

function box(paper, ribbon) {
  return group(
    at(brick([1.36, 1.06, 1.36], paper, 0.08), [0, -0.06, 0]),
    at(brick([0.34, 1.08, 1.4], ribbon, 0.04), [0, -0.06, 0]),
    at(brick([1.4, 1.08, 0.34], ribbon, 0.04), [0, -0.06, 0]),
    at(brick([1.2, 0.02, 1.2], lamp('#1a0b52'), 0.009), [0, 0.475, 0]),
  );
}

const lid = (paper, ribbon) =>
  group(
    brick([1.56, 0.32, 1.56], paper, 0.09),
    brick([0.36, 0.35, 1.6], ribbon, 0.06),
    brick([1.6, 0.35, 0.36], ribbon, 0.06),
  );

function bow(ribbon) {
  const loop = () =>
    pad(
      [
        [0.02, 0.04, 1],
        [0.26, 0.46],
        [0.66, 0.6],
        [0.9, 0.34],
        [0.58, 0.04],
      ],
      0.2,
      ribbon,
    );
  return at(
    group(
      twins(() => at(loop(), [0, 0, 0], [0, -0.25, 0])),
      bead(0.2, ribbon, [0, 0.16, 0.06], [1, 0.9, 0.9]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}

const leap = () =>
  [
    [0.1, 0.86, 0.3, 0.34, [-0.4, 0.5, 0.2]],
    [0.62, 1.06, 0, 0.28, [-0.5, -0.4, -0.4]],
    [0.36, 1.46, 0.1, 0.25, [-0.4, 0.7, 0.5]],
    [0.46, 0.62, 0.36, 0.25, [-0.7, 0.2, 0.2]],
    [-0.24, 0.62, 0.4, 0.26, [-0.8, -0.3, 0.1]],
    [0.92, 1.5, 0, 0.17, [-0.5, -0.3, 0.1]],
  ].map(([x, y, z, size, turn]) => {
    const one = at(coin(), [x, y, z], turn);
    one.scale.setScalar(size);
    return one;
  });
