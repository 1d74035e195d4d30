import { fade, glow, HEIGHT, mix, shape, softly, vertical, WIDTH } from '../pen.js';

export function lightDisc(pen, x, y, r, colour, alpha) {
  softly(pen, { mode: 'screen' }, (pen) => {
    const disc = pen.createRadialGradient(x, y, 0, x, y, r);
    disc.addColorStop(0, fade(colour, alpha * 0.65));
    disc.addColorStop(0.86, fade(colour, alpha));
    disc.addColorStop(1, fade(colour, 0));
    pen.fillStyle = disc;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  });
}

/** A polished floor that mirrors the light above. */
export function floor(pen, palette, y) {
  pen.fillStyle = vertical(
    pen,
    [
      [0, mix(palette.sky[1], palette.near, 0.25)],
      [0.5, palette.near],
      [1, palette.near],
    ],
    y,
    HEIGHT,
  );
  pen.fillRect(0, y, WIDTH, HEIGHT - y);
  glow(pen, 360, y + 12, 400, palette.glow, 0.6, { flat: 0.14 });
}

export function beams(pen, palette, strength) {
  softly(pen, { blur: 12, mode: 'screen' }, (pen) => {
    for (const [x, y, tx, w] of [
      [92, 116, 420, 170],
      [628, 116, 300, 170],
      [92, 116, 640, 90],
      [628, 116, 80, 90],
    ]) {
      pen.fillStyle = vertical(
        pen,
        [
          [0, fade(palette.glow, strength)],
          [1, fade(palette.glow, 0)],
        ],
        y,
        730,
      );
      shape(pen, [
        [x - 16, y],
        [x + 16, y],
        [tx + w, 760],
        [tx - w, 760],
      ]);
      pen.fill();
    }
  });
}
