import { bead, stone } from './parts.js';

export const GREEN = '#3fae3a';

export const dew = (places) =>
  places.map(([x, y, z, r = 0.05]) =>
    bead(r, stone('#d8f6ff', { flat: false, glow: 0.4 }), [x, y, z], [1, 1.15, 0.6]),
  );
