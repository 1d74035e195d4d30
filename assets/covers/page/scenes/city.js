import { fade, glow, mix, softly, vertical, WIDTH } from '../pen.js';
import { lightDisc } from './glows.js';
import { mist, sky, stars } from './sky.js';

/** A city by night: towers with lit windows, their light on the wet street. */
export const city = {
  back(pen, palette, hand) {
    sky(pen, palette, 580);
    stars(pen, hand, 20, 260);
    glow(pen, 360, 600, 480, palette.glow, 0.6);
    for (const depth of [0, 1]) {
      const colour = mix(palette.haze, palette.near, depth ? 0.72 : 0.18);
      let x = -30;
      while (x < WIDTH) {
        const w = hand.between(64, 116);
        const edge = Math.abs(x + w / 2 - 360) / 360;
        const top = 660 - hand.between(140, 260) * (0.6 + edge) - (depth ? 0 : 110);
        tower(pen, x, top, w, colour, palette, hand, depth);
        x += w + (depth ? hand.between(6, 46) : 4);
      }
    }
    pen.fillStyle = vertical(
      pen,
      [
        [0, mix(palette.sky[2], palette.near, 0.4)],
        [1, palette.near],
      ],
      680,
      860,
    );
    pen.fillRect(0, 680, WIDTH, 280);
    softly(pen, { blur: 8, mode: 'screen' }, (pen) => {
      for (let i = 0; i < 14; i++) {
        pen.fillStyle = fade(hand.pick([palette.glow, palette.spark]), 0.3);
        pen.fillRect(hand.roll() * WIDTH, 690, hand.between(6, 16), hand.between(50, 130));
      }
    });
  },
};

function tower(pen, x, top, w, colour, { spark, glow: light }, { roll }, depth) {
  pen.fillStyle = colour;
  pen.fillRect(x, top, w, 700 - top);
  if (roll() < 0.4) pen.fillRect(x + w / 2 - 3, top - 50, 6, 52);
  const [columns, rows] = [Math.floor(w / 22), Math.floor((690 - top) / 26)];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      if (roll() < (depth ? 0.3 : 0.16)) {
        pen.fillStyle = fade(roll() < 0.7 ? spark : light, depth ? 0.75 : 0.4);
        pen.fillRect(x + 8 + i * 22, top + 12 + j * 26, 9, 12);
      }
}

/** A night market: strings of lanterns and lights out of focus. */
export const market = {
  back(pen, palette, hand) {
    sky(pen, palette, 740);
    for (let i = 0; i < 26; i++)
      lightDisc(
        pen,
        hand.roll() * WIDTH,
        hand.between(240, 700),
        hand.between(18, 58),
        hand.pick([palette.glow, palette.spark, palette.sky[2]]),
        hand.between(0.1, 0.3),
      );
    for (const [y, sag] of [
      [60, 130],
      [150, 190],
    ]) {
      pen.strokeStyle = fade(palette.near, 0.8);
      pen.lineWidth = 4;
      pen.beginPath();
      pen.moveTo(-20, y);
      pen.quadraticCurveTo(360, y + sag * 2, WIDTH + 20, y - 20);
      pen.stroke();
      for (let i = 0; i < 6; i++) {
        const t = (i + 0.5) / 6;
        const ly = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + sag * 2) + t * t * (y - 20);
        paperLamp(pen, t * WIDTH, ly + 34, 26, hand.pick([palette.glow, palette.spark, palette.sky[2]]));
      }
    }
    mist(pen, 690, 140, palette.sky[2], 0.4);
  },
};

function paperLamp(pen, x, y, r, colour) {
  glow(pen, x, y, r * 3.2, colour, 0.55);
  const body = pen.createRadialGradient(x - r * 0.3, y - r * 0.3, 2, x, y, r);
  body.addColorStop(0, '#fff8e0');
  body.addColorStop(0.4, colour);
  body.addColorStop(1, mix(colour, '#3a0a2a', 0.45));
  pen.fillStyle = body;
  pen.beginPath();
  pen.ellipse(x, y, r, r * 1.12, 0, 0, Math.PI * 2);
  pen.fill();
}
