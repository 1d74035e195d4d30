import { fade, glow, mix, shape, vertical } from '../pen.js';
import { ferns, hills } from './growth.js';
import { mist, moon, rays, sky, stars } from './sky.js';

/** Temples on the horizon, stupas dark against the glow. */
export const temple = {
  back(pen, palette, hand) {
    sky(pen, palette, 620);
    stars(pen, hand, 34);
    const x = hand.pick([180, 360, 540]);
    glow(pen, x, 470, 430, palette.glow, 0.55);
    if (hand.roll() < 0.5)
      moon(pen, hand.between(120, 600), 150, 60, mix('#fff3d2', palette.glow, 0.3), 0.55);
    const far = mix(palette.haze, palette.sky[2], 0.32);
    spire(pen, x + 245, 690, 1.5, far);
    spire(pen, x - 245, 690, 1.7, far);
    spire(pen, x, 700, 2.7, mix(palette.haze, palette.near, 0.2));
    mist(pen, 660, 110, palette.sky[2], 0.5);
    hills(pen, 690, 12, mix(palette.near, palette.haze, 0.26), hand);
  },
  front: ferns,
};

/** A candi as at Prambanan: steps of shrinking storeys with small spires. */
function spire(pen, x, y, s, colour) {
  pen.fillStyle = colour;
  let [half, base] = [92 * s, y];
  for (let storey = 0; storey < 6; storey++) {
    const tall = (storey === 0 ? 46 : 30 - storey * 2) * s;
    pen.fillRect(x - half, base - tall, 2 * half, tall + 2);
    pen.fillRect(x - half * 1.09, base - tall, 2.18 * half, 7 * s);
    const bells = Math.max(2, 6 - storey);
    for (let i = 0; i < bells; i++)
      bell(pen, x - half + (2 * half * (i + 0.5)) / bells, base - tall, (13 - storey) * s * 0.9);
    base -= tall;
    half *= 0.74;
  }
  bell(pen, x, base, 24 * s);
}

function bell(pen, x, y, r) {
  pen.beginPath();
  pen.moveTo(x - r, y + 1);
  pen.bezierCurveTo(x - r, y - r * 1.3, x - r * 0.3, y - r * 1.2, x, y - r * 2.6);
  pen.bezierCurveTo(x + r * 0.3, y - r * 1.2, x + r, y - r * 1.3, x + r, y + 1);
  pen.fill();
}

/** A stepped pyramid under a low sun. */
export const pyramid = {
  back(pen, palette, hand) {
    sky(pen, palette, 620);
    stars(pen, hand, 26, 360);
    const x = hand.pick([230, 360, 500]);
    rays(pen, x, 300, palette.glow, 0.34, { count: 20, turn: hand.roll() });
    glow(pen, x, 300, 360, palette.glow, 0.7);
    for (let step = 0; step < 8; step++) {
      const half = 470 - step * 52;
      const y = 700 - step * 50;
      pen.fillStyle = vertical(
        pen,
        [
          [0, mix(palette.haze, palette.glow, 0.3)],
          [1, mix(palette.haze, palette.near, 0.45)],
        ],
        y - 50,
        y,
      );
      shape(pen, [
        [x - half, y],
        [x - half + 20, y - 51],
        [x + half - 20, y - 51],
        [x + half, y],
      ]);
      pen.fill();
    }
    pen.fillStyle = fade(palette.near, 0.45);
    shape(pen, [
      [x - 70, 700],
      [x - 40, 300],
      [x + 40, 300],
      [x + 70, 700],
    ]);
    pen.fill();
    pen.fillStyle = mix(palette.haze, palette.near, 0.3);
    pen.fillRect(x - 84, 240, 168, 62);
    pen.fillRect(x - 96, 228, 192, 16);
    mist(pen, 680, 110, palette.sky[2], 0.5);
    hills(pen, 700, 14, mix(palette.near, palette.haze, 0.25), hand);
  },
  front: ferns,
};
