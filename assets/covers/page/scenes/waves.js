import { fade, HEIGHT, mix, softly, vertical, WIDTH } from '../pen.js';
import { moon, sky, stars } from './sky.js';

/** Waves in rows before the moon. */
export const waves = {
  back(pen, palette, hand) {
    sky(pen, palette, 540);
    stars(pen, hand);
    moon(
      pen,
      hand.between(150, 570),
      hand.between(150, 230),
      hand.between(70, 120),
      mix('#fff3d2', palette.glow, 0.35),
    );
    for (const i of [0, 1, 2]) crest(pen, 540 + i * 66, palette, i / 4, hand);
  },
  front(pen, palette, hand) {
    crest(pen, 712, palette, 0.8, hand);
  },
};

/** One row of curling waves with foam on their backs. */
function crest(pen, y, palette, near, { roll }) {
  const period = 200 + roll() * 60;
  const shift = roll() * period;
  const tall = 46;
  pen.beginPath();
  pen.moveTo(-period, HEIGHT);
  pen.lineTo(-period - shift, y);
  for (let x = -period - shift; x < WIDTH + period; x += period) {
    pen.bezierCurveTo(x + period * 0.35, y, x + period * 0.5, y - tall * 0.3, x + period * 0.62, y - tall);
    pen.bezierCurveTo(
      x + period * 0.95,
      y - tall * 1.2,
      x + period * 1.02,
      y - tall * 0.25,
      x + period * 0.8,
      y - tall * 0.3,
    );
    pen.bezierCurveTo(x + period * 0.86, y, x + period * 0.92, y, x + period, y);
  }
  pen.lineTo(WIDTH + period, HEIGHT);
  pen.closePath();
  pen.fillStyle = vertical(
    pen,
    [
      [0, mix(mix(palette.sky[2], palette.glow, 0.35), palette.near, near * 0.7)],
      [1, mix(palette.haze, palette.near, 0.4 + near * 0.6)],
    ],
    y - tall,
    y + 110,
  );
  pen.fill();
  softly(pen, { mode: 'screen' }, (pen) => {
    pen.strokeStyle = fade(palette.glow, 0.55 * (1 - near * 0.5));
    pen.lineWidth = 5;
    pen.stroke();
  });
}
