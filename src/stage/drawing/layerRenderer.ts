import { type Container, Matrix, type WebGLRenderer } from 'pixi.js';
import { QuadBatch } from '../../../scenes/kit/quads.ts';
import { Ribbon } from '../../../scenes/kit/ribbon.ts';
import { BatchedDrawing, DrawState } from './batchedDrawing.ts';
import { CoarsePicture } from './coarsePicture.ts';
import type { LayerData } from './layerKinds.ts';
import { LetterPass } from './letterPass.ts';

/**
 * Draws the quad layers and ribbons of a container tree instead of Pixi's own render loop, which keeps buffers, uniforms and a
 * draw call for each layer and took four fifths of a frame. Pixi creates the context and the textures, and maintains the tree.
 * Supported properties of a container: visible, transform, alpha and tint. Pixi draws nothing itself.
 *
 * A picture may be coarser than its canvas: it is then drawn with fewer pixels and scaled, and letters and everything above a
 * letter are drawn over it at the canvas's full resolution.
 */
export class LayerRenderer {
  readonly #renderer: WebGLRenderer;
  readonly #drawing: BatchedDrawing;
  /** Transforms of the current branch, the screen's own first. */
  readonly #transforms = [new Matrix()];
  readonly #size = { width: 0, height: 0, resolution: 0 };
  readonly #state = new DrawState();
  readonly #letters = new LetterPass();
  #coarse: CoarsePicture | null = null;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
    this.#drawing = new BatchedDrawing(renderer);
    renderer.runners.contextChange?.add(this);
  }

  /** A lost context is restored, without any of its resources. */
  contextChange(): void {
    this.#drawing.contextChange();
    this.#coarse?.contextChange();
    this.#size.width = 0;
  }

  /** Draws the tree; `share` is the picture's resolution per axis relative to the canvas; letters get the full resolution. */
  render(root: Container, share: number): void {
    this.#fit();
    this.#drawing.begin();
    if (share < 1) this.#renderCoarsely(root, share);
    else {
      this.#coarse?.destroy();
      this.#coarse = null;
      this.#walk(root, 0, 0xffffff, 1, null);
    }
    this.#drawing.flush();
  }

  #renderCoarsely(root: Container, share: number): void {
    const { width, height, resolution } = this.#size;
    this.#coarse ??= new CoarsePicture(this.#renderer);
    this.#coarse.begin(Math.ceil(width * share), Math.ceil(height * share));
    this.#letters.begin();
    this.#walk(root, 0, 0xffffff, 1, this.#letters);
    this.#drawing.flush();
    this.#coarse.end(width, height);
    this.#walk(this.#coarse.over(width / resolution, height / resolution), 0, 0xffffff, 1, null);
    this.#letters.draw(this.#drawing);
  }

  /** Updates to the canvas's size and resolution. */
  #fit(): void {
    const { source } = this.#renderer.view.texture;
    const { pixelWidth, pixelHeight, resolution } = source;
    const size = this.#size;
    if (size.width === pixelWidth && size.height === pixelHeight && size.resolution === resolution) return;
    Object.assign(size, { width: pixelWidth, height: pixelHeight, resolution });
    this.#renderer.gl.viewport(0, 0, pixelWidth, pixelHeight);
    const x = (1 / (pixelWidth / resolution)) * 2;
    const y = (1 / (pixelHeight / resolution)) * 2;
    this.#transforms[0]?.set(x, 0, 0, -y, -1, 1);
  }

  /** Draws a branch; `letters` takes out the parts that are drawn over it later. */
  #walk(
    container: Container,
    depth: number,
    parentTint: number,
    parentAlpha: number,
    letters: LetterPass | null,
  ): void {
    if (!container.visible) return;
    const alpha = parentAlpha * container.alpha;
    const tint = multiply(parentTint, container.tint);
    container.updateLocalTransform();
    this.#transforms[depth + 1] ??= new Matrix();
    const transform = this.#transforms[depth + 1] as Matrix;
    transform.appendFrom(container.localTransform, this.#transforms[depth] as Matrix);
    if (container instanceof QuadBatch || container instanceof Ribbon) {
      const how = this.#state;
      how.alpha = (Math.max(0, Math.min(1, alpha)) * 255) | 0;
      if (how.alpha === 0 || container.count === 0) return;
      how.tint = tint;
      how.transform.copyFrom(transform);
      how.source = container.texture.source;
      how.kind = container instanceof QuadBatch ? 'quads' : 'ribbons';
      how.still = container instanceof QuadBatch && container.still;
      const layer: LayerData | null = letters ? letters.takeFrom(container, how) : container;
      if (layer) this.#drawing.add(layer, how);
    } else {
      const { children } = container;
      for (let i = 0; i < children.length; i++)
        this.#walk(children[i] as Container, depth + 1, tint, alpha, letters);
    }
  }
}

/** Multiplies two tints, with Pixi's rounding. */
function multiply(one: number, other: number): number {
  if (one === 0xffffff) return other;
  if (other === 0xffffff) return one;
  let product = 0;
  for (let shift = 0; shift < 24; shift += 8)
    product |= (((((one >> shift) & 255) * ((other >> shift) & 255)) / 255) | 0) << shift;
  return product;
}
