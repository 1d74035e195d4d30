// The package's main file is UMD although it says it is a module; this is its real module.
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import sharp from 'sharp';

/** Packs pictures into one atlas. Everything lies on even pixels, so that its mipmaps keep pictures apart. */
const MAX_WIDTH = 1024;
const MAX_HEIGHT = 2048;
const GAP = 4;
/** Alpha (0..255) up to which a pixel counts as empty when a picture is trimmed. */
const EMPTY = 2;

/**
 * pictures: [{ name, png, margin = 0, half = false }], those of `half` in half their size. Answers
 * { width, height, png, placed: Map name -> place }: where a picture lies in the atlas's own pixels, how large it is in its own.
 */
export async function pack(pictures) {
  const pieces = await Promise.all(pictures.map(trim));
  const packer = new MaxRectsPacker(MAX_WIDTH / 2, MAX_HEIGHT / 2, GAP / 2, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
    border: GAP / 2,
  });
  packer.addArray(
    pieces.map((piece) => {
      const scale = piece.half ? 4 : 2;
      return {
        width: Math.ceil(piece.width / scale),
        height: Math.ceil(piece.height / scale),
        x: 0,
        y: 0,
        piece,
      };
    }),
  );
  if (packer.bins.length !== 1)
    throw new Error(`the pictures need ${packer.bins.length} atlases, one is allowed`);
  const [bin] = packer.bins;
  const [width, height] = [bin.width * 2, bin.height * 2];
  const placed = new Map();
  for (const { x, y, piece } of bin.rects) placed.set(piece.name, { ...piece, x: x * 2, y: y * 2 });
  const image = sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([...placed.values()].map(({ pixels, x, y }) => ({ input: pixels, left: x, top: y })))
    .png();
  return { width, height, png: await image.toBuffer(), placed };
}

/** Cuts the empty border away, by whole even pixels; the sides of what is left are even too. */
async function trim({ name, png, margin = 0, half = false }) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] =
    margin > 0 ? [0, 0, info.width, info.height] : [info.width, info.height, 0, 0];
  if (margin === 0)
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++)
        if (data[(y * info.width + x) * 4 + 3] > EMPTY) {
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x + 1);
          bottom = Math.max(bottom, y + 1);
        }
  if (right <= left) throw new Error(`${name} is empty`);
  left -= left % 2;
  top -= top % 2;
  const [width, height] = [even(right - left), even(bottom - top)];
  const rows = Array.from({ length: Math.min(height, info.height - top) }, (_, y) => {
    const start = ((top + y) * info.width + left) * 4;
    return data.subarray(start, start + Math.min(width, info.width - left) * 4);
  });
  const cut = Buffer.alloc(width * height * 4);
  rows.forEach((row, y) => {
    cut.set(row, y * width * 4);
  });
  const picture = sharp(cut, { raw: { width, height, channels: 4 } });
  if (half) picture.resize(width / 2, height / 2, { kernel: 'cubic' });
  const pixels = await picture.png().toBuffer();
  return {
    name,
    pixels,
    left,
    top,
    width,
    height,
    margin,
    half,
    source: { width: info.width, height: info.height },
  };
}

const even = (value) => value + (value % 2);

/** The atlas as Pixi spritesheet JSON, its pictures at a scale; `details` adds anchors and borders by name. */
export function sheetJson({ width, height, placed }, image, scale, details) {
  const frames = {};
  for (const { name, anchor, borders } of details) {
    const place = placed.get(name);
    const m = place.margin;
    const inner = { width: place.width - 2 * m, height: place.height - 2 * m };
    const source = { width: place.source.width - 2 * m, height: place.source.height - 2 * m };
    frames[name] = {
      frame: {
        x: place.x + m * scale,
        y: place.y + m * scale,
        ...scaled({ w: inner.width, h: inner.height }, scale),
      },
      rotated: false,
      trimmed: inner.width !== source.width || inner.height !== source.height,
      spriteSourceSize: scaled({ x: place.left, y: place.top, w: inner.width, h: inner.height }, scale),
      sourceSize: scaled({ w: source.width, h: source.height }, scale),
      ...(anchor ? { anchor: { x: anchor[0], y: anchor[1] } } : {}),
      ...(borders ? { borders } : {}),
    };
  }
  return {
    frames,
    animations: animations(details),
    meta: { image, format: 'RGBA8888', size: { w: width, h: height }, scale: String(scale) },
  };
}

function scaled(box, scale) {
  return Object.fromEntries(Object.entries(box).map(([key, value]) => [key, value * scale]));
}

/** 'rocket_0', 'rocket_1' … become the animation 'rocket'. */
function animations(details) {
  const found = {};
  for (const { name } of details) {
    const match = /^(.*)_\d+$/.exec(name);
    if (match) found[match[1]] = [...(found[match[1]] ?? []), name];
  }
  return found;
}
