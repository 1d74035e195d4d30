import * as THREE from 'three';
import { bead, leaf, turned } from '../covers/emblems/parts.js';
import { precious } from './gold.js';
import { plastic } from './material.js';
import { curve, puff } from './puff.js';
import { at, ball, group, lathe, ring, slab } from './shape.js';
import { fade, tinge, tinged } from './tinge.js';

/** Two stalks of bamboo with leaves. */
export function bamboo() {
  const cane = (heights) =>
    group(
      ...heights.slice(0, -1).map((low, i) => {
        const high = heights[i + 1];
        const part = lathe(
          Array.from({ length: 25 }, (_, k) => {
            const t = k / 24;
            return [0.235 + 0.07 * (2 * t - 1) ** 6, low + (high - low) * t];
          }),
          tinged({ roughness: 0.2 }),
          64,
        );
        return tinge(part, (_, y) => fade(['#0f8f52', '#23b866', '#5fdc7c'], (y - low) / (high - low)));
      }),
      ...heights.map((y) => at(ring(0.275, 0.05, plastic('#c9ef7a')), [0, y, 0], [Math.PI / 2, 0, 0])),
      at(ball(0.26, plastic('#d8f59a'), [1, 0.2, 1]), [0, heights.at(-1), 0]),
    );
  return group(
    at(cane([-1.02, -0.44, 0.3, 0.98]), [-0.3, 0, 0], [0.12, 0, 0.1]),
    at(cane([-1.0, -0.2, 0.52]), [0.36, 0, -0.12], [0.12, 0, -0.12]),
    turned(-58, leaf(0.84, 0.36, 0.1, plastic('#4fd048'), { bend: -0.08 }), [0.3, 0.2, 0.3]),
    turned(-102, leaf(0.7, 0.32, 0.1, plastic('#35b52c'), { bend: -0.06 }), [0.28, 0.12, 0.34]),
    turned(50, leaf(0.66, 0.3, 0.1, plastic('#4fd048'), { bend: 0.06 }), [-0.36, 0.34, 0.28]),
  );
}

/** A golden bell on a coral ribbon: ding. */
export function ding() {
  const wall = [
    [0.001, 0.66],
    [0.2, 0.64],
    [0.38, 0.52],
    [0.48, 0.3],
    [0.53, 0],
    [0.6, -0.28],
    [0.74, -0.5],
    [0.86, -0.62],
    [0.88, -0.7],
    [0.84, -0.75],
    [0.7, -0.74],
  ];
  const smooth = new THREE.SplineCurve(wall.map(([x, y]) => new THREE.Vector2(x, y))).getPoints(90);
  const coral = plastic('#b00410');
  const loop = (side) =>
    puff(
      curve([
        [0, 0, 1],
        [side * 0.3, 0.24],
        [side * 0.58, 0.2],
        [side * 0.6, -0.06],
        [side * 0.3, -0.16],
      ]),
      0.15,
      coral,
      { cells: 40 },
    );
  return group(
    lathe(
      smooth.map(({ x, y }) => [x, y]),
      precious('gold'),
    ),
    at(ring(0.55, 0.045, precious('gold', -0.06)), [0, -0.06, 0], [Math.PI / 2, 0, 0]),
    at(ring(0.8, 0.05, precious('gold', -0.06)), [0, -0.56, 0], [Math.PI / 2, 0, 0]),
    at(ball(0.21, precious('gold', -0.04)), [0, -0.84, 0]),
    at(group(loop(1), loop(-1), bead(0.15, coral, [0, 0.02, 0.08])), [0, 0.74, 0.12]),
  );
}

/** A plump star. */
export function star() {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [r, a] = [i % 2 ? 0.56 : 1.12, (i / 10) * Math.PI * 2];
    return [Math.sin(a) * r, Math.cos(a) * r];
  });
  const round = rounded(points, 0.26);
  const skin = tinge(puff(round, 0.5, tinged({ roughness: 0.2, warmth: '#a06c00' }), { cells: 96 }), (x, y) =>
    fade(['#ffb400', '#ffd416', '#fff050'], 0.6 + 0.4 * y - 0.2 * x),
  );
  return at(group(skin), [0, -0.06, 0], [0, 0, 0]);
}

/** Cuts the corners of an outline with arcs. */
function rounded(points, share) {
  const shape = new THREE.Path();
  points.forEach((point, i) => {
    const [before, after] = [points.at(i - 1), points[(i + 1) % points.length]];
    const toward = (other) => [
      point[0] + (other[0] - point[0]) * share,
      point[1] + (other[1] - point[1]) * share,
    ];
    const [from, to] = [toward(before), toward(after)];
    if (i === 0) shape.moveTo(...from);
    else shape.lineTo(...from);
    shape.quadraticCurveTo(...point, ...to);
  });
  shape.closePath();
  return shape.getPoints(12).map(({ x, y }) => [x, y]);
}

/** The token of another turn: two arrows chasing each other. */
export function again() {
  const rim = lathe(
    [
      [0.84, -0.16],
      [1.0, -0.15],
      [1.04, -0.04],
      [1.04, 0.06],
      [1.0, 0.16],
      [0.92, 0.19],
      [0.85, 0.15],
      [0.83, 0.05],
    ],
    plastic('#ffd23a', { roughness: 0.2 }),
  );
  const face = lathe(
    Array.from({ length: 17 }, (_, i) => [(0.86 * i) / 16, 0.05 + 0.09 * (1 - (i / 16) ** 2)]),
    plastic('#1470f0', { roughness: 0.22 }),
  );
  const arrows = [0, Math.PI].map((turn) =>
    at(slab(arrow(), 0.16, 0.05, plastic('#ffffff')), [0, 0, 0.19], [0, 0, turn]),
  );
  return group(at(group(rim, face), [0, 0, 0], [Math.PI / 2, 0, 0]), ...arrows);
}

/** Half a ring that ends in a head, turning clockwise. */
function arrow() {
  const [inner, outer, head] = [0.38, 0.6, 0.25];
  const [start, end] = [Math.PI * 0.96, Math.PI * 0.3];
  const middle = (inner + outer) / 2;
  const shape = new THREE.Shape();
  shape.absarc(0, 0, outer, start, end, true);
  const spoke = (r, a) => [Math.cos(a) * r, Math.sin(a) * r];
  shape.lineTo(...spoke(middle + head, end));
  shape.lineTo(...spoke(middle, end - 0.62));
  shape.lineTo(...spoke(middle - head, end));
  shape.lineTo(...spoke(inner, end));
  shape.absarc(0, 0, inner, end, start, false);
  return shape;
}
