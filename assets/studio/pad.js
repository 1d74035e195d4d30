import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { lamp, metal, PALETTE, plastic } from './material.js';
import { at, ball, group, lathe, ring } from './shape.js';

const box = (width, height, depth, material, round = 0.05) =>
  new THREE.Mesh(
    new RoundedBoxGeometry(width, height, depth, 6, Math.min(round, width / 2, height / 2, depth / 2)),
    material,
  );

/** The launch pad: a round table with a ring of lights, its blast hole, and a tower with two arms on the left. */
export function pad() {
  const seat = new THREE.Object3D();
  seat.name = 'seat';
  seat.position.y = 0.285;
  return {
    object: group(table(), tower(), seat),
    camera: { eye: [0, 0.14, 1], target: [0, 0.885, 0], height: 2.34 },
  };
}

function table() {
  const foot = lathe(
    [
      [0.001, 0],
      [1.14, 0],
      [1.2, 0.03],
      [1.2, 0.09],
      [1.15, 0.13],
      [1.0, 0.15],
    ],
    plastic('#2d2478'),
  );
  const top = lathe(
    [
      [1.0, 0.13],
      [1.02, 0.22],
      [0.98, 0.27],
      [0.92, 0.285],
      [0.5, 0.285],
      [0.46, 0.27],
      [0.44, 0.2],
      [0.001, 0.18],
    ],
    plastic('#4a39b4'),
  );
  const mouth = at(ring(0.47, 0.045, metal(PALETTE.steel, 0.16)), [0, 0.285, 0], [Math.PI / 2, 0, 0]);
  const lights = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2;
    const light = ball(0.042, lamp('#ffcf3a', 1.25), [1, 0.8, 1]);
    light.userData.noShadow = true;
    return at(light, [Math.sin(angle) * 1.035, 0.205, Math.cos(angle) * 1.035]);
  });
  return group(foot, top, mouth, ...lights);
}

function tower() {
  const coral = plastic(PALETTE.coral);
  const white = plastic(PALETTE.white);
  const rail = (x, z) => at(box(0.075, 1.55, 0.075, coral, 0.035), [x, 0.92, z]);
  const braces = [0.34, 0.66, 0.98, 1.3].flatMap((y, i) => [
    at(box(0.44, 0.06, 0.06, coral, 0.03), [0, y, 0.16]),
    at(box(0.49, 0.045, 0.045, coral, 0.022), [0, y + 0.16, 0.16], [0, 0, i % 2 ? 0.72 : -0.72]),
  ]);
  const beacon = ball(0.065, lamp('#ffcf3a', 1.3));
  beacon.userData.noShadow = true;
  return at(
    group(
      at(box(0.62, 0.14, 0.5, white, 0.06), [0, 0.14, 0]),
      rail(-0.19, 0.16),
      rail(0.19, 0.16),
      rail(-0.19, -0.16),
      rail(0.19, -0.16),
      ...braces,
      at(box(0.56, 0.1, 0.48, white, 0.05), [0, 1.7, 0]),
      at(box(0.05, 0.16, 0.05, metal(PALETTE.steel), 0.02), [0, 1.81, 0]),
      at(beacon, [0, 1.91, 0]),
      ...[0.78, 1.34].map((y) => at(box(0.62, 0.085, 0.1, white, 0.04), [0.46, y, 0.05])),
      ...[0.78, 1.34].map((y) => at(ball(0.085, coral), [0.78, y, 0.05])),
    ),
    [-1.12, 0, -0.1],
  );
}
