import { Matrix, type TextureSource, type WebGLRenderer } from 'pixi.js';
import { KindRenderer } from './kindRenderer.ts';
import type { LayerBatch } from './layerBatch.ts';
import { LAYER_KINDS, type LayerData } from './layerKinds.ts';

/** How a layer is drawn. */
export class DrawState {
  kind: keyof typeof LAYER_KINDS = 'quads';
  source: TextureSource | null = null;
  readonly transform = new Matrix();
  tint = 0;
  /** 0 to 255. */
  alpha = 0;
  /** Rarely laid out: unchanged data are not sent again. */
  still = false;

  copyFrom({ kind, source, transform, tint, alpha, still }: DrawState): void {
    this.kind = kind;
    this.source = source;
    this.transform.copyFrom(transform);
    this.tint = tint;
    this.alpha = alpha;
    this.still = still;
  }
}

/** Draws layers one after the other; consecutive ones with the same texture, transform and colour are one draw call. */
export class BatchedDrawing {
  readonly #renderer: WebGLRenderer;
  #kinds!: Record<keyof typeof LAYER_KINDS, KindRenderer>;
  /** The batch being collected. */
  #batch: LayerBatch | null = null;
  readonly #state = new DrawState();
  #moves = false;
  #active: KindRenderer | null = null;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
    this.contextChange();
  }

  /** Called after the context was recreated. */
  contextChange(): void {
    const { gl } = this.#renderer;
    this.#kinds = {
      quads: new KindRenderer(gl, LAYER_KINDS.quads),
      ribbons: new KindRenderer(gl, LAYER_KINDS.ribbons),
    };
    this.#active = null;
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  /** Begins a frame. */
  begin(): void {
    this.#kinds.quads.begin();
    this.#kinds.ribbons.begin();
  }

  add(layer: LayerData, how: DrawState): void {
    const state = this.#state;
    const fits =
      this.#batch &&
      how.kind === 'quads' &&
      state.kind === 'quads' &&
      how.source === state.source &&
      how.tint === state.tint &&
      how.alpha === state.alpha &&
      // A still layer would change its position in the buffer behind others whose number changes.
      !(how.still && this.#moves) &&
      how.transform.equals(state.transform);
    if (!fits) {
      this.flush();
      state.copyFrom(how);
      this.#batch = this.#kinds[how.kind].next();
      this.#moves = false;
    }
    this.#moves ||= !how.still;
    this.#batch?.add(layer);
  }

  /** Draws the collected batch. */
  flush(): void {
    const { kind: name, source, transform, tint, alpha } = this.#state;
    if (!this.#batch || !source) return;
    const kind = this.#kinds[name];
    if (kind !== this.#active) kind.program.activate();
    this.#active = kind;
    kind.program.setTransform(transform);
    kind.program.setColor(tint, alpha);
    this.#renderer.texture.bind(source, 0);
    this.#batch.draw();
    this.#batch = this.#state.source = null;
  }
}
