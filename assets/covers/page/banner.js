import { emblem } from './emblem.js';
import { place } from './layouts.js';
import { PALETTES } from './palettes.js';
import { canvas, dice, sparkle } from './pen.js';

const SIDE = 960;

/** Draws { motif, skin, turn, palette, seed } alone on nothing, sparkling, for a banner. */
export function drawBanner({ motif, skin, turn, palette, seed }) {
  const light = PALETTES[palette];
  const hand = dice(seed);
  const pen = canvas(SIDE, SIDE);
  place(pen, emblem(motif, 840, { skin, turn }), 480, 480, 840, light, { rim: 0.3, shadow: 0 });
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + hand.roll();
    sparkle(pen, 480 + Math.cos(a) * 380, 480 + Math.sin(a) * 380, hand.between(26, 60), light.spark, 0.95);
  }
  return pen.canvas;
}
