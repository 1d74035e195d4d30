import { stone, tube } from './parts.js';

export const steam = (x, y, z = 0.2) =>
  tube(
    [
      [x, y, z],
      [x + 0.12, y + 0.2, z],
      [x - 0.08, y + 0.4, z],
      [x + 0.06, y + 0.62, z],
    ],
    (t) => 0.06 * Math.sin(0.3 + t * 2.6),
    stone('#eaf0ff', { flat: false, glow: 0.3 }),
  );
