import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { SYMBOL_KEYS } from '../../contract/slots/symbols.ts';
import { GlyphFont } from '../../scenes/kit/textLine.ts';
import type { SlotSkin } from '../../scenes/slots/skin.ts';
import { pixelsOf, SHAPES, type ShapeName } from './shapes.ts';
import type { SlotFiles } from './slotFiles.ts';

const WIDTH = 1024;
/** Nothing between two frames, so that mipmaps keep them apart. */
const GAP = 4;
/** A blur is half as large as its symbol, and longer by what it is drawn out. */
const BLUR = 96;
const DRAWN_OUT = 40;
const COPIES = 17;

/** A title's pictures in one texture, so that all of it is one draw call. */
export interface SlotAtlas {
  readonly source: CanvasSource;
  readonly skin: SlotSkin;
}

/**
 * Lays everything that was loaded, and the shapes, onto one canvas, each pixel as it is. The canvas stays: a graphics card that lost its
 * context is told of it again.
 */
export function slotAtlas(files: SlotFiles): SlotAtlas {
  // The font's data counts from the corner.
  const sheet = new Shelves(files.letters.width, files.letters.height);
  const symbols: Record<string, Texture> = {};
  const blurs: Record<string, Texture> = {};
  const named: Record<string, Texture> = {};
  const frames = Object.entries(files.sheet.frames).map(([name, { frame }]) => ({
    name,
    frame,
    at: sheet.place(frame.w, frame.h),
  }));
  const pictures = Object.entries(files.pictures).map(([letter, image]) => ({
    letter,
    image,
    at: sheet.place(image.width, image.height),
  }));
  const shapes = (Object.keys(SHAPES) as ShapeName[]).map((name) => ({
    name,
    at: sheet.place(SHAPES[name].width, SHAPES[name].height),
  }));
  const letters = [...Object.keys(SYMBOL_KEYS)].filter(
    (letter) => letter in files.pictures || !/\d/.test(letter),
  );
  const blurred = letters.map((letter) => ({ letter, at: sheet.place(BLUR, BLUR + DRAWN_OUT) }));

  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = sheet.height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true, scaleMode: 'linear' });
  const cut = ({ x, y }: Place, width: number, height: number) =>
    new Texture({ source, frame: new Rectangle(x, y, width, height), defaultAnchor: { x: 0.5, y: 0.5 } });

  pen.drawImage(files.letters, 0, 0);
  for (const { name, frame, at } of frames) {
    pen.drawImage(files.atlas, frame.x, frame.y, frame.w, frame.h, at.x, at.y, frame.w, frame.h);
    named[name] = cut(at, frame.w, frame.h);
  }
  for (const { letter, image, at } of pictures) {
    pen.drawImage(image, at.x, at.y);
    symbols[letter] = cut(at, image.width, image.height);
  }
  for (const { name, at } of shapes) {
    pen.putImageData(pixelsOf(SHAPES[name]), at.x, at.y);
    named[name] = cut(at, SHAPES[name].width, SHAPES[name].height);
  }
  for (const [letter, name] of Object.entries(SYMBOL_KEYS)) symbols[letter] ??= named[name] as Texture;
  pen.globalCompositeOperation = 'lighter';
  pen.globalAlpha = 1 / COPIES;
  for (const { letter, at } of blurred) {
    const texture = symbols[letter];
    if (!texture) continue;
    const { x, y, width, height } = texture.frame;
    for (let copy = 0; copy < COPIES; copy++) {
      const down = (copy * DRAWN_OUT) / (COPIES - 1);
      pen.drawImage(canvas, x, y, width, height, at.x, at.y + down, BLUR, BLUR);
    }
    blurs[letter] = cut(at, BLUR, BLUR + DRAWN_OUT);
  }
  const font = new GlyphFont(files.font, new Texture({ source }));
  const found = (all: Record<string, Texture>, name: string): Texture => {
    const texture = all[name];
    if (!texture) throw new Error(`no picture of ${name}`);
    return texture;
  };
  return {
    source,
    skin: {
      symbol: (letter) => found(symbols, letter),
      blur: (letter) => found(blurs, letter),
      coin: found(named, 'coin'),
      glow: found(named, 'glow'),
      spark: found(named, 'spark'),
      white: found(named, 'white'),
      dot: found(named, 'dot'),
      beam: found(named, 'beam'),
      plate: found(named, 'plate'),
      rim: found(named, 'rim'),
      halo: found(named, 'halo'),
      font,
      tint: files.tint,
    },
  };
}

interface Place {
  x: number;
  y: number;
}

/** Places side by side on shelves, one below the other; the first one begins beside what lies in the corner. */
class Shelves {
  #x: number;
  #y = 0;
  #high: number;

  constructor(width: number, height: number) {
    this.#x = width;
    this.#high = height;
  }

  get height(): number {
    return this.#y + this.#high + GAP;
  }

  place(width: number, height: number): Place {
    if (this.#x + width + 2 * GAP > WIDTH) {
      this.#y += this.#high + GAP;
      this.#x = 0;
      this.#high = 0;
    }
    const place = { x: this.#x + GAP, y: this.#y + GAP };
    this.#x += width + GAP;
    this.#high = Math.max(this.#high, height + GAP);
    return place;
  }
}
