import { lay } from './batik.js';
import { emblem } from './emblem.js';
import { rimLight } from './layouts.js';
import { PALETTES } from './palettes.js';
import { canvas, dice, fade, glow, HEIGHT, softly, vertical, WIDTH } from './pen.js';
import { SCENES } from './scenes/index.js';

/** As large as the covers' own, so that light and detail are theirs. */
const SYMBOL = 480;
/** How far the backdrop lies out of focus, in pixels: symbols move before it. */
const FOCUS = 2;
/** Points of light in the air. */
const LIGHTS = 26;

/** The rim that parts dark emblems from dark reels: of no palette, for titles of many share a symbol. */
const RIM = '#ffe9c8';

/** Draws a motif alone as one of a slot's symbols. Answers the canvas. */
export function drawSymbol({ motif, skin, turn }) {
  const pen = emblem(motif, SYMBOL, { skin, turn });
  const edge = rimLight(pen, RIM);
  softly(pen, { mode: 'screen', alpha: 0.8 }, (pen) => pen.drawImage(edge, 0, 0));
  return pen.canvas;
}

/** Draws the backdrop of a cover for reels to stand on: no emblem, no title, dark where the reels are. */
export function drawBackground({ scene, palette: name, pattern, seed }) {
  const palette = PALETTES[name];
  const hand = dice(seed);
  const far = canvas();
  SCENES[scene].back(far, palette, hand);
  lay(far, pattern, 0.42);
  const pen = canvas();
  softly(pen, { blur: FOCUS }, (sheet) => sheet.drawImage(far.canvas, 0, 0));
  glow(pen, WIDTH / 2, 60, 420, palette.glow, 0.32);
  glow(pen, WIDTH / 2, 560, 520, palette.glow, 0.34, { flat: 0.7 });
  SCENES[scene].front?.(pen, palette, hand);
  for (let i = 0; i < LIGHTS; i++)
    glow(
      pen,
      hand.roll() * WIDTH,
      hand.roll() * HEIGHT,
      hand.between(4, 14),
      palette.spark,
      hand.between(0.4, 1),
    );
  shade(pen, palette);
  return pen.canvas;
}

function shade(pen, { near }) {
  pen.fillStyle = vertical(
    pen,
    [
      [0, fade(near, 0)],
      [0.16, fade(near, 0.14)],
      [0.3, fade(near, 0.44)],
      [0.62, fade(near, 0.44)],
      [0.8, fade(near, 0.2)],
      [1, fade(near, 0.62)],
    ],
    0,
    HEIGHT,
  );
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}
