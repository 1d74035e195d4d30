import { fade, glow, HEIGHT, mix, softly, vertical, WIDTH, wash } from '../pen.js';
import { beams, floor, lightDisc } from './glows.js';
import { rays, stars } from './sky.js';

/** A show's stage: spotlights cross, confetti falls. */
export const stage = {
  back(pen, palette, hand) {
    wash(pen, [
      [0, palette.sky[0]],
      [0.45, palette.sky[1]],
      [0.72, palette.sky[2]],
      [1, palette.near],
    ]);
    rays(pen, 360, 380, palette.glow, 0.4, { count: 12, turn: hand.roll(), width: 0.55 });
    beams(pen, palette, 0.3);
    floor(pen, palette, 680);
    confetti(pen, palette, hand, 40, 640);
  },
  front(pen, palette, hand) {
    confetti(pen, palette, hand, 12, 700);
  },
};

function confetti(pen, palette, { roll, between, pick }, count, bottom) {
  for (let i = 0; i < count; i++) {
    pen.save();
    pen.translate(roll() * WIDTH, roll() * bottom);
    pen.rotate(roll() * 6.3);
    pen.fillStyle = fade(
      pick([palette.spark, palette.glow, '#ff6a7a', '#4ae0c0', '#ffd23c']),
      between(0.55, 0.95),
    );
    const w = between(9, 20);
    pen.fillRect(-w / 2, -w / 4, w, w / 2);
    pen.restore();
  }
}

/** A grid of light that runs to the horizon under a striped sun. */
export const grid = {
  back(pen, palette, hand) {
    wash(pen, [
      [0, palette.sky[0]],
      [0.4, palette.sky[1]],
      [0.6, palette.sky[2]],
      [0.64, palette.near],
      [1, palette.near],
    ]);
    stars(pen, hand, 46, 430);
    glow(pen, 360, 480, 460, palette.glow, 0.75);
    pen.save();
    pen.beginPath();
    pen.arc(360, 440, 230, 0, Math.PI * 2);
    pen.clip();
    pen.fillStyle = vertical(
      pen,
      [
        [0, palette.spark],
        [1, palette.sky[2]],
      ],
      210,
      640,
    );
    for (let i = 0; i < 9; i++) pen.fillRect(120, 210 + i * 48, 480, 48 - i * 4);
    pen.restore();
    pen.fillStyle = palette.near;
    pen.fillRect(0, 600, WIDTH, 360);
    softly(pen, { mode: 'screen' }, (pen) => {
      pen.strokeStyle = fade(palette.glow, 0.75);
      pen.lineWidth = 3;
      pen.beginPath();
      for (let i = -12; i <= 12; i++) {
        pen.moveTo(360 + i * 40, 600);
        pen.lineTo(360 + i * 240, HEIGHT);
      }
      for (let i = 0; i < 9; i++) {
        const y = 600 + 360 * (i / 9) ** 1.9;
        pen.moveTo(0, y);
        pen.lineTo(WIDTH, y);
      }
      pen.stroke();
    });
  },
};

/** Deep space: a nebula, a planet, stars. */
export const space = {
  back(pen, palette, hand) {
    wash(pen, [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.near],
    ]);
    for (let i = 0; i < 9; i++)
      glow(
        pen,
        hand.roll() * WIDTH,
        hand.between(60, 700),
        hand.between(170, 340),
        hand.pick([palette.sky[2], palette.glow, palette.haze]),
        0.34,
      );
    stars(pen, hand, 80, 800);
    const [x, y, r] = [hand.pick([110, 610]), hand.between(130, 240), hand.between(90, 150)];
    glow(pen, x, y, r * 1.7, palette.glow, 0.4);
    const ball = pen.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.1, x, y, r);
    ball.addColorStop(0, mix(palette.glow, '#ffffff', 0.4));
    ball.addColorStop(0.5, palette.sky[2]);
    ball.addColorStop(1, palette.near);
    pen.fillStyle = ball;
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.fill();
    softly(pen, { mode: 'screen' }, (pen) => {
      pen.strokeStyle = fade(palette.spark, 0.6);
      pen.lineWidth = 9;
      pen.beginPath();
      pen.ellipse(x, y, r * 1.7, r * 0.36, -0.35, -0.35, Math.PI + 0.35);
      pen.stroke();
    });
  },
};

/** Nothing but light: rays burst from behind the emblem. */
export const burst = {
  back(pen, palette, hand) {
    wash(pen, [
      [0, palette.sky[0]],
      [0.42, palette.sky[2]],
      [0.75, palette.sky[1]],
      [1, palette.near],
    ]);
    const turn = hand.roll();
    rays(pen, 360, 400, palette.glow, 0.55, { count: hand.pick([12, 16, 20]), turn, width: 0.5 });
    rays(pen, 360, 400, palette.spark, 0.22, { count: 9, turn: turn + 0.2, width: 0.3 });
    for (let i = 0; i < 12; i++)
      lightDisc(
        pen,
        hand.roll() * WIDTH,
        hand.between(40, 700),
        hand.between(10, 34),
        palette.spark,
        hand.between(0.08, 0.2),
      );
    glow(pen, 360, 740, 420, palette.near, 0.5, { flat: 0.3, mode: 'multiply' });
  },
};
