import { fade, glow, mix, shape, softly, vertical, WIDTH } from '../pen.js';
import { ferns, hills } from './growth.js';
import { mist, sky, stars } from './sky.js';

/** A volcano with a glowing crater behind hills. */
export const volcano = {
  back(pen, palette, hand) {
    sky(pen, palette);
    stars(pen, hand);
    const x = WIDTH * hand.pick([0.22, 0.5, 0.78]);
    const top = hand.between(170, 260);
    const hot = mix(palette.spark, '#ff7a2a', 0.45);
    glow(pen, x, top, 330, hot, 0.75);
    plume(pen, x, top, palette, hand);
    cone(pen, x, top, 640, 44, mix(palette.haze, palette.glow, 0.26), palette.haze);
    lava(pen, x, top, hot);
    cone(
      pen,
      x + (x < 360 ? 420 : -420),
      top + 210,
      380,
      24,
      mix(palette.haze, palette.sky[0], 0.35),
      palette.sky[1],
    );
    mist(pen, 640, 120, palette.sky[2], 0.55);
    hills(pen, 640, 36, mix(palette.near, palette.haze, 0.3), hand);
  },
  front: ferns,
};

function cone(pen, x, top, reach, crater, light, dark) {
  const left = [];
  const right = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const away = crater + reach * t ** 1.7;
    const y = top + (720 - top) * t;
    left.unshift([x - away, y]);
    right.push([x + away, y]);
  }
  const points = [...left, [x - crater * 0.3, top + 9], [x + crater * 0.3, top + 9], ...right];
  pen.fillStyle = vertical(
    pen,
    [
      [0, light],
      [1, dark],
    ],
    top,
    720,
  );
  shape(pen, points);
  pen.fill();
  pen.save();
  shape(pen, points);
  pen.clip();
  pen.fillStyle = fade('#050214', 0.28);
  shape(pen, [
    [x + crater * 0.2, top - 10],
    [x + 40, top + 110],
    [x + 10, top + 190],
    [x + 90, top + 300],
    [x + 60, 720],
    [x + 900, 720],
    [x + 900, top - 10],
  ]);
  pen.fill();
  pen.restore();
}

function lava(pen, x, top, hot) {
  softly(pen, { mode: 'screen' }, (pen) => {
    pen.lineCap = 'round';
    for (const [bend, length, width] of [
      [-46, 210, 9],
      [28, 260, 12],
      [86, 150, 7],
    ]) {
      pen.strokeStyle = vertical(
        pen,
        [
          [0, '#fff0b0'],
          [0.3, hot],
          [1, fade(hot, 0)],
        ],
        top,
        top + length,
      );
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(x + bend * 0.2, top + 6);
      pen.bezierCurveTo(x + bend * 0.4, top + 80, x + bend, top + 60, x + bend * 1.2, top + length);
      pen.stroke();
    }
    glow(pen, x, top, 120, '#fff2c0', 0.9);
  });
}

function plume(pen, x, top, { haze, sky: [dark] }, { roll }) {
  softly(pen, { blur: 16, alpha: 0.75 }, (pen) => {
    for (let i = 0; i < 11; i++) {
      const t = i / 10;
      pen.fillStyle = mix(haze, dark, 0.25 + 0.6 * t);
      pen.beginPath();
      pen.arc(x + (roll() - 0.4) * 170 * t + 50 * t, top - 26 - t * 230, 34 + 66 * t, 0, Math.PI * 2);
      pen.fill();
    }
  });
}
