import { at, group, lathe, ring } from '../../studio/shape.js';
import { brick, leaf, pad, paint, spin, tube, turned, word } from './parts.js';

export const target = {
  skins: [['#fdfaf4', '#e8243f', '#2a6ae0']],
  pose: [0, 24, 0],
  make: (light, red, blue) => [
    ...[
      [1.1, blue, 0],
      [0.88, light, 0.03],
      [0.66, red, 0.06],
      [0.44, light, 0.09],
      [0.22, 'gold', 0.12],
    ].map(([r, colour, z]) =>
      at(
        lathe(
          [
            [0.001, 0.06],
            [r - 0.04, 0.06],
            [r, 0.02],
            [r, -0.08],
            [0.001, -0.08],
          ],
          paint(colour),
        ),
        [0, 0, z],
        [Math.PI / 2, 0, 0],
      ),
    ),
    at(ring(1.1, 0.075, paint('gold')), [0, 0, 0]),
    ...[
      [0.04, 0.02, 0.5],
      [-0.3, 0.26, 0.3],
    ].map(([x, y, lean]) =>
      at(
        group(
          tube(
            [
              [0, 0, 0],
              [0, 0, 1.5],
            ],
            0.035,
            '#b8702e',
          ),
          ...[0, 1, 2].map((k) =>
            at(
              group(
                pad(
                  [
                    [0, 0],
                    [0.17, 0.1],
                    [0.17, 0.5],
                    [0, 0.4],
                  ],
                  0.025,
                  k ? red : 'gold',
                ),
              ),
              [0, 0, 1.1],
              [Math.PI / 2, k * 2.09, 0],
            ),
          ),
        ),
        [x, y, 0.16],
        [-lean * 0.7, lean, 0],
      ),
    ),
  ],
};

export const medal = {
  skins: [['gold', '#e8243f', '#fdfaf4']],
  pose: [0, 14, 0],
  make: (metal, one, two) => [
    ...[-1, 1].map((s) =>
      turned(
        s * 24,
        group(
          at(brick([0.44, 1.3, 0.07], one, 0.03), [0, 0.9, s * 0.02]),
          at(brick([0.14, 1.31, 0.08], two, 0.03), [0, 0.9, s * 0.02 + 0.01]),
        ),
        [0, 0, -0.12],
      ),
    ),
    at(brick([0.3, 0.24, 0.16], metal, 0.06), [0, 0.36, 0]),
    at(
      lathe(
        [
          [0.001, 0.1],
          [0.62, 0.1],
          [0.68, 0.18],
          [0.8, 0.18],
          [0.86, 0.08],
          [0.86, -0.1],
          [0.001, -0.1],
        ],
        paint(metal),
      ),
      [0, -0.5, 0],
      [Math.PI / 2, 0, 0],
    ),
    at(
      spin(16, () => at(leaf(0.2, 0.2, 0.07, metal, { cells: 22 }), [0, 0.84, 0])),
      [0, -0.5, -0.02],
    ),
    at(word('1', 0.7, '#8a3a08'), [0, -0.5, 0.14]),
    ...[-1, 1].flatMap((s) =>
      [0, 1, 2, 3].map((i) =>
        turned(
          s * (150 - i * 30),
          at(leaf(0.24, 0.14, 0.05, metal, { cells: 22 }), [0, 0.42, 0], [0, 0, s * 0.9]),
          [0, -0.5, 0.12],
        ),
      ),
    ),
  ],
};
