import { glow, mix, shape } from '../pen.js';
import { hills } from './growth.js';
import { clouds, mist, moon, rays, sky, stars } from './sky.js';

/** Among rolling clouds, as on a batik of Cirebon. */
export const heavens = {
  back(pen, palette, hand) {
    sky(pen, palette, 700);
    stars(pen, hand, 30, 380);
    if (hand.roll() < 0.5) moon(pen, hand.between(140, 580), 170, 84, mix('#fff3d2', palette.glow, 0.3));
    rays(pen, 360, 400, palette.glow, 0.3, { count: 18, turn: hand.roll() });
    clouds(pen, palette.haze, palette.glow, 330, hand, 0.22);
    clouds(pen, palette.sky[1], palette.glow, 560, hand, 0.62);
  },
  front(pen, palette, hand) {
    clouds(pen, mix(palette.near, palette.sky[1], 0.6), palette.haze, 730, hand, 0.95);
  },
};

/** A desert of mesas and cactuses at the end of the day. */
export const desert = {
  back(pen, palette, hand) {
    sky(pen, palette, 580);
    stars(pen, hand, 24, 330);
    const x = hand.between(180, 540);
    glow(pen, x, 520, 420, palette.glow, 0.8);
    pen.fillStyle = mix(palette.glow, '#fff6d8', 0.6);
    pen.beginPath();
    pen.arc(x, 470, 116, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = mix(palette.haze, palette.sky[2], 0.3);
    for (const [mx, w, top] of [
      [40, 260, 380],
      [620, 300, 330],
      [410, 150, 480],
    ]) {
      shape(pen, [
        [mx - w / 2 - 50, 640],
        [mx - w / 2, top + 34],
        [mx - w / 2 + 16, top],
        [mx + w / 2 - 12, top],
        [mx + w / 2, top + 40],
        [mx + w / 2 + 60, 640],
      ]);
      pen.fill();
    }
    mist(pen, 620, 70, palette.sky[2], 0.6);
    hills(pen, 640, 12, mix(palette.near, palette.haze, 0.5), hand);
    hills(pen, 690, 20, mix(palette.near, palette.haze, 0.22), hand);
    for (const px of [70, 655]) saguaro(pen, px, 720, hand.between(150, 240), palette.near);
  },
};

function saguaro(pen, x, y, tall, colour) {
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  pen.lineWidth = tall * 0.17;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - tall);
  pen.stroke();
  pen.lineWidth = tall * 0.12;
  for (const [side, low, high] of [
    [-1, 0.35, 0.72],
    [1, 0.48, 0.86],
  ]) {
    pen.beginPath();
    pen.moveTo(x, y - tall * low);
    pen.quadraticCurveTo(x + side * tall * 0.3, y - tall * low, x + side * tall * 0.3, y - tall * high);
    pen.stroke();
  }
}
