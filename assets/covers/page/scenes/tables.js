import { fade, glow, mix, shape, softly, vertical, WIDTH, wash } from '../pen.js';
import { lightDisc } from './glows.js';

/** A table of felt seen from a player's seat, a lamp above it. */
function felt(colour) {
  return {
    back(pen, palette, hand) {
      wash(pen, [
        [0, palette.near],
        [0.5, mix(palette.near, palette.sky[1], 0.75)],
        [1, palette.near],
      ]);
      for (let i = 0; i < 14; i++)
        lightDisc(
          pen,
          hand.roll() * WIDTH,
          hand.between(40, 380),
          hand.between(14, 46),
          hand.pick([palette.glow, palette.spark, palette.sky[2]]),
          hand.between(0.08, 0.24),
        );
      pen.save();
      pen.beginPath();
      pen.ellipse(360, 900, 620, 470, 0, 0, Math.PI * 2);
      pen.fillStyle = vertical(
        pen,
        [
          [0, '#7a4a22'],
          [0.1, '#c98a4a'],
          [0.22, '#4a2810'],
        ],
        430,
        640,
      );
      pen.fill();
      pen.beginPath();
      pen.ellipse(360, 930, 610, 465, 0, 0, Math.PI * 2);
      const cloth = pen.createRadialGradient(360, 600, 40, 360, 640, 520);
      const base = colour ?? palette.sky[1];
      cloth.addColorStop(0, mix(base, '#ffffff', 0.2));
      cloth.addColorStop(0.55, base);
      cloth.addColorStop(1, mix(base, palette.near, 0.75));
      pen.fillStyle = cloth;
      pen.fill();
      pen.clip();
      pen.strokeStyle = fade(palette.spark, 0.5);
      pen.lineWidth = 4;
      for (const r of [0, 46]) {
        pen.beginPath();
        pen.ellipse(360, 960, 520 - r, 390 - r, 0, Math.PI, 0);
        pen.stroke();
      }
      pen.restore();
      softly(pen, { blur: 20, mode: 'screen' }, (pen) => {
        pen.fillStyle = vertical(
          pen,
          [
            [0, fade(palette.glow, 0.5)],
            [1, fade(palette.glow, 0)],
          ],
          0,
          700,
        );
        shape(pen, [
          [310, -20],
          [410, -20],
          [660, 720],
          [60, 720],
        ]);
        pen.fill();
      });
    },
  };
}

export const green = felt('#0f6b46');

export const wine = felt('#7c1534');

export const navy = felt('#1c3a94');

export const plum = felt('#54208a');

/** A live table: drapes, a chandelier, warm light out of focus, the table's rim in front. */
export const salon = {
  back(pen, palette, hand) {
    wash(pen, [
      [0, mix(palette.near, palette.sky[1], 0.35)],
      [0.45, mix(palette.sky[1], palette.haze, 0.5)],
      [0.75, palette.near],
      [1, palette.near],
    ]);
    for (let i = 0; i < 13; i++) {
      const x = i * 60 - 20;
      const fold = pen.createLinearGradient(x, 0, x + 60, 0);
      fold.addColorStop(0, fade(palette.near, 0.65));
      fold.addColorStop(0.45, fade(palette.glow, 0.2));
      fold.addColorStop(1, fade(palette.near, 0.65));
      pen.fillStyle = fold;
      pen.fillRect(x, 0, 61, 640);
    }
    for (let i = 0; i < 20; i++)
      lightDisc(
        pen,
        hand.roll() * WIDTH,
        hand.between(220, 560),
        hand.between(14, 44),
        hand.pick(['#ffd98a', palette.glow, palette.spark]),
        hand.between(0.1, 0.28),
      );
    chandelier(pen, 360, 96, palette);
    for (const [y, r, shade] of [
      [610, 560, '#c98a4a'],
      [632, 552, '#5a3214'],
      [650, 545, mix(palette.sky[1], palette.sky[2], 0.5)],
    ]) {
      pen.fillStyle = shade;
      pen.beginPath();
      pen.ellipse(360, y + 330, r, 330, 0, 0, Math.PI * 2);
      pen.fill();
    }
    glow(pen, 360, 700, 380, palette.glow, 0.7, { flat: 0.25 });
    pen.strokeStyle = fade(palette.spark, 0.5);
    pen.lineWidth = 4;
    pen.beginPath();
    pen.ellipse(360, 990, 480, 300, 0, Math.PI, 0);
    pen.stroke();
  },
};

function chandelier(pen, x, y, palette) {
  glow(pen, x, y + 20, 420, '#ffdf9a', 0.75);
  for (const [half, dy, bulbs] of [
    [236, 34, 11],
    [160, 80, 8],
    [84, 120, 5],
  ]) {
    pen.strokeStyle = fade('#ffcf7a', 0.8);
    pen.lineWidth = 5;
    pen.beginPath();
    pen.ellipse(x, y + dy - 44, half, half * 0.17, 0, 0, Math.PI * 2);
    pen.stroke();
    for (let i = 0; i < bulbs; i++) {
      const a = (i / (bulbs - 1)) * Math.PI;
      const [bx, by] = [x - Math.cos(a) * half, y + dy - 44 + Math.sin(a) * half * 0.17];
      pen.fillStyle = fade(palette.spark, 0.6);
      shape(pen, [
        [bx - 6, by],
        [bx, by + 34],
        [bx + 6, by],
      ]);
      pen.fill();
      glow(pen, bx, by, 34, '#fff0c8', 1);
    }
  }
}
