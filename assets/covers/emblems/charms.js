import { at, group, lathe, ring } from '../../studio/shape.js';
import { bead, brick, leaf, pad, paint, spin, stone, turned } from './parts.js';

export const horseshoe = {
  skins: [
    ['steel', 'gold', '#3ad0ff'],
    ['gold', 'silver', '#ff3a5a'],
  ],
  pose: [-6, 14, 8],
  make: (metal, trim, gem) => [
    pad(shoe(), 0.2, metal),
    ...[-60, -20, 20, 60, -100, 100].map((a) => {
      const r = (a * Math.PI) / 180;
      return at(
        brick([0.16, 0.16, 0.12], trim, 0.04),
        [Math.sin(r) * 0.84, -0.1 - Math.cos(r) * 0.84, 0.18],
        [0, 0, r],
      );
    }),
    ...[-1, 1].map((s) =>
      group(
        bead(0.19, trim, [s * 0.62, 0.92, 0.04], [1.2, 0.8, 1]),
        bead(0.1, stone(gem, { flat: false, glow: 0.4 }), [s * 0.62, 0.92, 0.18]),
      ),
    ),
    at(
      spin(4, () =>
        group(
          turned(16, leaf(0.4, 0.25, 0.08, '#1fb84a', { belly: 0.74 })),
          turned(-16, leaf(0.4, 0.25, 0.08, '#1fb84a', { belly: 0.74 })),
        ),
      ),
      [0, -0.06, 0.1],
    ),
    bead(0.1, trim, [0, -0.06, 0.2]),
  ],
};

function shoe() {
  const outer = Array.from({ length: 25 }, (_, i) => {
    const a = ((-148 + i * 12.33) * Math.PI) / 180;
    return [Math.sin(a) * 1.08, -0.1 - Math.cos(a) * 1.08];
  });
  const inner = Array.from({ length: 25 }, (_, i) => {
    const a = ((148 - i * 12.33) * Math.PI) / 180;
    return [Math.sin(a) * 0.62, -0.1 - Math.cos(a) * 0.64];
  });
  return [...outer, ...inner];
}

export const egg = {
  skins: [['gold', '#e8243f', '#3ad0ff']],
  pose: [8, 0, -10],
  make: (metal, enamel, gem) => [
    lathe(
      Array.from({ length: 33 }, (_, i) => {
        const t = (i / 32) * Math.PI;
        return [
          Math.sin(t) * (0.78 - 0.12 * Math.cos(t) * -1) * (1 - 0.1 * (1 - t / Math.PI)),
          -Math.cos(t) * 1.02 + 0.1,
        ];
      }),
      paint(metal),
    ),
    ...[0.36, -0.36].map((y) =>
      at(ring(y > 0 ? 0.68 : 0.78, 0.06, paint(enamel)), [0, y, 0], [Math.PI / 2, 0, 0]),
    ),
    ...Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * 6.283;
      return group(
        bead(0.1, stone(gem, { flat: false, glow: 0.4 }), [Math.sin(a) * 0.77, 0, Math.cos(a) * 0.77]),
        bead(0.055, stone('#ffffff', { flat: false }), [
          Math.sin(a + 0.26) * 0.76,
          0,
          Math.cos(a + 0.26) * 0.76,
        ]),
      );
    }),
    ...[-44, -22, 0, 22, 44].map((a) =>
      at(
        leaf(0.42, 0.2, 0.06, enamel),
        [Math.sin((a * Math.PI) / 180) * 0.62, 0.44, Math.cos((a * Math.PI) / 180) * 0.62],
        [-0.5, (a * Math.PI) / 180, 0],
      ),
    ),
    ...[-70, -42, -16, 16, 42, 70].map((a, i) =>
      at(
        leaf(0.5, 0.3, 0.1, i % 2 ? 'bronze' : '#b8742e'),
        [a * 0.012, -1.0, 0.3 - Math.abs(a) * 0.003],
        [0, 0, (-a * Math.PI) / 180],
      ),
    ),
    bead(0.5, 'bronze', [0, -1.02, 0], [1.7, 0.4, 1]),
  ],
};
