import { AlphaFilter, type Container, Rectangle, type RenderLayer } from 'pixi.js';
import { QuadBatch } from './quadBatch.ts';

/** Device pixels per CSS pixel: of the canvas, which text uses, and of the rest of the picture. */
export interface Sharpness {
  readonly canvas: number;
  readonly picture: number;
}

/** The layers of the stage, from back to front. Each scene assigns its parts to them (scene.ts). */
export interface StageLayers {
  /** All of the following. */
  picture: Container;
  /** The background: night, felt, pattern. */
  backdrop: Container;
  /** The game itself. */
  scene: Container;
  /** The player's own win, above all of the game. */
  celebration: Container;
  /** Notices about the round itself, above everything: its stakes are returned. */
  notices: Container;
  /** Where the picture is coarser than the canvas: its text, and everything above that. */
  sharp: RenderLayer;
}

/** Draws the picture with fewer pixels than its canvas has, and text with all of them. */
export class PictureSharpness {
  readonly #layers: StageLayers;
  #filter: AlphaFilter | null = null;

  constructor(layers: StageLayers) {
    this.#layers = layers;
  }

  /** Sets it for the current scene, on a canvas of this size in CSS pixels. */
  set(width: number, height: number, { canvas, picture: resolution }: Sharpness): void {
    const { picture, sharp } = this.#layers;
    sharp.detachAll();
    if (resolution >= canvas) {
      picture.filters = [];
      return;
    }
    // A filter draws its container into a texture of its own resolution, and that onto the canvas.
    this.#filter ??= new AlphaFilter();
    this.#filter.resolution = resolution;
    picture.filterArea = new Rectangle(0, 0, width, height);
    picture.filters = [this.#filter];
    sharp.attach(...fromLettersOn(picture));
  }

  /** Call it before the scene is removed. */
  destroy(): void {
    this.#layers.sharp.detachAll();
    this.#layers.picture.filters = [];
    this.#filter?.destroy();
  }
}

/** The parts of a container, in drawing order, from the first one that holds text. */
function fromLettersOn({ children }: Container): Container[] {
  const at = children.findIndex(hasLetters);
  const first = children[at];
  if (!first) return [];
  // What a mask or a filter applies to stays together.
  const whole = first.children.length === 0 || first.mask || first.filters?.length;
  return [...(whole ? [first] : fromLettersOn(first)), ...children.slice(at + 1)];
}

function hasLetters(view: Container): boolean {
  return view instanceof QuadBatch ? view.letters : view.children.some(hasLetters);
}
