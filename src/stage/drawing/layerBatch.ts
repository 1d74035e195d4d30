import type { LayerData, LayerKind } from './layerKinds.ts';

/** What batches of a kind share: the corners of a quad, and which points are triangles. */
export interface SharedBuffers {
  corners: WebGLBuffer | null;
  indices: WebGLBuffer | null;
}

const WORD = 4;
/** No layer has this number. */
const NONE = -1;

/**
 * The layers of one draw call, one after the other in a buffer of the graphics card. A layer that lies where it lay and
 * says what it said is not sent again.
 */
export class LayerBatch {
  readonly #gl: WebGL2RenderingContext;
  readonly #kind: LayerKind;
  readonly #vertexArray: WebGLVertexArrayObject | null;
  readonly #buffer: WebGLBuffer | null;
  /** Old cards have WebGL 1 alone; vertex arrays and instances Pixi gives it there, parts of an array it does not take. */
  readonly #takesRanges: boolean;
  /** Bytes that the buffer holds. */
  #capacity = 0;
  #layers: (LayerData | null)[] = [];
  #length = 0;
  #total = 0;
  /** Of every layer in the buffer: which it is, what it said, and where it lies. */
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

  /** Takes a layer in, after those it has. */
  add(layer: LayerData): void {
    this.#layers[this.#length++] = layer;
    this.#total += layer.count;
  }

  /** Sends what changed, draws all of it and is empty again. Program, uniforms and texture must be set. */
  draw(): void {
    const gl = this.#gl;
    gl.bindVertexArray(this.#vertexArray);
    this.#send();
    if (this.#kind.instanced) gl.drawElementsInstanced(gl.TRIANGLES, 6, gl.UNSIGNED_SHORT, 0, this.#total);
    else gl.drawElements(gl.TRIANGLES, (this.#total / 2 - 1) * 6, gl.UNSIGNED_SHORT, 0);
    // Keeps the array and lets the layers of a scene that goes away go.
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
    // What lay behind these may have been written over.
    for (let i = this.#length; i < this.#ids.length; i++) this.#ids[i] = NONE;
  }

  /** Makes room for so many bytes, bound; what was sent before is gone. */
  #grow(bytes: number): void {
    const gl = this.#gl;
    this.#capacity = 2 ** Math.ceil(Math.log2(bytes));
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.#capacity, gl.DYNAMIC_DRAW);
    this.#ids.fill(NONE);
  }
}
