import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { GlyphFont } from '../../scenes/engine/textLine.ts';
import type { SlotSkin } from '../../scenes/slots/skin.ts';
import { atlasPieces, penOf } from './atlasPieces.ts';
import type { SlotFiles } from './slotFiles.ts';

const WIDTH = 1024;
/** Empty pixels between pieces, which keep mipmaps from bleeding. */
const GAP = 4;

/** A title's pictures in one texture, so that all of it is one draw call. */
export interface SlotAtlas {
  readonly source: CanvasSource;
  readonly skin: SlotSkin;
}

/**
 * Draws everything that was loaded, and the shapes, onto one canvas, at full resolution. The canvas is kept: after a context
 * loss it is uploaded again.
 */
export function slotAtlas(files: SlotFiles): SlotAtlas {
  // The letters are in the corner, from which their data counts.
  const shelves = new Shelves(files.letters.width, files.letters.height);
  const placed = atlasPieces(files).map((piece) => ({ piece, at: shelves.place(piece.width, piece.height) }));
  const pen = penOf(WIDTH, shelves.height);
  pen.drawImage(files.letters, 0, 0);
  for (const { piece, at } of placed) piece.draw(pen, at.x, at.y);
  const source = new CanvasSource({ resource: pen.canvas, autoGenerateMipmaps: true, scaleMode: 'linear' });
  const textures = new Map(
    placed.map(({ piece: { name, width, height }, at }) => [
      name,
      new Texture({
        source,
        frame: new Rectangle(at.x, at.y, width, height),
        defaultAnchor: { x: 0.5, y: 0.5 },
      }),
    ]),
  );
  return { source, skin: skinOf(textures, source, files) };
}

function skinOf(textures: ReadonlyMap<string, Texture>, source: CanvasSource, files: SlotFiles): SlotSkin {
  const texture = (name: string): Texture => {
    const found = textures.get(name);
    if (!found) throw new Error(`no picture of ${name}`);
    return found;
  };
  // Indexed by letter, which avoids building names while drawing.
  const byLetter = (kind: string) => {
    const all = new Map<string, Texture>();
    for (const [name, one] of textures) if (name.startsWith(`${kind} `)) all.set(name.slice(-1), one);
    return (letter: string) => all.get(letter) ?? texture(`${kind} ${letter}`);
  };
  return {
    symbol: byLetter('symbol'),
    blur: byLetter('blur'),
    coin: texture('coin'),
    glow: texture('glow'),
    spark: texture('spark'),
    white: texture('white'),
    dot: texture('dot'),
    beam: texture('beam'),
    plate: texture('plate'),
    rim: texture('rim'),
    halo: texture('halo'),
    font: new GlyphFont(files.font, new Texture({ source })),
    tint: files.tint,
  };
}

interface Place {
  x: number;
  y: number;
}

/** Packs rectangles side by side on shelves, one below the other; the first shelf starts beside the corner. */
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
