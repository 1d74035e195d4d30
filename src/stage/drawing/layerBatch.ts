import type { LayerData, LayerKind } from './layerKinds.ts';

/** Buffers shared by the batches of a kind: the corners of a quad, and the triangle indices. */
export interface SharedBuffers {
  corners: WebGLBuffer | null;
  indices: WebGLBuffer | null;
}

const WORD = 4;
/** No layer has this id. */
const NONE = -1;

/**
 * The layers of one draw call, consecutive in a buffer of the graphics card. A layer with the same position and version as
 * before is not sent again.
 */
export class LayerBatch {
  readonly #gl: WebGL2RenderingContext;
  readonly #kind: LayerKind;
  readonly #vertexArray: WebGLVertexArrayObject | null;
  readonly #buffer: WebGLBuffer | null;
  /** Old cards only have WebGL 1; Pixi adds vertex arrays and instancing there, but partial uploads of an array are missing. */
  readonly #takesRanges: boolean;
  /** Size of the buffer in bytes. */
  #capacity = 0;
  #layers: (LayerData | null)[] = [];
  #length = 0;
  #total = 0;
  /** For every layer in the buffer: its id, its version, and its offset. */
  readonly #ids: number[] = [];
  readonly #versions: number[] = [];
  readonly #places: number[] = [];

  constructor(gl: WebGL2RenderingContext, kind: LayerKind, { corners, indices }: SharedBuffers) {
    this.#gl = gl;
    this.#kind = kind;
    this.#takesRanges = typeof WebGL2RenderingContext !== 'undefined' && gl instanceof WebGL2RenderingContext;
    this.#vertexArray = gl.createVertexArray();
    this.#buffer = gl.createBuffer();
    gl.bindVertexArray(this.#vertexArray);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    let offset = 0;
    kind.attributes.forEach(({ size, bytes = false }, place) => {
      const type = bytes ? gl.UNSIGNED_BYTE : gl.FLOAT;
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, size, type, bytes, kind.words * WORD, offset);
      if (kind.instanced) gl.vertexAttribDivisor(place, 1);
      offset += bytes ? WORD : size * WORD;
    });
    if (!kind.instanced) return;
    const place = kind.attributes.length;
    gl.bindBuffer(gl.ARRAY_BUFFER, corners);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 2, gl.FLOAT, false, 0, 0);
  }

  /** Appends a layer. */
  add(layer: LayerData): void {
    this.#layers[this.#length++] = layer;
    this.#total += layer.count;
  }

  /** Uploads changes, draws everything and clears the list. Program, uniforms and texture must be set. */
  draw(): void {
    const gl = this.#gl;
    gl.bindVertexArray(this.#vertexArray);
    this.#send();
    if (this.#kind.instanced) gl.drawElementsInstanced(gl.TRIANGLES, 6, gl.UNSIGNED_SHORT, 0, this.#total);
    else gl.drawElements(gl.TRIANGLES, (this.#total / 2 - 1) * 6, gl.UNSIGNED_SHORT, 0);
    // Keeps the array but releases the layers of a removed scene.
    for (let i = 0; i < this.#length; i++) this.#layers[i] = null;
    this.#length = this.#total = 0;
  }

  #send(): void {
    const gl = this.#gl;
    const size = this.#kind.words;
    let bound = false;
    if (this.#total * size * WORD > this.#capacity) {
      this.#grow(this.#total * size * WORD);
      bound = true;
    }
    let place = 0;
    for (let i = 0; i < this.#length; i++) {
      const layer = this.#layers[i] as LayerData;
      const { uid, version, count, words } = layer;
      if (this.#ids[i] !== uid || this.#versions[i] !== version || this.#places[i] !== place) {
        if (!bound) gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
        bound = true;
        if (this.#takesRanges) gl.bufferSubData(gl.ARRAY_BUFFER, place * size * WORD, words, 0, count * size);
        else gl.bufferSubData(gl.ARRAY_BUFFER, place * size * WORD, words.subarray(0, count * size));
        this.#ids[i] = uid;
        this.#versions[i] = version;
        this.#places[i] = place;
      }
      place += count;
    }
    // The data behind these may have been overwritten.
    for (let i = this.#length; i < this.#ids.length; i++) this.#ids[i] = NONE;
  }

  /** Allocates and binds a buffer of this many bytes; its old content is lost. */
  #grow(bytes: number): void {
    const gl = this.#gl;
    this.#capacity = 2 ** Math.ceil(Math.log2(bytes));
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.#capacity, gl.DYNAMIC_DRAW);
    this.#ids.fill(NONE);
  }
}
