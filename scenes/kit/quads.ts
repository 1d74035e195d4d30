import { type BLEND_MODES, Particle, ParticleContainer, type Texture } from 'pixi.js';

/**
 * A layer of textured quads of one atlas, laid anew at every draw: `begin`, any number of `put`, `end`. It is one
 * draw call, makes nothing while drawing, and remembers nothing between draws.
 */
export class Quads extends ParticleContainer {
  readonly #pool: readonly Particle[];
  #used = 0;
  #shown = 0;

  /** `capacity` is the most quads of one draw; more are left out. `texture` is any frame of the atlas. */
  constructor(texture: Texture, capacity: number, blendMode: BLEND_MODES = 'normal') {
    const pool = Array.from({ length: capacity }, () => new Particle({ texture, scaleX: 0, scaleY: 0 }));
    super({
      texture,
      particles: pool,
      blendMode,
      dynamicProperties: { vertex: true, position: true, rotation: true, uvs: true, color: true },
    });
    this.#pool = pool;
  }

  begin(): void {
    this.#used = 0;
  }

  /** Lays a frame by its own anchor, at `scale` of its size. `tint` is 0xRRGGBB, `rotation` in radians. */
  put(
    texture: Texture,
    x: number,
    y: number,
    scaleX: number,
    scaleY: number,
    rotation: number,
    tint: number,
    alpha: number,
  ): void {
    if (alpha <= 0.004) return;
    const quad = this.#pool[this.#used];
    if (!quad) return;
    this.#used++;
    quad.texture = texture;
    const anchor = texture.defaultAnchor;
    quad.anchorX = anchor ? anchor.x : 0;
    quad.anchorY = anchor ? anchor.y : 0;
    quad.x = x;
    quad.y = y;
    quad.scaleX = scaleX;
    quad.scaleY = scaleY;
    quad.rotation = rotation;
    const bgr = ((tint & 255) << 16) | (tint & 0xff00) | ((tint >> 16) & 255);
    quad.color = ((alpha >= 1 ? 255 : (alpha * 255) | 0) << 24) | bgr;
  }

  /** Parks what the last draw showed and this one did not. */
  end(): void {
    for (let i = this.#used; i < this.#shown; i++) {
      const quad = this.#pool[i];
      if (quad) quad.scaleX = quad.scaleY = 0;
    }
    this.#shown = this.#used;
    this.visible = this.#used > 0;
  }
}
