import { backdrop } from '../fields/backdrop.mjs';
import { paint } from '../fields/raster.mjs';
import { shadow } from '../fields/shadow.mjs';
import { vector } from '../pipeline/render.mjs';
import { felt, rim } from '../vector/felt.mjs';
import { crash } from './crash.mjs';

const SHARED = ['glow', 'spark', 'star_0', 'star_1', 'star_2', 'dot', 'white', 'pill'];
const CONFETTI = /^(confettiCoin|paper)_/;

/** What every celebration and table is drawn with: lights, plain shapes, confetti of gold and paper. */
export const CELEBRATION = crash.sprites.filter(({ name }) => SHARED.includes(name) || CONFETTI.test(name));

/** A soft contact shadow, to be stretched under whatever stands on the table. */
export const SHADOW = [
  { name: 'shadow', make: () => paint(128, 64, (x, y) => shadow(x, y, 128, 64)), anchor: [0.5, 0.5] },
];

/**
 * A table of any tint, made by tinting (docs/treasures.md has the tints): `felt` repeats in both directions,
 * `backdrop` is the pool of light, `rim` a nine-slice edge.
 */
export const FELT = [
  { name: 'felt', make: vector(felt(64, 2)), margin: 2 },
  {
    name: 'backdrop',
    make: () => paint(96, 96, (x, y) => backdrop(x, y, 96)),
    anchor: [0.5, 0.5],
  },
  { name: 'rim', make: vector(rim(96)), borders: { left: 46, top: 46, right: 46, bottom: 46 } },
];
