import { type BLEND_MODES, Mesh, MeshGeometry, Particle, ParticleContainer, type Texture } from 'pixi.js';

/** Quads are added to and taken from a layer by so many at once, so that their number seldom changes. */
const STEP = 16;

export interface QuadsOptions {
  blendMode?: BLEND_MODES;
  /** Laid once and again only when the canvas changes: costs nothing at a draw. */
  still?: boolean;
}

/**
 * A layer of textured quads of one atlas, laid anew at every draw: `begin`, any number of `put`, `end`. It is one
 * draw call, makes nothing while drawing, and remembers nothing between draws.
 */
export class Quads extends ParticleContainer {
  readonly #pool: readonly Particle[];
  #used = 0;

  /** `capacity` is the most quads of one draw; more are left out. `texture` is any frame of the atlas. */
  constructor(
    texture: Texture,
    capacity: number,
    { blendMode = 'normal', still = false }: QuadsOptions = {},
  ) {
    const moves = !still;
    super({
      texture,
      blendMode,
      dynamicProperties: { vertex: moves, position: moves, rotation: moves, uvs: moves, color: moves },
    });
    this.#pool = Array.from({ length: capacity }, () => new Particle({ texture, scaleX: 0, scaleY: 0 }));
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

  /** Shows what was put, and nothing of the draw before. */
  end(): void {
    const shown = this.particleChildren;
    const wanted = Math.min(this.#pool.length, Math.ceil(this.#used / STEP) * STEP);
    while (shown.length > wanted) shown.pop();
    while (shown.length < wanted) shown.push(this.#pool[shown.length] as Particle);
    for (let i = this.#used; i < wanted; i++) {
      const spare = shown[i];
      if (spare) spare.scaleX = spare.scaleY = 0;
    }
    this.visible = wanted > 0;
  }
}

/**
 * A strip of `count` pairs of points with a texture stretched over it: u along the strip, v across. The pairs are
 * set at every draw; it is one draw call.
 */
export class Ribbon extends Mesh<MeshGeometry> {
  readonly #points: Float32Array;

  /** `count` pairs; `along(i / (count - 1))` says which u a pair has. */
  constructor(texture: Texture, count: number, along: (share: number) => number = (share) => share) {
    const points = new Float32Array(count * 4);
    const uvs = new Float32Array(count * 4);
    const indices = new Uint32Array((count - 1) * 6);
    for (let i = 0; i < count; i++) {
      const u = along(i / (count - 1));
      uvs.set([u, 0, u, 1], i * 4);
      if (i < count - 1) {
        const a = i * 2;
        indices.set([a, a + 1, a + 2, a + 1, a + 3, a + 2], i * 6);
      }
    }
    const geometry = new MeshGeometry({ positions: points, uvs, indices });
    geometry.batchMode = 'no-batch';
    super({ geometry, texture });
    this.#points = points;
  }

  /** Sets pair `i`: the point at v 0 and the one at v 1. */
  pair(i: number, x0: number, y0: number, x1: number, y1: number): void {
    const at = i * 4;
    this.#points[at] = x0;
    this.#points[at + 1] = y0;
    this.#points[at + 2] = x1;
    this.#points[at + 3] = y1;
  }

  /** Hands the pairs to the graphics card. */
  commit(): void {
    this.geometry.getBuffer('aPosition').update();
  }

  override destroy(): void {
    const { geometry } = this;
    super.destroy();
    geometry.destroy(true);
  }
}
