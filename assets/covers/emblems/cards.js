import * as THREE from 'three';
import { at, group } from '../../studio/shape.js';
import { chip } from './cardsParts.js';
import { brick, leaf, pad, paint, sized, spin, word } from './parts.js';
import { SUITS, tint } from './suits.js';

/** A playing card with its rank in the corner and its suit raised in the middle. */
function card(rank, suit, back = 'gold') {
  const colour = tint(suit);
  return group(
    plate(0.98, 1.4, 0.05, back, -0.02),
    plate(0.94, 1.36, 0.06, '#fdfaf4', 0.02),
    at(sized(0.29, pad(SUITS[suit], 0.2, colour)), [0, -0.06, 0.05]),
    at(word(rank, 0.4, colour), [-0.28, 0.44, 0.085]),
    at(sized(0.09, pad(SUITS[suit], 0.3, colour)), [-0.28, 0.2, 0.05]),
    at(word(rank, 0.3, colour), [0.32, -0.52, 0.085], [0, 0, Math.PI]),
  );
}

/** A flat plate with round corners. */
function plate(width, height, depth, what, z, r = 0.12) {
  const [w, h] = [width / 2, height / 2];
  const shape = new THREE.Shape();
  shape.moveTo(-w + r, -h);
  for (const [x, y, a] of [
    [w - r, -h + r, -90],
    [w - r, h - r, 0],
    [-w + r, h - r, 90],
    [-w + r, -h + r, 180],
  ]) {
    const from = (a * Math.PI) / 180;
    shape.absarc(x, y, r, from, from + Math.PI / 2);
  }
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: true,
    bevelSize: 0.015,
    bevelThickness: 0.015,
    bevelSegments: 4,
  });
  return at(new THREE.Mesh(geometry, paint(what)), [0, 0, z - depth / 2]);
}

const HANDS = [
  [
    ['10', 'diamond'],
    ['J', 'club'],
    ['Q', 'heart'],
    ['K', 'spade'],
    ['A', 'heart'],
  ],
  [
    ['7', 'spade'],
    ['8', 'heart'],
    ['9', 'club'],
  ],
  [
    ['9', 'heart'],
    ['K', 'club'],
  ],
  [
    ['A', 'spade'],
    ['A', 'diamond'],
    ['A', 'club'],
    ['A', 'heart'],
  ],
  [
    ['Q', 'spade'],
    ['Q', 'diamond'],
    ['K', 'heart'],
  ],
  [
    ['2', 'club'],
    ['5', 'heart'],
    ['8', 'spade'],
    ['J', 'diamond'],
  ],
];

/** A hand of cards, fanned. */
export const cards = {
  skins: HANDS.map((hand, i) => [hand, ['gold', '#2a4ae0', '#c0281e', '#1f8a5a', '#8a2ad0', 'silver'][i]]),
  pose: [-10, 8, 0],
  make: (hand, back) =>
    hand.map(([rank, suit], i) => {
      const t = i - (hand.length - 1) / 2;
      const a = -t * (80 / Math.max(2, hand.length - 1));
      return at(
        group(at(card(rank, suit, back), [0, 0.86, 0])),
        [t * 0.08, -0.8, i * 0.1],
        [0, 0, (a * Math.PI) / 180],
      );
    }),
};

/** One ace before chips, or a great suit of metal. */
export const ace = {
  skins: [
    ['spade', 'gold', '#2a1a6a'],
    ['heart', 'gold', '#8a0f2a'],
    ['club', 'silver', '#14566a'],
    ['diamond', 'rose', '#5a1a4a'],
    ['spade', 'silver', '#16386e'],
    ['heart', 'rose', '#3a1060'],
    ['diamond', 'gold', '#0f5a3a'],
  ],
  pose: [-8, 18, 4],
  make: (suit, metal, enamel) => [
    pad(
      SUITS[suit].map(([x, y, c]) => [x * 1.16, y * 1.14, c]),
      0.2,
      metal,
      -0.04,
    ),
    pad(
      SUITS[suit].map(([x, y, c]) => [x * 0.98, y * 0.96 + 0.01, c]),
      0.26,
      enamel,
      0.06,
    ),
    at(word('A', 0.62, '#fff3cf'), [0, suit === 'heart' ? 0.06 : -0.02, 0.4]),
    ...[
      [0.5, 0.86],
      [-0.66, 0.7],
      [0.9, -0.5],
    ].map(([x, y], i) =>
      at(
        spin(4, () => leaf(0.26 - i * 0.04, 0.12, 0.05, '#fff6d0', { belly: 0.2, cells: 20 })),
        [x * 1.2, y * 1.1, 0.1],
      ),
    ),
    ...[-1, 1].map((s) => at(sized(0.3, chip('#e8243f')), [s * 0.84, -0.86, 0.3], [-0.5, s * 0.3, 0])),
  ],
};

/** A shoe that deals cards. */
export const shoe = {
  skins: [
    ['#1c1838', 'gold', ['9', 'heart'], ['8', 'spade']],
    ['#7a1430', 'gold', ['K', 'diamond'], ['9', 'club']],
    ['#12564a', 'silver', ['6', 'heart'], ['3', 'diamond']],
    ['#2a4ae0', 'rose', ['7', 'club'], ['2', 'heart']],
  ],
  pose: [16, -34, 0],
  make: (body, metal, one, two) => [
    at(slope(body), [0, 0, 0]),
    at(brick([1.1, 0.08, 1.9], metal, 0.03), [0, -0.62, 0]),
    ...Array.from({ length: 9 }, (_, i) =>
      at(
        group(plate(0.86, 1.0, 0.03, i % 2 ? '#fdfaf4' : '#e0dcf0', 0)),
        [0, 0.02, -0.66 + i * 0.12],
        [-0.5, 0, 0],
      ),
    ),
    ...[-0.52, 0.52].map((x) => at(brick([0.08, 0.9, 1.6], body, 0.03), [x, -0.14, -0.05])),
    at(brick([1.12, 0.12, 0.1], metal, 0.03), [0, 0.34, 0.46]),
    at(group(card(...one)), [-0.34, -0.3, 1.1], [-0.9, 0, 0.24]),
    at(group(card(...two)), [0.5, -0.34, 1.3], [-0.8, 0, -0.3]),
    at(sized(0.24, pad(SUITS.spade, 0.16, metal)), [0.57, -0.14, 0.1], [0, Math.PI / 2, 0]),
  ],
};

const slope = (what) =>
  group(
    at(brick([1.06, 0.7, 0.12], what, 0.03), [0, -0.26, -0.86]),
    at(brick([1.06, 0.5, 0.1], what, 0.03), [0, -0.4, 0.78], [-0.6, 0, 0]),
  );
