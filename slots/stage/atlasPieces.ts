import { SYMBOL_KEYS } from '../../contract/slots/symbols.ts';
import { pixelsOf, SHAPES } from './shapes.ts';
import type { SlotFiles } from './slotFiles.ts';

/** An item of an atlas. */
export interface Piece {
  name: string;
  width: number;
  height: number;
  draw(pen: CanvasRenderingContext2D, x: number, y: number): void;
}

/** A blurred symbol has half its symbol's size, plus the length of the blur. */
const BLUR = 96;
const DRAWN_OUT = 40;
const COPIES = 17;

/** The pieces of a title's atlas: `symbol W`, `blur W` by letter, and sprites and shapes by name. */
export function atlasPieces(files: SlotFiles): Piece[] {
  const sprites = Object.keys(files.sheet.frames).map((name) => ({ ...spriteOf(files, name), name }));
  const shapes = Object.entries(SHAPES).map(([name, shape]) => ({
    ...{ name, width: shape.width, height: shape.height },
    draw: (pen: CanvasRenderingContext2D, x: number, y: number) => pen.putImageData(pixelsOf(shape), x, y),
  }));
  const symbols = Object.entries(SYMBOL_KEYS).flatMap(([letter, key]) => {
    const image = files.pictures[letter];
    if (image) return { name: `symbol ${letter}`, ...pictureOf(image) };
    return key in files.sheet.frames ? { ...spriteOf(files, key), name: `symbol ${letter}` } : [];
  });
  const blurs = symbols.map((symbol) => blurOf(symbol));
  return [...sprites.filter(({ name }) => !isSymbol(name)), ...symbols, ...shapes, ...blurs];
}

/** Symbols are included by their letters. The coin is also needed as a flying sprite. */
function isSymbol(name: string): boolean {
  return name !== 'coin' && Object.values<string>(SYMBOL_KEYS).includes(name);
}

function spriteOf({ sheet, atlas }: SlotFiles, name: string): Omit<Piece, 'name'> {
  const { frame } = sheet.frames[name] ?? {};
  if (!frame) throw new Error(`no sprite ${name}`);
  const { x: fromX, y: fromY, w, h } = frame;
  return {
    width: w,
    height: h,
    draw: (pen, x, y) => pen.drawImage(atlas, fromX, fromY, w, h, x, y, w, h),
  };
}

function pictureOf(image: HTMLImageElement): Omit<Piece, 'name'> {
  return {
    width: image.width,
    height: image.height,
    draw: (pen, x, y) => pen.drawImage(image, x, y),
  };
}

/** A symbol's look while its reel turns fast: many copies of it below each other. */
function blurOf(symbol: Piece): Piece {
  return {
    name: symbol.name.replace('symbol', 'blur'),
    width: BLUR,
    height: BLUR + DRAWN_OUT,
    draw(pen, x, y) {
      const whole = penOf(symbol.width, symbol.height);
      symbol.draw(whole, 0, 0);
      const small = penOf(BLUR, BLUR);
      small.drawImage(whole.canvas, 0, 0, BLUR, BLUR);
      pen.globalCompositeOperation = 'lighter';
      pen.globalAlpha = 1 / COPIES;
      // Never copied from the atlas's own canvas, as each copy would duplicate all of it.
      for (let copy = 0; copy < COPIES; copy++)
        pen.drawImage(small.canvas, x, y + (copy * DRAWN_OUT) / (COPIES - 1));
      pen.globalCompositeOperation = 'source-over';
      pen.globalAlpha = 1;
    },
  };
}

/** A canvas rendered by the CPU, identical everywhere and cheap to read back. */
export function penOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  return pen;
}
