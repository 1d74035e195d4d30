import { type Container, Matrix, type TextureSource, type WebGLRenderer } from 'pixi.js';
import { Quads } from '../../../scenes/kit/quads.ts';
import { Ribbon } from '../../../scenes/kit/ribbon.ts';
import { LayerBatch, type SharedBuffers } from './layerBatch.ts';
import { LAYER_KINDS, type Layer, type LayerKind } from './layerKinds.ts';
import { LayerProgram } from './layerProgram.ts';

/** Most pairs of a ribbon. */
const PAIRS = 128;

/** All of a kind of layers: its program, and a batch for every draw call that a frame has needed so far. */
class KindRenderer {
  readonly program: LayerProgram;
  readonly #gl: WebGL2RenderingContext;
  readonly #kind: LayerKind;
  readonly #shared: SharedBuffers;
  readonly #batches: LayerBatch[] = [];
  #used = 0;

  constructor(gl: WebGL2RenderingContext, kind: LayerKind) {
    this.#gl = gl;
    this.#kind = kind;
    this.program = new LayerProgram(gl, kind);
    const corners = kind.instanced ? gl.createBuffer() : null;
    gl.bindBuffer(gl.ARRAY_BUFFER, corners);
    if (corners) gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), gl.STATIC_DRAW);
    const indices = gl.createBuffer();
    // Not into what a vertex array that is bound still has.
    gl.bindVertexArray(null);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, kind.instanced ? QUAD : strip(), gl.STATIC_DRAW);
    this.#shared = { corners, indices };
  }

  begin(): void {
    this.#used = 0;
  }

  /** The next batch of the frame. */
  next(): LayerBatch {
    const at = this.#used++;
    const batch = this.#batches[at] ?? new LayerBatch(this.#gl, this.#kind, this.#shared);
    this.#batches[at] = batch;
    return batch;
  }
}

const QUAD = new Uint16Array([0, 1, 2, 0, 2, 3]);

function strip(): Uint16Array {
  const indices = new Uint16Array((PAIRS - 1) * 6);
  for (let i = 0; i < PAIRS - 1; i++) {
    const a = i * 2;
    indices.set([a, a + 1, a + 2, a + 1, a + 3, a + 2], i * 6);
  }
  return indices;
}

/**
 * Draws the layers of quads and the ribbons of a tree of containers, in place of Pixi's own render loop: that one keeps
 * buffers, uniforms and a draw call for each layer, which was four fifths of a frame. Here layers of one texture, place
 * and colour that follow each other are one draw call. Pixi makes the context and the textures, and keeps the tree.
 * Honoured of a container: visible, transform, alpha and tint. Pixi draws nothing besides.
 */
export class LayerRenderer {
  readonly #renderer: WebGLRenderer;
  #quads!: KindRenderer;
  #ribbons!: KindRenderer;
  /** Transforms of the branch that is being walked, the screen's own first. */
  readonly #transforms = [new Matrix()];
  readonly #size = { width: 0, height: 0, resolution: 0 };
  /** Of the batch that is being gathered. */
  #batch: LayerBatch | null = null;
  #kind: KindRenderer | null = null;
  #source: TextureSource | null = null;
  readonly #transform = new Matrix();
  #tint = 0;
  #alpha = 0;
  #moves = false;
  #active: KindRenderer | null = null;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
    this.contextChange();
    renderer.runners.contextChange?.add(this);
  }

  /** A context that was lost is there again, without anything that it had. */
  contextChange(): void {
    const { gl } = this.#renderer;
    this.#quads = new KindRenderer(gl, LAYER_KINDS.quads);
    this.#ribbons = new KindRenderer(gl, LAYER_KINDS.ribbons);
    this.#active = null;
    this.#size.width = 0;
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  render(root: Container): void {
    this.#fit();
    this.#quads.begin();
    this.#ribbons.begin();
    this.#walk(root, 0, 0xffffff, 1);
    this.#flush();
  }

  /** Follows the canvas: its pixels, and where a place lies on it. */
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

  #walk(container: Container, depth: number, parentTint: number, parentAlpha: number): void {
    if (!container.visible) return;
    const alpha = parentAlpha * container.alpha;
    const tint = multiply(parentTint, container.tint);
    container.updateLocalTransform();
    this.#transforms[depth + 1] ??= new Matrix();
    const transform = this.#transforms[depth + 1] as Matrix;
    transform.appendFrom(container.localTransform, this.#transforms[depth] as Matrix);
    if (container instanceof Quads) {
      if (container.count > 0) this.#add(container, this.#quads, transform, tint, alpha, container.still);
    } else if (container instanceof Ribbon) {
      this.#add(container, this.#ribbons, transform, tint, alpha, false);
    } else {
      const { children } = container;
      for (let i = 0; i < children.length; i++) this.#walk(children[i] as Container, depth + 1, tint, alpha);
    }
  }

  #add(
    layer: Layer,
    kind: KindRenderer,
    transform: Matrix,
    tint: number,
    share: number,
    still: boolean,
  ): void {
    const alpha = (Math.max(0, Math.min(1, share)) * 255) | 0;
    if (alpha === 0) return;
    const { source } = layer.texture;
    const fits =
      kind === this.#kind &&
      kind === this.#quads &&
      source === this.#source &&
      tint === this.#tint &&
      alpha === this.#alpha &&
      // One that stays would move about behind others that change their number.
      !(still && this.#moves) &&
      transform.equals(this.#transform);
    if (!fits) {
      this.#flush();
      this.#kind = kind;
      this.#batch = kind.next();
      this.#source = source;
      this.#tint = tint;
      this.#alpha = alpha;
      this.#transform.copyFrom(transform);
      this.#moves = false;
    }
    this.#moves ||= !still;
    this.#batch?.add(layer);
  }

  #flush(): void {
    const kind = this.#kind;
    if (!kind || !this.#batch || !this.#source) return;
    if (kind !== this.#active) kind.program.activate();
    this.#active = kind;
    kind.program.setTransform(this.#transform);
    kind.program.setColor(this.#tint, this.#alpha);
    this.#renderer.texture.bind(this.#source, 0);
    this.#batch.draw();
    this.#kind = this.#batch = this.#source = null;
  }
}

/** Two tints over each other, as Pixi rounds them. */
function multiply(one: number, other: number): number {
  if (one === 0xffffff) return other;
  if (other === 0xffffff) return one;
  let product = 0;
  for (let shift = 0; shift < 24; shift += 8)
    product |= (((((one >> shift) & 255) * ((other >> shift) & 255)) / 255) | 0) << shift;
  return product;
}
