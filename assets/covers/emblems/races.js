import * as THREE from 'three';
import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, printed, spin, stone, tube, turned } from './parts.js';

/** A chequered flag that flies. */
export const flag = {
  skins: [
    ['#fdfaf4', '#1c1838', '#e8243f'],
    ['#ffd84a', '#1c1838', '#12a08a'],
  ],
  pose: [0, -10, -8],
  make: (light, dark, pole) => [
    ...[-1, 1].map((s) =>
      at(
        group(
          tube(
            [
              [0, -1.4, 0],
              [0, 1.0, 0],
            ],
            0.055,
            pole,
          ),
          bead(0.11, 'gold', [0, 1.04, 0]),
          cloth(light, dark),
        ),
        [s * 0.36, 0, s * 0.12],
        [0, s > 0 ? 0 : Math.PI, s * -0.3],
      ),
    ),
    at(
      spin(5, () => leaf(0.26, 0.17, 0.07, 'gold', { belly: 0.22 })),
      [0, -0.96, 0.3],
    ),
  ],
};

function cloth(light, dark) {
  const geometry = new THREE.PlaneGeometry(1.5, 1.0, 60, 30);
  const position = geometry.attributes.position;
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i) + 0.75;
    position.setXYZ(i, x, position.getY(i) + 0.44 + Math.sin(x * 4) * 0.06, Math.sin(x * 5) * 0.13 * x);
  }
  geometry.computeVertexNormals();
  return new THREE.Mesh(
    geometry,
    printed((pen, side) => {
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 6; j++) {
          pen.fillStyle = (i + j) % 2 ? dark : light;
          pen.fillRect((i * side) / 6, (j * side) / 6, side / 6 + 1, side / 6 + 1);
        }
    }),
  );
}

/** A racer's helmet with a mirror visor. */
export const helmet = {
  skins: [['#e8243f', '#ffd84a', '#3a7aff']],
  pose: [4, -34, 0],
  make: (shell, stripe, visor) => [
    bead(0.98, shell, [0, 0.1, 0], [0.94, 1, 1.06]),
    bead(0.72, shell, [0, -0.46, 0.36], [0.98, 0.62, 0.9]),
    at(
      lathe(
        [
          [0.7, -0.84],
          [0.76, -0.78],
          [0.7, -0.72],
        ],
        paint('#1c1838'),
      ),
      [0, 0, 0.08],
    ),
    bead(0.86, stone(visor, { flat: false, glow: 0.15 }), [0, 0.14, 0.26], [0.98, 0.5, 1]),
    ...[-0.16, 0.16].map((x) => at(ring(1.0, 0.075, paint(stripe)), [x, 0.1, -0.04], [0, Math.PI / 2, 0])),
    ...[-1, 1].map((s) => bead(0.13, 'silver', [s * 0.86, 0.12, 0.32], [0.5, 1, 1])),
    ...[-0.2, 0, 0.2].map((x) => at(brick([0.12, 0.06, 0.06], '#1c1838', 0.02), [x, -0.52, 1.0])),
  ],
};

export const stopwatch = {
  skins: [['silver', '#fdfaf4', '#e8243f']],
  pose: [-6, 18, -10],
  make: (metal, dial, hand) => [
    at(
      lathe(
        [
          [0.001, 0.1],
          [0.8, 0.1],
          [0.84, 0.2],
          [0.96, 0.2],
          [1.02, 0.08],
          [1.02, -0.16],
          [0.001, -0.2],
        ],
        paint(metal),
      ),
      [0, -0.16, 0],
      [Math.PI / 2, 0, 0],
    ),
    at(
      lathe(
        [
          [0.001, 0],
          [0.82, 0],
        ],
        paint(dial),
      ),
      [0, -0.16, 0.12],
      [Math.PI / 2, 0, 0],
    ),
    at(
      spin(24, (i) =>
        at(brick([i % 6 ? 0.03 : 0.06, i % 6 ? 0.1 : 0.17, 0.03], '#1c1838', 0.01), [0, 0.7, 0]),
      ),
      [0, -0.16, 0.13],
    ),
    at(
      pad(
        [
          [0, 0],
          ...Array.from({ length: 10 }, (_, i) => [
            Math.sin(i * 0.17) * 0.56,
            Math.cos(i * 0.17) * 0.56,
            i % 9 ? 0 : 1,
          ]),
        ].map(([x, y], i) => [x, y, i < 2 || i === 10 ? 1 : 0]),
        0.03,
        hand,
        0,
      ),
      [0, -0.16, 0.13],
    ),
    turned(-84, leaf(0.72, 0.12, 0.05, '#1c1838', { belly: 0.2 }), [0, -0.16, 0.2]),
    bead(0.1, hand, [0, -0.16, 0.22]),
    at(brick([0.24, 0.3, 0.24], metal, 0.06), [0, 0.98, 0]),
    at(brick([0.4, 0.2, 0.3], hand, 0.08), [0, 1.2, 0]),
    turned(-40, at(brick([0.18, 0.3, 0.2], metal, 0.06), [0, 1.08, 0]), [0, -0.16, 0]),
    ...[
      [-1.2, 0.3, 0.5],
      [-1.3, 0, 0.7],
      [-1.2, -0.3, 0.5],
    ].map(([x, y, w]) =>
      tube(
        [
          [x - w * 0.5, y - 0.2, -0.2],
          [x + w * 0.2, y - 0.2, -0.2],
        ],
        (t) => 0.045 * t + 0.01,
        '#ffd84a',
      ),
    ),
  ],
};
