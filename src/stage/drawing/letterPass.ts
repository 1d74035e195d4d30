import { QuadBatch } from '../../../scenes/kit/quads.ts';
import type { Ribbon } from '../../../scenes/kit/ribbon.ts';
import { type BatchedDrawing, DrawState } from './batchedDrawing.ts';
import { CoverGrid } from './coverGrid.ts';
import type { Layer, LayerData } from './layerKinds.ts';
import { LayerPart } from './layerPart.ts';
import { box, measureQuad, measureRibbon } from './layerPlaces.ts';

interface Waiting {
  layer: LayerData;
  readonly how: DrawState;
}

/**
 * The parts drawn over a coarse picture at full resolution: letters, and everything that comes later and touches such a part.
 * So overlapping parts keep their order, and each is drawn once.
 */
export class LetterPass {
  readonly #grid = new CoverGrid();
  /** Layers that are drawn in two parts, in drawing order. */
  readonly #parts: LayerPart[] = [];
  #usedParts = 0;
  readonly #waiting: Waiting[] = [];
  #waits = 0;
  /** For the current layer: 1 for every deferred quad. */
  #waitsOf = new Uint8Array(64);

  /** Begins a frame. */
  begin(): void {
    this.#grid.clear();
    this.#usedParts = this.#waits = 0;
  }

  /** Takes the deferred parts out of a layer, and returns the rest for the coarse picture. */
  takeFrom(layer: Layer, how: DrawState): LayerData | null {
    if (!(layer instanceof QuadBatch)) return this.#takeRibbon(layer, how);
    // Most layers have no letter, and are below all that have.
    if (this.#grid.empty && layer.letters.indexOf(1) < 0) return layer;
    const waiting = this.#markQuads(layer, how);
    if (waiting === 0) return layer;
    if (waiting === layer.count) {
      this.#wait(layer, how, how.still);
      return null;
    }
    this.#wait(this.#part(layer, 1), how, false);
    how.still = false;
    return this.#part(layer, 0);
  }

  /** Draws the deferred parts. */
  draw(drawing: Pick<BatchedDrawing, 'add'>): void {
    for (let i = 0; i < this.#waits; i++) {
      const { layer, how } = this.#waiting[i] as Waiting;
      drawing.add(layer, how);
    }
  }

  #takeRibbon(ribbon: Ribbon, how: DrawState): LayerData | null {
    if (this.#grid.empty) return ribbon;
    measureRibbon(ribbon, how.transform);
    if (!this.#grid.touches(box)) return ribbon;
    this.#grid.cover(box);
    this.#wait(ribbon, how, how.still);
    return null;
  }

  #markQuads(layer: QuadBatch, { transform }: DrawState): number {
    const { count, letters } = layer;
    const grid = this.#grid;
    if (this.#waitsOf.length < count) this.#waitsOf = new Uint8Array(layer.letters.length);
    let waiting = 0;
    for (let quad = 0; quad < count; quad++) {
      measureQuad(layer, quad, transform);
      const waits = letters[quad] === 1 || grid.touches(box);
      if (waits) grid.cover(box);
      this.#waitsOf[quad] = waits ? 1 : 0;
      if (waits) waiting++;
    }
    return waiting;
  }

  #part(layer: QuadBatch, which: 0 | 1): LayerPart {
    const at = this.#usedParts++;
    const part = this.#parts[at] ?? new LayerPart(at);
    this.#parts[at] = part;
    part.copy(layer, this.#waitsOf, which);
    return part;
  }

  #wait(layer: LayerData, how: DrawState, still: boolean): void {
    const at = this.#waits++;
    const waiting = this.#waiting[at] ?? { layer, how: new DrawState() };
    this.#waiting[at] = waiting;
    waiting.layer = layer;
    waiting.how.copyFrom(how);
    waiting.how.still = still;
  }
}
