import { glow, HEIGHT, mix, shape, WIDTH } from '../pen.js';
import { floor } from './glows.js';
import { rays, sky } from './sky.js';

/** A royal hall: arches and drapes with light between. */
export const hall = {
  back(pen, palette, hand) {
    sky(pen, palette, 660);
    glow(pen, 360, 330, 430, palette.glow, 0.6);
    rays(pen, 360, 330, palette.glow, 0.26, { count: 16, turn: hand.roll() });
    for (const side of [-1, 1])
      for (const [away, w] of [
        [350, 92],
        [236, 54],
      ]) {
        const x = 360 + side * away;
        pen.fillStyle = pen.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
        const pillar = pen.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
        pillar.addColorStop(0, mix(palette.haze, palette.near, 0.2));
        pillar.addColorStop(0.3, mix(palette.haze, palette.glow, 0.35));
        pillar.addColorStop(1, mix(palette.haze, palette.near, 0.75));
        pen.fillStyle = pillar;
        pen.fillRect(x - w / 2, 120, w, 560);
        pen.fillRect(x - w * 0.66, 110, w * 1.32, 34);
        pen.fillRect(x - w * 0.66, 664, w * 1.32, 34);
      }
    pen.fillStyle = mix(palette.haze, palette.near, 0.5);
    pen.beginPath();
    pen.rect(0, 0, WIDTH, 330);
    pen.moveTo(WIDTH - 60, 330);
    pen.bezierCurveTo(WIDTH - 70, 130, 470, 150, 360, 40);
    pen.bezierCurveTo(250, 150, 70, 130, 60, 330);
    pen.fill('evenodd');
    floor(pen, palette, 690);
  },
};

/** Crystals grow round the mouth of a cave. */
export const cave = {
  back(pen, palette, hand) {
    sky(pen, palette, 660);
    glow(pen, 360, 400, 400, palette.glow, 0.75);
    for (const depth of [0, 1, 2]) {
      const colour = mix(palette.haze, palette.near, 0.25 + depth * 0.33);
      pen.fillStyle = colour;
      pen.beginPath();
      pen.rect(-5, -5, WIDTH + 10, HEIGHT + 10);
      const inset = 30 + (2 - depth) * 62;
      for (let i = 0; i <= 26; i++) {
        const a = (i / 26) * Math.PI * 2;
        const r = 1 + (hand.roll() - 0.5) * 0.16;
        const [px, py] = [360 + Math.cos(a) * (380 - inset) * r, 380 - Math.sin(a) * (440 - inset) * r];
        if (i) pen.lineTo(px, py);
        else pen.moveTo(px, py);
      }
      pen.fill('evenodd');
      for (let i = 0; i < 5; i++) {
        const a = hand.between(0.15, 2.99) + (hand.roll() < 0.6 ? Math.PI : 0);
        crystal(
          pen,
          360 - Math.cos(a) * (370 - inset),
          390 - Math.sin(a) * (430 - inset),
          Math.atan2(Math.sin(a), Math.cos(a)) - Math.PI / 2,
          hand.between(60, 120),
          mix(palette.sky[2], palette.glow, hand.roll()),
        );
      }
    }
  },
};

function crystal(pen, x, y, turn, length, colour) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  const w = length * 0.2;
  for (const [from, to, shade] of [
    [-w, 0, 0.1],
    [0, w, 0.5],
  ]) {
    pen.fillStyle = mix(colour, '#0a0430', shade);
    shape(pen, [
      [from, -20],
      [from * 0.8, length * 0.78],
      [0, length],
      [to * 0.8, length * 0.78],
      [to, -20],
    ]);
    pen.fill();
  }
  pen.restore();
}
