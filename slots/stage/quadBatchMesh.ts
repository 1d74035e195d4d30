import { Buffer, BufferUsage, Geometry, Mesh, Shader, type TextureSource } from 'pixi.js';
import 'pixi.js/mesh';
import { QUAD_WORDS, type SlotQuadBatch } from '../../scenes/slots/slotQuadBatch.ts';

const WORD = 4;
const STRIDE = 5 * WORD;

const VERTEX = `
attribute vec2 aPosition;
attribute vec2 aUV;
attribute vec4 aColor;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
varying vec2 vUV;
varying vec4 vColor;
void main(void) {
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
  vColor = aColor;
}`;

const FRAGMENT = `
precision mediump float;
uniform sampler2D uTexture;
varying vec2 vUV;
varying vec4 vColor;
void main(void) {
  gl_FragColor = texture2D(uTexture, vUV) * vColor;
}`;

/** Renders a quad batch: one draw call for all of it, whatever its blend modes and overlaps. */
export class QuadBatchMesh extends Mesh<Geometry, Shader> {
  readonly #batch: SlotQuadBatch;
  readonly #buffer: Buffer;
  /** The number of quads in the last upload to the graphics card. */
  #uploaded = 0;

  constructor(batch: SlotQuadBatch, source: TextureSource) {
    const buffer = new Buffer({ data: batch.floats, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
    const attribute = { buffer, stride: STRIDE } as const;
    const geometry = new Geometry({
      attributes: {
        aPosition: { ...attribute, format: 'float32x2', offset: 0 },
        aUV: { ...attribute, format: 'float32x2', offset: 2 * WORD },
        aColor: { ...attribute, format: 'unorm8x4', offset: 4 * WORD },
      },
      indexBuffer: indicesOf(batch.words.length / QUAD_WORDS),
    });
    const shader = Shader.from({
      gl: { vertex: VERTEX, fragment: FRAGMENT },
      resources: { uTexture: source, uSampler: source.style },
    });
    super({ geometry, shader });
    this.#batch = batch;
    this.#buffer = buffer;
  }

  /** Uploads the batch. Quads of the previous draw beyond its count become empty. */
  update(): void {
    const { count, words } = this.#batch;
    if (count < this.#uploaded) words.fill(0, count * QUAD_WORDS, this.#uploaded * QUAD_WORDS);
    this.#buffer.update(Math.max(count, this.#uploaded) * QUAD_WORDS * WORD);
    this.#uploaded = count;
  }
}

function indicesOf(quads: number): Uint16Array {
  const indices = new Uint16Array(quads * 6);
  for (let i = 0; i < quads; i++) {
    const at = i * 4;
    indices.set([at, at + 1, at + 2, at, at + 2, at + 3], i * 6);
  }
  return indices;
}
