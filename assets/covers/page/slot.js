import { lay } from './batik.js';
import { emblem } from './emblem.js';
import { rimLight } from './layouts.js';
import { PALETTES } from './palettes.js';
import { canvas, dice, fade, glow, HEIGHT, softly, vertical, WIDTH } from './pen.js';
import { SCENES } from './scenes/index.js';

/** As large as the covers' own, so that light and detail are theirs. */
const SYMBOL = 480;
/** A backdrop is blurred more than a cover's: it stands behind symbols that move. */
const FOCUS = 4;

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
  lay(far, pattern, 0.3);
  const pen = canvas();
  softly(pen, { blur: FOCUS }, (sheet) => sheet.drawImage(far.canvas, 0, 0));
  glow(pen, WIDTH / 2, 60, 420, palette.glow, 0.32);
  SCENES[scene].front?.(pen, palette, hand);
  shade(pen, palette);
  return pen.canvas;
}

function shade(pen, { near }) {
  pen.fillStyle = vertical(
    pen,
    [
      [0, fade(near, 0.1)],
      [0.18, fade(near, 0.4)],
      [0.32, fade(near, 0.66)],
      [0.6, fade(near, 0.66)],
      [0.8, fade(near, 0.5)],
      [1, fade(near, 0.85)],
    ],
    0,
    HEIGHT,
  );
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}
