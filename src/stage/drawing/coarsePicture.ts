import { Texture, TextureSource, type WebGLRenderer } from 'pixi.js';
import { QuadBatch } from '../../../scenes/kit/quads.ts';

/** A picture with fewer pixels than the canvas, drawn into a texture and scaled to the canvas. */
export class CoarsePicture {
  readonly #renderer: WebGLRenderer;
  readonly #source = new TextureSource({ width: 1, height: 1, format: 'rgba8unorm' });
  readonly #texture = new Texture({ source: this.#source });
  #framebuffer: WebGLFramebuffer | null = null;
  readonly #layer = new QuadBatch(this.#texture, 1, { still: true });
  #width = 0;
  #height = 0;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  /** The context was lost, and with it the texture's memory. */
  contextChange(): void {
    this.#framebuffer = null;
  }

  /** Redirects drawing into it, until `end`. */
  begin(pixelWidth: number, pixelHeight: number): void {
    const { gl, texture } = this.#renderer;
    const source = this.#source;
    source.resize(pixelWidth, pixelHeight);
    if (!this.#framebuffer) {
      this.#framebuffer = gl.createFramebuffer();
      gl.bindFramebuffer(gl.FRAMEBUFFER, this.#framebuffer);
      const { texture: attached } = texture.getGlSource(source);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, attached, 0);
    } else gl.bindFramebuffer(gl.FRAMEBUFFER, this.#framebuffer);
    gl.viewport(0, 0, pixelWidth, pixelHeight);
    // With a clear, a tile-based card need not read the old content.
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  /** Redirects drawing to the canvas again, with this number of pixels. */
  end(pixelWidth: number, pixelHeight: number): void {
    const { gl } = this.#renderer;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, pixelWidth, pixelHeight);
  }

  destroy(): void {
    if (this.#framebuffer) this.#renderer.gl.deleteFramebuffer(this.#framebuffer);
    this.#layer.destroy();
    this.#texture.destroy(false);
    this.#source.unload();
  }

  /** The picture as a quad over a canvas of this size in CSS pixels. */
  over(width: number, height: number): QuadBatch {
    const layer = this.#layer;
    const texture = this.#texture;
    if (width === this.#width && height === this.#height) return layer;
    this.#width = width;
    this.#height = height;
    layer.begin();
    // A framebuffer's first line is the bottom one.
    layer.put(texture, 0, height, width / texture.width, -height / texture.height, 0, 0xffffff, 1);
    layer.end();
    return layer;
  }
}
