import { lay } from './batik.js';
import { LAYOUTS } from './layouts.js';
import { PALETTES } from './palettes.js';
import { canvas, dice, fade, glow, HEIGHT, softly, sparkle, vertical, WIDTH } from './pen.js';
import { SCENES } from './scenes/index.js';
import { drawTitle } from './title.js';

/** How far out of focus the backdrop lies, in pixels: the emblem comes forward, and the file stays small. */
const FOCUS = 3;

/**
 * Draws one game's cover from its title and `art`: backdrop, batik, light, emblem, what is before it, title.
 * Answers the canvas of 720 x 960.
 */
export function drawCover({ title, art }) {
  const palette = PALETTES[art.palette];
  const scene = SCENES[art.scene];
  if (!palette || !scene || !LAYOUTS[art.layout]) throw new Error(`${title}: ${JSON.stringify(art)}`);
  const hand = dice(art.seed);
  const far = canvas();
  scene.back(far, palette, hand);
  lay(far, art.pattern, 0.26);
  const pen = canvas();
  pen.drawImage(far.canvas, 0, 0);
  softly(pen, { blur: FOCUS }, (sheet) => sheet.drawImage(far.canvas, 0, 0));
  glow(pen, WIDTH / 2, 410, 440, palette.glow, 0.55);
  LAYOUTS[art.layout](pen, art, palette, hand);
  scene.front?.(pen, palette, hand);
  sparks(pen, palette, hand);
  vignette(pen, palette);
  drawTitle(pen, title, palette);
  return pen.canvas;
}

function sparks(pen, { spark }, { roll, between }) {
  for (let i = 0; i < 5; i++) {
    const a = roll() * Math.PI * 2;
    sparkle(
      pen,
      360 + Math.cos(a) * between(200, 320),
      390 + Math.sin(a) * between(180, 290),
      between(14, 44),
      spark,
      between(0.6, 1),
    );
  }
  for (let i = 0; i < 11; i++)
    glow(pen, roll() * WIDTH, between(90, 720), between(5, 13), spark, between(0.5, 1));
}

function vignette(pen, { near }) {
  const shade = pen.createRadialGradient(WIDTH / 2, 420, 380, WIDTH / 2, 440, 760);
  shade.addColorStop(0, fade(near, 0));
  shade.addColorStop(1, fade(near, 0.42));
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = vertical(
    pen,
    [
      [0, '#ffffff22'],
      [1, '#ffffff00'],
    ],
    0,
    150,
  );
  pen.fillRect(0, 0, WIDTH, 150);
}
