import { at, group, lathe } from '../../studio/shape.js';
import { dew, GREEN } from './fruitsParts.js';
import { bead, leaf, pad, paint, tube, turned } from './parts.js';

const stalk = (points, girth = 0.06) => tube(points, girth, '#6a4420');

export const durian = {
  skins: [['#8a9a2a', '#ffe07a']],
  pose: [0, -14, 10],
  make: (husk, flesh) => [
    stalk(
      [
        [0, 0.86, 0],
        [0.04, 1.1, 0],
        [0.16, 1.24, 0],
      ],
      0.1,
    ),
    bead(0.92, husk, [0, 0, 0], [0.94, 1.06, 0.9]),
    ...Array.from({ length: 150 }).flatMap((_, i) => {
      const y = 1 - (2 * (i + 0.5)) / 150;
      const r = Math.sqrt(1 - y * y);
      const a = i * 2.39996;
      const [nx, nz] = [Math.cos(a) * r, Math.sin(a) * r];
      if (nz < -0.3 || (nx * 0.5 + nz > 1.02 && Math.abs(y) < 0.52)) return [];
      const thorn = lathe(
        [
          [0.095, -0.02],
          [0.05, 0.1],
          [0.002, 0.2],
        ],
        paint(i % 3 ? husk : '#a8b83a'),
        10,
      );
      thorn.position.set(nx * 0.84, y * 0.95, nz * 0.8);
      thorn.quaternion.setFromUnitVectors(thorn.up.clone(), thorn.up.clone().set(nx, y, nz).normalize());
      return [thorn];
    }),
    at(
      group(
        pad(
          [
            [0, 0.62, 1],
            [-0.3, 0.1],
            [0, -0.64, 1],
            [0.3, 0.1],
          ],
          0.1,
          '#fff3d0',
        ),
        pad(
          [
            [0, 0.46],
            [-0.19, 0.24],
            [0, 0.02],
            [0.19, 0.24],
          ],
          0.2,
          flesh,
          0.06,
        ),
        pad(
          [
            [0, 0.02],
            [-0.2, -0.2],
            [0, -0.44],
            [0.2, -0.2],
          ],
          0.2,
          flesh,
          0.06,
        ),
      ),
      [0.36, 0, 0.74],
      [0, 0.46, 0],
    ),
  ],
};

export const manggis = {
  skins: [['#5a1440', '#fff8f4']],
  pose: [14, 0, 0],
  make: (rind, flesh) => [
    at(
      lathe(
        [
          [0.001, -0.8],
          [0.5, -0.72],
          [0.84, -0.36],
          [0.9, 0.0],
          [0.78, 0.1],
          [0.7, 0.02],
          [0.001, -0.1],
        ],
        paint(rind),
      ),
      [0, -0.1, 0],
    ),
    at(
      lathe(
        [
          [0.9, 0],
          [0.84, 0.06],
          [0.72, 0.04],
          [0.68, -0.06],
        ],
        paint('#c83a6a'),
      ),
      [0, -0.1, 0],
    ),
    ...Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * Math.PI * 2;
      return bead(0.33, flesh, [Math.sin(a) * 0.33, 0.06, Math.cos(a) * 0.33], [1, 0.94, 1]);
    }),
    at(
      group(
        bead(0.5, rind, [0, 0, 0], [1.1, 0.86, 1]),
        ...[0, 90, 180, 270].map((a) =>
          at(leaf(0.5, 0.42, 0.08, '#7aa83a', { belly: 0.6 }), [0, 0.38, 0], [1.1, (a * Math.PI) / 180, 0]),
        ),
        stalk(
          [
            [0, 0.4, 0],
            [0.02, 0.64, 0],
          ],
          0.08,
        ),
      ),
      [-0.62, 0.5, -0.6],
      [0.1, 0, 0.3],
    ),
    ...dew([
      [0.3, -0.5, 0.74],
      [-0.5, -0.4, 0.7, 0.06],
    ]),
  ],
};

export const mango = {
  skins: [
    ['#ffb01e', '#ff5a2a', GREEN],
    ['#ff8a1e', '#c81e2e', '#d8243a'],
  ],
  pose: [0, 10, -12],
  make: (skin, blush, top) => [
    pad(
      [
        [0.1, 0.86],
        [-0.5, 0.66],
        [-0.86, 0.1],
        [-0.7, -0.6],
        [-0.1, -0.96],
        [0.5, -0.8],
        [0.76, -0.2],
        [0.6, 0.5],
      ],
      0.72,
      skin,
    ),
    bead(0.5, blush, [-0.3, 0.26, 0.42], [0.9, 0.9, 0.5]),
    stalk([
      [0.12, 0.8, 0.1],
      [0.16, 1.04, 0.1],
      [0.3, 1.16, 0.1],
    ]),
    turned(-66, leaf(1.0, 0.4, 0.07, top), [0.2, 0.96, 0.1]),
    turned(54, leaf(0.72, 0.32, 0.07, top), [0.14, 0.96, 0.04]),
    at(
      group(
        pad(
          [
            [0.1, 0.5],
            [-0.4, 0.3],
            [-0.44, -0.3],
            [0, -0.54],
            [0.44, -0.24],
            [0.44, 0.3],
          ],
          0.16,
          '#ffc83a',
        ),
        ...[-0.2, 0, 0.2].flatMap((x) =>
          [-0.2, 0, 0.2].map((y) => bead(0.12, '#ffb01e', [x, y, 0.14], [1, 1, 0.7])),
        ),
      ),
      [0.56, -0.56, 0.66],
      [0, -0.2, 0.3],
    ),
    ...dew([
      [-0.5, -0.2, 0.66],
      [-0.1, -0.5, 0.66, 0.06],
      [0.2, 0.3, 0.68],
    ]),
  ],
};
