import { LayerBatch, type SharedBuffers } from './layerBatch.ts';
import type { LayerKind } from './layerKinds.ts';
import { LayerProgram } from './layerProgram.ts';

/** Maximum number of pairs in a ribbon. */
const PAIRS = 128;

/** Resources of one kind of layers: its program, and a batch for every draw call that a frame has needed so far. */
export class KindRenderer {
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
    // Unbinds the current vertex array, so that it does not record the bindings below.
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
