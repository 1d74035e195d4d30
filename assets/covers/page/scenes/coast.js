import { fade, glow, mix, softly, vertical, WIDTH } from '../pen.js';
import { ferns, frond, hills } from './growth.js';
import { mist, moon, rays, sky, stars } from './sky.js';

/** Palms on a shore below a large moon. */
export const shore = {
  back(pen, palette, hand) {
    sky(pen, palette, 580);
    stars(pen, hand);
    const x = WIDTH * hand.pick([0.24, 0.5, 0.78]);
    moon(pen, x, hand.between(150, 240), hand.between(70, 120), mix('#fff3d2', palette.glow, 0.3));
    hills(pen, 610, 14, mix(palette.haze, palette.near, 0.35), hand);
    pen.fillStyle = vertical(
      pen,
      [
        [0, mix(palette.sky[2], palette.glow, 0.35)],
        [1, palette.near],
      ],
      630,
      900,
    );
    pen.fillRect(0, 628, WIDTH, 340);
    softly(pen, { blur: 3, mode: 'screen' }, (pen) => {
      for (let i = 0; i < 26; i++) {
        const y = 634 + i * 7;
        pen.fillStyle = fade(palette.glow, 0.5 - i * 0.016);
        const w = 30 + i * 5 + hand.roll() * 60;
        pen.fillRect(x - w / 2 + (hand.roll() - 0.5) * 50, y, w, 3);
      }
    });
    for (const [px, tall, lean] of [
      [70, 480, 1],
      [650, 420, -1],
    ])
      palmTree(pen, px + (hand.roll() - 0.5) * 60, 690, tall * hand.between(0.85, 1.1), lean, palette.near);
  },
  front: ferns,
};

function palmTree(pen, x, y, tall, lean, colour) {
  const [tx, ty] = [x + lean * tall * 0.14, y - tall];
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  pen.lineWidth = tall * 0.045;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x - lean * tall * 0.06, y - tall * 0.5, tx, ty);
  pen.stroke();
  for (const a of [-2.9, -2.45, -1.95, -1.45, -0.95, -0.45, 0.05]) {
    pen.save();
    pen.translate(tx, ty);
    if (Math.cos(a) < 0) pen.scale(-1, 1);
    pen.rotate(Math.cos(a) < 0 ? Math.PI - a - Math.PI * 2 : a);
    frond(pen, tall * 0.42, colour);
    pen.restore();
  }
}

/** A jungle: light from above between trunks and leaves. */
export const jungle = {
  back(pen, palette, hand) {
    sky(pen, palette, 700);
    glow(pen, 360, 200, 520, palette.glow, 0.5);
    for (const depth of [0, 1, 2])
      softly(pen, { blur: 9 - depth * 3 }, (pen) => {
        const colour = mix(palette.haze, palette.near, 0.15 + depth * 0.32);
        for (let i = 0; i < 5; i++) {
          const edge = (hand.roll() < 0.5 ? 0 : 1) * WIDTH;
          const x = edge + (edge ? -1 : 1) * hand.between(0, 210 - depth * 40);
          pen.fillStyle = colour;
          const w = hand.between(16, 34) * (1 + depth * 0.4);
          pen.fillRect(x - w / 2, 0, w, 720);
          pen.save();
          pen.translate(x, hand.between(20, 220));
          if (edge) pen.scale(-1, 1);
          pen.rotate(hand.between(-0.4, 0.5));
          frond(pen, hand.between(190, 290), colour);
          pen.restore();
        }
      });
    rays(pen, hand.between(200, 520), -140, palette.glow, 0.24, { count: 16, turn: 0.1, width: 0.36 });
    mist(pen, 650, 150, palette.sky[2], 0.5);
    hills(pen, 680, 18, mix(palette.near, palette.haze, 0.28), hand);
  },
  front: ferns,
};
