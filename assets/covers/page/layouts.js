import { emblem, prop } from './emblem.js';
import { canvas, fade, glow, softly, WIDTH } from './pen.js';

/** How the emblem stands in the picture. */
const MIDDLE = [WIDTH / 2, 398];

/** Draws a photographed emblem about a point with its shadow and a rim of the cover's light. */
export function place(pen, photo, x, y, size, { glow: light, near }, { rim = 0.9, shadow = 0.55 } = {}) {
  const [left, top] = [x - size / 2, y - size / 2];
  const draw = (to) => to.drawImage(photo.canvas, left, top, size, size);
  if (shadow > 0) {
    pen.save();
    pen.shadowColor = fade(near, shadow);
    pen.shadowBlur = 42;
    pen.shadowOffsetX = 12;
    pen.shadowOffsetY = 26;
    draw(pen);
    pen.restore();
  }
  const halo = tinted(photo, light);
  softly(pen, { blur: 20, mode: 'screen', alpha: rim }, (pen) => pen.drawImage(halo, left, top, size, size));
  draw(pen);
  const edge = rimLight(photo, light);
  softly(pen, { mode: 'screen', alpha: 0.75 }, (pen) => pen.drawImage(edge, left, top, size, size));
}

function tinted(photo, colour) {
  const sheet = canvas(photo.canvas.width, photo.canvas.height);
  sheet.drawImage(photo.canvas, 0, 0);
  sheet.globalCompositeOperation = 'source-in';
  sheet.fillStyle = colour;
  sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
  return sheet.canvas;
}

/** The emblem's own outline lit from below right, where the scene glows. */
export function rimLight(photo, colour) {
  const { width, height } = photo.canvas;
  const sheet = canvas(width, height);
  sheet.drawImage(tinted(photo, colour), 0, 0);
  sheet.globalCompositeOperation = 'destination-out';
  sheet.filter = `blur(${width * 0.008}px)`;
  sheet.drawImage(photo.canvas, -width * 0.012, -width * 0.012);
  return sheet.canvas;
}

const ground = (pen, palette, y = 668, width = 300) => {
  glow(pen, MIDDLE[0], y, width, palette.near, 0.75, { flat: 0.2, mode: 'multiply' });
  glow(pen, MIDDLE[0], y + 8, width * 1.1, palette.glow, 0.55, { flat: 0.18 });
};

const pose = ({ skin = 0, turn = [0, 0, 0] }, extra = [0, 0, 0]) => ({
  skin,
  turn: turn.map((angle, i) => angle + extra[i]),
});

/** How coins tumble. */
const FLUNG = [
  [-44, 20, -30],
  [38, -26, 12],
  [10, 48, 34],
  [-20, -44, 8],
  [52, 16, -18],
  [0, -12, 40],
];

export const LAYOUTS = {
  /** Alone and large. */
  hero(pen, art, palette) {
    ground(pen, palette);
    place(pen, emblem(art.motif, 600, pose(art)), ...MIDDLE, 600, palette);
  },

  /** So large that it leaves the picture. */
  giant(pen, art, palette, hand) {
    const x = MIDDLE[0] + hand.between(-26, 26);
    place(pen, emblem(art.motif, 760, pose(art)), x, 400, 760, palette);
  },

  /** One before two that are dim and far. */
  trio(pen, art, palette, hand) {
    ground(pen, palette);
    for (const side of [-1, 1]) {
      const small = emblem(art.motif, 360, pose(art, [0, side * -14, side * -12]));
      softly(pen, { blur: 5, alpha: 0.82 }, (pen) =>
        pen.drawImage(small.canvas, 360 + side * 212 - 180, hand.between(215, 265) - 130, 330, 330),
      );
    }
    place(pen, emblem(art.motif, 560, pose(art)), 360, 430, 560, palette);
  },

  /** Before a golden ring. */
  medal(pen, art, palette) {
    ground(pen, palette, 690, 280);
    place(pen, prop('frameRing', 610, { skin: art.frame ?? 0 }), 360, 378, 610, palette, { rim: 0.6 });
    place(pen, emblem(art.motif, 520, pose(art)), 360, 384, 520, palette, { rim: 0.5 });
  },

  /** On a stepped pedestal. */
  throne(pen, art, palette) {
    place(pen, prop('framePlinth', 560, { skin: art.frame ?? 0 }), 360, 640, 560, palette, { rim: 0.5 });
    place(pen, emblem(art.motif, 540, pose(art)), 360, 352, 540, palette);
  },

  /** With coins or stones flung about it. */
  shower(pen, art, palette, hand) {
    ground(pen, palette);
    const fling = (x, y, size, blur) => {
      const photo = prop(art.extra ?? 'coin', 190, { skin: art.frame ?? 0, turn: hand.pick(FLUNG) });
      softly(pen, { blur }, (sheet) => sheet.drawImage(photo.canvas, x - size / 2, y - size / 2, size, size));
    };
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 + hand.roll();
      fling(360 + Math.cos(a) * 275, 370 + Math.sin(a) * 270, hand.between(90, 150), 2);
    }
    place(pen, emblem(art.motif, 540, pose(art)), 360, 404, 540, palette);
    for (const side of [-1, 1])
      fling(360 + side * 265, 610 + hand.between(-30, 30), hand.between(150, 190), 3);
  },
};
