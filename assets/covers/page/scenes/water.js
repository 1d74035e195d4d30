import { fade, glow, HEIGHT, mix, shape, softly, vertical, WIDTH } from '../pen.js';
import { branches, kelp, rocks } from './corals.js';

/** Under water: light falls in shafts, bubbles rise, corals frame the ground. */
function under(coral, deep) {
  return {
    back(pen, palette, hand) {
      const [low, middle, high] = palette.sky;
      pen.fillStyle = vertical(
        pen,
        [
          [0, deep ? middle : mix(high, palette.glow, 0.45)],
          [0.34, deep ? mix(middle, low, 0.4) : mix(high, middle, 0.35)],
          [0.72, mix(middle, low, deep ? 0.75 : 0.35)],
          [1, low],
        ],
        0,
        HEIGHT,
      );
      pen.fillRect(0, 0, WIDTH, HEIGHT);
      shafts(pen, palette, hand, deep ? 0.2 : 0.42);
      if (!deep) caustics(pen, palette, hand);
      softly(pen, { blur: 7 }, (pen) => {
        for (let i = 0; i < 7; i++)
          coral(
            pen,
            hand.roll() * WIDTH,
            730 + hand.roll() * 30,
            hand.between(90, 190),
            mix(palette.haze, palette.near, 0.25 + hand.roll() * 0.3),
            hand,
          );
      });
      school(pen, palette, hand);
    },
    front(pen, palette, hand) {
      for (const x of [30, 120, 600, 695])
        coral(
          pen,
          x + (hand.roll() - 0.5) * 40,
          790,
          hand.between(120, 240),
          mix(palette.near, palette.haze, 0.18 + hand.roll() * 0.2),
          hand,
        );
      for (let i = 0; i < 22; i++) {
        const side = hand.roll() < 0.5 ? hand.between(20, 200) : hand.between(520, 700);
        bubble(pen, side, hand.between(60, 720), 4 + 20 * hand.roll() ** 2.2, palette);
      }
    },
  };
}

function shafts(pen, { glow: light }, { roll, between }, strength) {
  softly(pen, { blur: 14, mode: 'screen' }, (pen) => {
    const source = between(120, 600);
    for (let i = 0; i < 8; i++) {
      const a = (i / 7 - 0.5) * 1.25 + (roll() - 0.5) * 0.08;
      const w = between(24, 64);
      const [x0, x1] = [source + a * 180, source + a * 900];
      pen.fillStyle = vertical(
        pen,
        [
          [0, fade(light, strength * between(0.6, 1))],
          [1, fade(light, 0)],
        ],
        -20,
        between(560, 800),
      );
      shape(pen, [
        [x0 - w * 0.4, -30],
        [x0 + w * 0.4, -30],
        [x1 + w, 800],
        [x1 - w, 800],
      ]);
      pen.fill();
    }
  });
}

/** The net of light that waves throw: cells with bright rims near the surface. */
function caustics(pen, { glow: light }, { roll }) {
  softly(pen, { blur: 2.5, mode: 'screen' }, (pen) => {
    pen.lineJoin = 'round';
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 8; i++) {
        const [x, y] = [i * 104 + (row % 2) * 52 - 30 + roll() * 30, 22 + row * 52 * (1 + row * 0.1)];
        pen.strokeStyle = fade(light, 0.34 - row * 0.075);
        pen.lineWidth = 6 - row;
        shape(
          pen,
          Array.from({ length: 6 }, (_, k) => {
            const a = (k / 6) * Math.PI * 2;
            return [x + Math.cos(a) * (52 + roll() * 20), y + Math.sin(a) * (22 + roll() * 12)];
          }),
          true,
        );
        pen.stroke();
      }
  });
}

function school(pen, palette, { roll, between }) {
  const [x, y, way] = [between(120, 560), between(130, 260), roll() < 0.5 ? -1 : 1];
  pen.fillStyle = fade(mix(palette.haze, palette.near, 0.4), 0.55);
  for (let i = 0; i < 9; i++) {
    const [fx, fy, s] = [x + (roll() - 0.5) * 260, y + (roll() - 0.5) * 120, between(11, 20)];
    pen.beginPath();
    pen.ellipse(fx, fy, s, s * 0.42, 0, 0, Math.PI * 2);
    pen.moveTo(fx - way * s * 0.7, fy);
    pen.lineTo(fx - way * s * 1.6, fy - s * 0.5);
    pen.lineTo(fx - way * s * 1.6, fy + s * 0.5);
    pen.fill();
  }
}

function bubble(pen, x, y, r, { glow: light }) {
  const skin = pen.createRadialGradient(x - r * 0.2, y - r * 0.2, r * 0.3, x, y, r);
  skin.addColorStop(0, fade(light, 0.04));
  skin.addColorStop(0.8, fade(light, 0.2));
  skin.addColorStop(1, fade('#ffffff', 0.6));
  pen.fillStyle = skin;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#ffffffd0';
  pen.beginPath();
  pen.ellipse(x - r * 0.4, y - r * 0.42, r * 0.22, r * 0.14, -0.7, 0, Math.PI * 2);
  pen.fill();
}

export const reef = under(branches, false);

export const lagoon = under(kelp, false);

export const seabed = under(rocks, false);

export const abyss = under(kelp, true);

export const trench = under(branches, true);

/** Wrecked ribs of a ship on the sea's floor. */
export const wreck = {
  back(pen, palette, hand) {
    reef.back(pen, palette, hand);
    softly(pen, { blur: 3 }, (pen) => {
      pen.strokeStyle = mix(palette.near, palette.haze, 0.55);
      pen.lineCap = 'round';
      for (let i = 0; i < 6; i++) {
        const x = 80 + i * 112;
        pen.lineWidth = 20;
        pen.beginPath();
        pen.moveTo(x, 770);
        pen.bezierCurveTo(x - 70, 640, x - 30, 520, x + 60, 420 + Math.abs(i - 2.5) * 46);
        pen.stroke();
      }
      glow(pen, 360, 500, 380, palette.glow, 0.2);
    });
  },
  front: seabed.front,
};
