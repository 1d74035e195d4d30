import { at, lathe, ring } from '../../studio/shape.js';
import { gaze } from './eyes.js';
import { bead, brick, leaf, pad, paint, shine, spin, stone, turned } from './parts.js';

/** The sun's stone: rings of signs round a face of gold. */
export const sunstone = {
  skins: [['gold', '#5a2a1c', '#3ad8c0', '#ff6a3a']],
  pose: [0, 14, 0],
  make: (metal, rock, jade, warm) => [
    at(
      lathe(
        [
          [0.001, 0.1],
          [1.16, 0.1],
          [1.2, 0.05],
          [1.2, -0.1],
          [0.001, -0.1],
        ],
        paint(rock),
      ),
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
    ring(1.14, 0.07, paint(metal)),
    ring(0.82, 0.04, paint(metal)),
    ring(0.5, 0.045, paint(metal)),
    spin(20, (i) => at(brick([0.17, 0.17, 0.14], i % 2 ? jade : warm, 0.04), [0, 0.98, 0.1])),
    spin(8, () => at(leaf(0.34, 0.22, 0.1, metal), [0, 0.52, 0.12])),
    spin(8, () => bead(0.075, stone(jade, { flat: false }), [0, 0.67, 0.14]), 0.39),
    bead(0.44, metal, [0, 0, 0.08], [1, 1, 0.4]),
    at(gaze(0.16, 0.1, 0.24, jade, rock, { size: 0.075, tilt: 6, slit: false }), [0, 0, 0]),
    pad(
      [
        [0, 0.06],
        [-0.07, -0.08],
        [0.07, -0.08],
      ],
      0.06,
      rock,
      0.24,
    ),
    pad(
      [
        [-0.16, -0.16],
        [0.16, -0.16],
        [0.1, -0.28],
        [-0.1, -0.28],
      ],
      0.05,
      warm,
      0.22,
    ),
    spin(16, (i) => at(leaf(i % 2 ? 0.18 : 0.26, 0.14, 0.07, i % 2 ? warm : metal), [0, 1.18, -0.02])),
  ],
};

/** A temple's bell-shaped stupa on lotus and steps. */
export const candi = {
  skins: [
    ['#8a84a8', 'gold', '#ffb02e'],
    ['#b08a6a', 'gold', '#5affe0'],
    ['#5a8a8a', 'silver', '#ff8ad0'],
    ['gold', 'bronze', '#ff5a3a'],
  ],
  pose: [10, 18, 0],
  make: (rock, metal, light) => [
    ...[
      [1.1, -0.96],
      [0.92, -0.74],
      [0.74, -0.52],
    ].map(([r, y]) => at(brick([r * 2, 0.22, r * 2], rock, 0.04), [0, y, 0])),
    ...[
      [1.1, -0.84],
      [0.92, -0.62],
    ].map(([r, y]) => at(brick([r * 2.04, 0.05, r * 2.04], metal, 0.02), [0, y, 0])),
    ...[-0.36, 0, 0.36].flatMap((x) =>
      [-0.94, -0.72].map((y, i) =>
        at(brick([0.16, 0.13, 0.06], shine(light, 0.9), 0.02), [x * (1.9 - i * 0.3), y, 1.1 - i * 0.18]),
      ),
    ),
    lathe(
      [
        [0.001, -0.4],
        [0.66, -0.4],
        [0.68, -0.32],
        [0.56, -0.28],
        [0.6, -0.2],
        [0.58, 0.1],
        [0.48, 0.34],
        [0.28, 0.46],
        [0.001, 0.48],
      ],
      paint(rock),
    ),
    ...Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2;
      return [0, 1].map((row) =>
        at(
          turned(45, brick([0.13, 0.13, 0.06], shine(light, 0.95), 0.02)),
          [
            Math.sin(a + row * 0.26) * (0.6 - row * 0.05),
            -0.06 + row * 0.22,
            Math.cos(a + row * 0.26) * (0.6 - row * 0.05),
          ],
          [0, a + row * 0.26, Math.PI / 4],
        ),
      );
    }).flat(),
    at(brick([0.3, 0.16, 0.3], metal, 0.03), [0, 0.54, 0]),
    lathe(
      [
        [0.14, 0.6],
        [0.17, 0.64],
        [0.1, 0.7],
        [0.13, 0.76],
        [0.07, 0.82],
        [0.09, 0.88],
        [0.04, 0.98],
        [0.002, 1.22],
      ],
      paint(metal),
    ),
    bead(0.08, stone(light, { flat: false, glow: 0.6 }), [0, 1.26, 0]),
    at(leaf(0.44, 0.34, 0.06, metal), [0, -0.6, 0.78]),
  ],
};
