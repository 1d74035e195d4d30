import { fade, glow, HEIGHT, mix, shape, softly, vertical, WIDTH, wash } from '../pen.js';
import { beams } from './glows.js';

const lamps = (pen, x, y, w, palette) => {
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 2; j++) {
      const [lx, ly] = [x + (i - 1.5) * (w / 4), y + (j - 0.5) * (w / 4)];
      glow(pen, lx, ly, w * 0.34, palette.glow, 0.8);
      glow(pen, lx, ly, w * 0.12, '#ffffff', 1);
    }
};

/** A stadium at night; `ground` draws the pitch. */
function stadium(ground) {
  return {
    back(pen, palette, hand) {
      const [low, middle, high] = palette.sky;
      wash(pen, [
        [0, low],
        [0.32, mix(low, middle, 0.8)],
        [0.52, middle],
        [0.62, high],
        [1, low],
      ]);
      softly(pen, { blur: 2 }, (pen) => {
        for (let row = 0; row < 8; row++)
          for (let i = 0; i < 46; i++) {
            const y = 400 + row * 19 + 0.0006 * (i * 16 - 360) ** 2 * -1;
            pen.fillStyle = fade(
              hand.pick([palette.glow, palette.spark, palette.haze, middle]),
              0.16 + hand.roll() * 0.24,
            );
            pen.beginPath();
            pen.arc(i * 16 + (row % 2) * 8, y, 6, 0, Math.PI * 2);
            pen.fill();
          }
      });
      for (const x of [92, 628]) {
        pen.fillStyle = mix(palette.near, palette.haze, 0.2);
        pen.fillRect(x - 5, 130, 10, 300);
        pen.fillRect(x - 74, 76, 148, 82);
        lamps(pen, x, 117, 130, palette);
      }
      ground(pen, palette, hand);
      beams(pen, palette, 0.36);
    },
  };
}

const plane = (pen, top, light, dark) => {
  pen.fillStyle = vertical(
    pen,
    [
      [0, light],
      [1, dark],
    ],
    top,
    880,
  );
  pen.fillRect(0, top, WIDTH, HEIGHT - top);
};

/** Grass mown in stripes that run towards the goal. */
export const pitch = stadium((pen, palette) => {
  plane(pen, 560, mix('#2fae55', palette.sky[2], 0.25), mix('#06301c', palette.near, 0.4));
  pen.fillStyle = '#ffffff14';
  for (let i = -5; i < 5; i += 2) {
    shape(pen, [
      [360 + i * 46, 560],
      [360 + (i + 1) * 46, 560],
      [360 + (i + 1) * 240, HEIGHT],
      [360 + i * 240, HEIGHT],
    ]);
    pen.fill();
  }
  pen.strokeStyle = '#ffffff90';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.ellipse(360, 690, 270, 62, 0, 0, Math.PI * 2);
  pen.stroke();
});

/** A wooden or painted court with its lines. */
export const court = stadium((pen, palette) => {
  plane(pen, 560, mix(palette.sky[2], palette.glow, 0.3), mix(palette.near, palette.haze, 0.35));
  pen.strokeStyle = '#ffffffa0';
  pen.lineWidth = 6;
  for (const [half, top] of [
    [160, 590],
    [110, 590],
  ]) {
    pen.beginPath();
    pen.moveTo(360 - half, top);
    pen.lineTo(360 - half * 3, HEIGHT);
    pen.moveTo(360 + half, top);
    pen.lineTo(360 + half * 3, HEIGHT);
    pen.stroke();
  }
  pen.fillStyle = '#ffffffa0';
  pen.fillRect(200, 588, 320, 5);
  pen.fillRect(112, 676, 496, 6);
});

/** A race track that bends away, its kerbs in red and white. */
export const track = stadium((pen, palette) => {
  plane(pen, 560, mix(palette.haze, palette.sky[2], 0.4), palette.near);
  pen.fillStyle = mix('#23233a', palette.near, 0.3);
  shape(pen, [
    [330, 560],
    [400, 560],
    [860, HEIGHT],
    [-140, HEIGHT],
  ]);
  pen.fill();
  for (let i = 0; i < 9; i++) {
    const [a, b] = [(i / 9) ** 2, ((i + 1) / 9) ** 2];
    pen.fillStyle = i % 2 ? '#f4f2ff' : '#e3262f';
    for (const side of [-1, 1]) {
      const x = (t, w) => 365 + side * (35 + (465 + w) * t);
      shape(pen, [
        [x(a, 0), 560 + 400 * a],
        [x(a, 60), 560 + 400 * a],
        [x(b, 60), 560 + 400 * b],
        [x(b, 0), 560 + 400 * b],
      ]);
      pen.fill();
    }
  }
});

/** A boxing ring's ropes under the lamps. */
export const ring = stadium((pen, palette) => {
  plane(pen, 590, mix(palette.sky[2], '#ffffff', 0.3), palette.near);
  for (const [y, colour] of [
    [470, '#ff4a5a'],
    [540, '#f4f2ff'],
    [610, '#3a8aff'],
  ]) {
    pen.strokeStyle = vertical(
      pen,
      [
        [0, mix(colour, '#ffffff', 0.4)],
        [1, mix(colour, '#000020', 0.35)],
      ],
      y - 8,
      y + 8,
    );
    pen.lineWidth = 13;
    pen.beginPath();
    pen.moveTo(-10, y - 34);
    pen.quadraticCurveTo(360, y + 26, WIDTH + 10, y - 34);
    pen.stroke();
  }
});
