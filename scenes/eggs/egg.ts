import type { Texture } from 'pixi.js';
import type { EggPlace } from '../../src/games/eggs/engine/eggsView.ts';
import { lerp, smoothstep } from '../engine/ease.ts';
import { NIGHT, TEXT, TEXT_SOFT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { gsap, seek } from '../engine/timeline.ts';

/** Rates in 1/10000 are shown with at most one decimal. */
const ONE = 10_000;
const TENTH = 1_000;
/** From the egg's middle, in pixels of the atlas: its foot, the rim where its prize comes out, the light's root. */
const FOOT = 84;
const RIM = -22;
const ROOT = -28;
/** Amplitude of a picked egg's rocking, radians, and the period, ms. */
const ROCK = 0.075;
const SWING = 150;
/** The height of a thing that is thrown, at a share of its flight. */
const thrown = (share: number) => 2.2 * share - 1.5 * share * share;

/** An egg that opens: the light in it, its cap that flies off and its prize that rises, or smoke. All eggs share it. */
export function eggOpening() {
  const light = { shine: 0 };
  /** Offsets in pixels of the atlas, to the side of its egg. */
  const cap = { away: 0, up: 0, turn: 0, alpha: 1 };
  const prize = { size: 0.5, lift: 0, alpha: 0 };
  const puffs = [-1, 0, 1].map((side) => ({ side, drift: 0, size: 0.35, alpha: 0.7 }));
  const timeline = gsap
    .timeline({ defaults: { duration: 0.62, ease: 'none' } })
    .to(light, { shine: 1, duration: 0.2, ease: 'smooth' }, 0)
    .to(cap, { away: 150, ease: 'power2.out' }, 0)
    .to(cap, { up: 210, ease: thrown }, 0)
    .to(cap, { turn: 1.9 }, 0)
    .to(cap, { alpha: 0, duration: 0.279, ease: 'smooth' }, 0.341)
    .to(prize, { size: 1, duration: 0.36, ease: 'back.out(1.7)' }, 0)
    .to(prize, { lift: 1, duration: 0.36, ease: 'power2.out' }, 0)
    .to(prize, { alpha: 1, duration: 0.144, ease: 'smooth' }, 0)
    .to(puffs, { drift: 1, alpha: 0, duration: 0.9, stagger: 0.06 }, 0)
    .to(puffs, { size: 1, duration: 0.9, ease: 'power2.out', stagger: 0.06 }, 0);
  return { light, cap, prize, puffs, timeline };
}

/** One of the eggs in its nest. A pure function of the ms given to it. */
export class Egg {
  readonly #whole: Texture;
  readonly #top: Texture;
  readonly #bottom: Texture;
  readonly #inside: Texture;
  readonly #nest: Texture;
  readonly #nestFront: Texture;
  readonly #cracks: readonly Texture[];
  readonly #beam: Texture;
  readonly #smoke: readonly Texture[];
  readonly #shadow: Texture;
  readonly #prize: TextLine;
  readonly #opening: ReturnType<typeof eggOpening>;
  #place: EggPlace = { x: 0, y: 0, scale: 1 };
  /** The direction in which its cap flies. */
  #side = 1;

  constructor(assets: SceneAssets, opening: ReturnType<typeof eggOpening>, index: number) {
    const frame = (name: string) => assets.frames(name)[index] as Texture;
    this.#whole = frame('egg');
    this.#top = frame('eggTop');
    this.#bottom = frame('eggBottom');
    this.#inside = assets.texture('eggInside');
    this.#nest = assets.texture('nest');
    this.#nestFront = assets.texture('nestFront');
    this.#cracks = assets.frames('crack');
    this.#beam = assets.texture('beam');
    this.#smoke = assets.frames('smoke');
    this.#shadow = assets.texture('shadow');
    this.#prize = new TextLine(assets.font('display'), 8);
    this.#opening = opening;
    this.#side = index % 2 === 0 ? -1 : 1;
  }

  resize(place: EggPlace): void {
    this.#place = place;
  }

  /**
   * Draws it closed: `rocks` is ms since it was picked, below 0 if not; `cracked` 0..1 is the progress of the cracks; `tint`
   * dims it.
   */
  closed(layer: QuadBatch, rocks: number, cracked: number, tint: number): void {
    const turn = rocks < 0 ? 0 : ROCK * smoothstep(rocks, 0, 120) * Math.sin((rocks / SWING) * Math.PI * 2);
    this.#ground(layer, tint);
    // It rocks about its foot.
    const x = Math.sin(turn) * FOOT;
    const y = FOOT - Math.cos(turn) * FOOT;
    this.#put(layer, this.#whole, x, y, turn, tint);
    const crack = this.#cracks[Math.min(this.#cracks.length - 1, Math.floor(cracked * this.#cracks.length))];
    if (crack && cracked > 0) this.#put(layer, crack, x, y, turn, tint);
    this.#put(layer, this.#nestFront, 0, 0, 0, tint);
  }

  /**
   * Draws it open since `t` ms, with its prize: `picked` is true for the player's own egg, false for those opened afterwards.
   * Its prize is drawn in `above`, over its light, which would make it unreadable.
   * @param rate in 1/10000
   */
  open(
    layer: QuadBatch,
    light: QuadBatch,
    above: QuadBatch,
    t: number,
    rate: number,
    picked: boolean,
    decimal: ',' | '.',
    tint: number,
  ): void {
    const { x, y, scale } = this.#place;
    seek(this.#opening.timeline, t);
    this.#ground(layer, tint);
    this.#put(layer, this.#inside, 0, 0, 0, tint);
    if (picked && rate > 0) {
      const { shine } = this.#opening.light;
      light.put(
        this.#beam,
        x,
        y + ROOT * scale,
        scale,
        scale * (0.7 + 0.3 * shine),
        0,
        rate > ONE ? VOLT : WHITE,
        0.85 * shine,
      );
    }
    this.#put(layer, this.#bottom, 0, 0, 0, tint);
    this.#put(layer, this.#nestFront, 0, 0, 0, tint);
    if (picked && rate === 0) this.#puff(layer);
    this.#cap(layer, tint);
    this.#write(picked ? above : layer, rate, picked, decimal);
  }

  #ground(layer: QuadBatch, tint: number): void {
    const { x, y, scale } = this.#place;
    layer.put(this.#shadow, x, y + 92 * scale, 1.9 * scale, 1.1 * scale, 0, NIGHT, 0.5);
    this.#put(layer, this.#nest, 0, 0, 0, tint);
  }

  /** The cap turns as it flies off, and disappears. */
  #cap(layer: QuadBatch, tint: number): void {
    const { x, y, scale } = this.#place;
    const { away, up, turn, alpha } = this.#opening.cap;
    const side = this.#side;
    if (alpha > 0)
      layer.put(this.#top, x + side * away * scale, y - up * scale, scale, scale, side * turn, tint, alpha);
  }

  #puff(layer: QuadBatch): void {
    const { x, y, scale } = this.#place;
    for (const { side, drift, size, alpha } of this.#opening.puffs) {
      const smoke = this.#smoke[(side + 1) % this.#smoke.length];
      if (!smoke || drift === 0 || drift === 1) continue;
      const [atX, atY] = [x + side * 26 * scale * drift, y + (RIM - 90 * drift) * scale];
      layer.put(smoke, atX, atY, scale * size, scale * size, 0.6 * drift * side, WHITE, alpha);
    }
  }

  #write(layer: QuadBatch, rate: number, picked: boolean, decimal: ',' | '.'): void {
    const { x, y, scale } = this.#place;
    const { prize } = this.#opening;
    const line = this.#prize.clear().number(Math.floor(rate / ONE));
    if (rate % ONE > 0) line.char(decimal.charCodeAt(0)).number(Math.floor((rate % ONE) / TENTH));
    line.text('x');
    const size = (picked ? 56 : 44) * scale * prize.size;
    const lifted = lerp(RIM + 10, RIM - (picked ? 38 : 20), prize.lift);
    const tint = !picked ? TEXT_SOFT : rate > ONE ? VOLT : TEXT;
    // A dark background: light there would be as bright as the letters.
    if (picked)
      layer.put(
        this.#shadow,
        x,
        y + lifted * scale - 0.36 * size,
        1.5 * scale,
        1.7 * scale,
        0,
        NIGHT,
        0.7 * prize.alpha,
      );
    line.put(layer, x, y + lifted * scale, size, 0.5, tint, (picked ? 1 : 0.85) * prize.alpha);
  }

  /** Places a sprite of the egg's frame by its offset in pixels of the atlas. */
  #put(layer: QuadBatch, sprite: Texture, x: number, y: number, turn: number, tint: number): void {
    const place = this.#place;
    layer.put(
      sprite,
      place.x + x * place.scale,
      place.y + y * place.scale,
      place.scale,
      place.scale,
      turn,
      tint,
      1,
    );
  }
}
