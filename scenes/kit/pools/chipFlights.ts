import type { Texture } from 'pixi.js';
import { seedOf } from '../../../src/games/engine/rounds.ts';
import type { Point, PoolLayout, PoolView, PoolViewChip } from '../../../src/games/pools/engine/poolView.ts';
import { lerp } from '../../engine/ease.ts';
import { NIGHT, VOLT, WHITE } from '../../engine/palette.ts';
import type { QuadBatch } from '../../engine/quadBatch.ts';
import type { SceneAssets } from '../../engine/scene.ts';
import { gsap, paused, seekShare } from '../../engine/timeline.ts';
import { PathFollow } from '../motion/flight.ts';
import { random } from '../motion/random.ts';
import type { PayTimes } from '../wins/payTimes.ts';
import type { PoolSlots } from './poolSlots.ts';

/** Duration of a chip's flight to a pool, ms. */
export const CHIP_FLIGHT = 420;
/** The chip in the sprite is slightly smaller than the sprite. */
const FULL = 62 / 64;
/** Maximum number of winning chips shown for one that won. */
const MOST_PAID = 3;
/** The face of an unplaced chip: the golden one, translucent. */
const GOLD = 5;
/** Number of dashes round it, and a dash's length relative to the ring's radius. */
const DASHES = 10;
const DASH = 0.42;
/** Range of chips' rotation, radians: small, because the light on them comes from the top left. */
const LEAN = 0.9;
/** Start index of a chip's random numbers, and how many each uses. */
const KEY = 140_000;

/** How far a chip turns in the air, radians. */
const TURN = 2.4;

/**
 * The chips on the pools: they fly in from their players' positions, lie scattered, and after the draw lost ones go to the
 * house, winnings come from it, and all return to their players.
 */
export class ChipFlights {
  readonly #faces: readonly Texture[];
  readonly #dot: Texture;
  readonly #shadow: Texture;
  readonly #path = new PathFollow();
  /** A chip in the air: its progress along the path, height, rotation and opacity. All share the two timelines. */
  readonly #thrown = { gone: 0, lift: 1, turn: -TURN, alpha: 0 };
  readonly #flown = { gone: 0, lift: 0, turn: 0, alpha: 1 };
  /** To its pool: it comes down from its player's hand. */
  readonly #throw = paused(
    gsap
      .timeline({ defaults: { duration: 1, ease: 'none' } })
      .to(this.#thrown, { gone: 1, ease: 'smooth' }, 0)
      .to(this.#thrown, { lift: 0, turn: 0 }, 0)
      .to(this.#thrown, { alpha: 1, duration: 0.12, ease: 'smooth' }, 0),
  );
  /** From the house or away: it rises, comes down, and fades out as it arrives. */
  readonly #flight = paused(
    gsap
      .timeline({ defaults: { duration: 1, ease: 'smooth' } })
      .to(this.#flown, { gone: 1 }, 0)
      .to(this.#flown, { turn: TURN, ease: 'none' }, 0)
      .to(this.#flown, { lift: 1, duration: 0.5, ease: 'power1.out', yoyo: true, repeat: 1 }, 0)
      .to(this.#flown, { alpha: 0, duration: 0.18 }, 0.82),
  );
  #slots: readonly PoolSlots[] = [];
  #layout: PoolLayout | null = null;
  /** The current chip: its position, its owner's, its size. */
  #x = 0;
  #y = 0;
  #homeX = 0;
  #homeY = 0;
  #across = 0;
  #own = false;

  constructor(assets: SceneAssets) {
    this.#faces = assets.frames('chip');
    this.#dot = assets.texture('dot');
    this.#shadow = assets.texture('shadow');
  }

  resize(layout: PoolLayout, slots: readonly PoolSlots[]): void {
    this.#layout = layout;
    this.#slots = slots;
  }

  /**
   * Draws all chips at a moment, the player's own above the others'. `times` are those of the displayed draw. Returns whether
   * any is still moving.
   */
  draw(view: PoolView, times: PayTimes, reducedMotion: boolean, layer: QuadBatch): boolean {
    const { chips } = view;
    let moves = view.phase === 'result' && chips.length > 0 && view.elapsed < times.end && !reducedMotion;
    for (let pass = 0; pass < 2; pass++) {
      let same = 0;
      for (let i = 0; i < chips.length; i++) {
        const chip = chips[i] as PoolViewChip;
        same = i > 0 && chips[i - 1]?.betId === chip.betId ? same + 1 : 0;
        if (Number(chip.own) !== pass) continue;
        if (this.#drawChip(view, chip, i, same, times, reducedMotion, layer)) moves = true;
      }
    }
    this.#drawUnplaced(view, reducedMotion, layer);
    return moves;
  }

  destroy(): void {
    this.#throw.kill();
    this.#flight.kill();
  }

  /** A translucent chip in a dashed ring on every pool with an unplaced stake on the slip. */
  #drawUnplaced({ phase, pools, clock }: PoolView, reducedMotion: boolean, layer: QuadBatch): void {
    if (phase !== 'betting') return;
    const turned = reducedMotion ? 0 : clock / 1_400;
    for (let pool = 0; pool < pools.length; pool++) {
      const slots = this.#slots[pool];
      if (!slots || (pools[pool]?.unplaced ?? 0n) === 0n) continue;
      const { chips, ownChip } = slots;
      const x = chips.x + chips.width / 2;
      const y = chips.y + chips.height / 2;
      const radius = ownChip * 0.64;
      const face = this.#faces[GOLD] as Texture;
      const scale = ownChip / (face.width * FULL);
      layer.put(face, x, y, scale, scale, 0, WHITE, 0.72);
      for (let dash = 0; dash < DASHES; dash++) {
        const angle = turned + (dash / DASHES) * Math.PI * 2;
        const atX = x + Math.cos(angle) * radius;
        const atY = y + Math.sin(angle) * radius;
        layer.put(
          this.#dot,
          atX,
          atY,
          1.6 / this.#dot.width,
          (DASH * radius) / this.#dot.width,
          angle,
          VOLT,
          1,
        );
      }
    }
  }

  #drawChip(
    view: PoolView,
    chip: PoolViewChip,
    index: number,
    same: number,
    times: PayTimes,
    reducedMotion: boolean,
    layer: QuadBatch,
  ): boolean {
    const slots = this.#slots[chip.pool];
    const layout = this.#layout;
    if (!slots || !layout) return false;
    const seed = seedOf(chip.betId) ^ (same * 0x9e37);
    this.#place(chip, slots, layout, seed);
    const face = this.#faces[chip.face % this.#faces.length] as Texture;
    const turn = (random(seed, KEY) - 0.5) * LEAN;
    if (view.phase === 'result') {
      const rate = view.voided ? 10_000 : (view.pools[chip.pool]?.rate ?? 0);
      if (reducedMotion) {
        if (rate > 0) this.#put(layer, face, this.#x, this.#y, 0, turn, 1);
        return false;
      }
      const wait = (index % 16) / 16;
      if (rate > 0) this.#drawPaid(view, face, turn, wait, rate, layout.house, seed, times, layer);
      else
        this.#leave(view.elapsed - times.sweep - wait * times.spread, times, face, layout.house, turn, layer);
      return false;
    }
    const since = view.clock - chip.at;
    if (since < 0) return true;
    if (reducedMotion || since >= CHIP_FLIGHT) {
      this.#put(layer, face, this.#x, this.#y, 0, turn, 1);
      return false;
    }
    seekShare(this.#throw, since / CHIP_FLIGHT);
    const { gone, lift, turn: turned, alpha } = this.#thrown;
    const { x, y } = this.#path.along(gone, this.#homeX, this.#homeY, this.#x, this.#y, 26 * slots.unit);
    this.#put(layer, face, x, y, lift, turn + turned, alpha);
    return true;
  }

  /** The position and owner of a chip. */
  #place(
    { own }: PoolViewChip,
    { chips, chip, ownChip, unit }: PoolSlots,
    { hand, others }: PoolLayout,
    seed: number,
  ) {
    this.#own = own;
    this.#across = own ? ownChip : chip;
    this.#x = chips.x + chips.width * random(seed, KEY + 1);
    this.#y = chips.y + chips.height * random(seed, KEY + 2);
    const about = own ? 0 : 34 * unit;
    this.#homeX = (own ? hand : others).x + (random(seed, KEY + 3) - 0.5) * about;
    this.#homeY = (own ? hand : others).y + (random(seed, KEY + 4) - 0.5) * about;
  }

  /** A winning chip, its winnings, and their flight home. */
  #drawPaid(
    view: PoolView,
    face: Texture,
    turn: number,
    wait: number,
    rate: number,
    house: Point,
    seed: number,
    { sweep, pay, take, spread, flight }: PayTimes,
    layer: QuadBatch,
  ): void {
    const { elapsed, voided } = view;
    const home = voided ? sweep : take;
    const count = voided ? 0 : Math.min(MOST_PAID, Math.floor(rate / 10_000) - 1);
    const leaving = elapsed - home - wait * spread;
    for (let i = 0; i <= count; i++) {
      const paid = i === 0 ? flight : elapsed - pay - (wait * 0.6 + i * 0.13) * spread;
      if (paid <= 0) continue;
      const around = random(seed, KEY + 5) * 6.3 + i * 2.2;
      const apart = i === 0 ? 0 : this.#across * 0.55;
      const x = this.#x + Math.cos(around) * apart;
      const y = this.#y + Math.sin(around) * apart * 0.6;
      if (leaving > 0) this.#fly(layer, face, leaving / flight, x, y, this.#homeX, this.#homeY, turn + i);
      else if (paid < flight) this.#fly(layer, face, paid / flight, house.x, house.y, x, y, turn + i);
      else this.#put(layer, face, x, y, 0, turn + i, 1);
    }
  }

  /** A chip that rests until its time and then flies to `goal`, where it disappears. */
  #leave(t: number, { flight }: PayTimes, face: Texture, goal: Point, turn: number, layer: QuadBatch): void {
    if (t > 0) this.#fly(layer, face, t / flight, this.#x, this.#y, goal.x, goal.y, turn);
    else this.#put(layer, face, this.#x, this.#y, 0, turn, 1);
  }

  /** A chip after this share of its flight. */
  #fly(
    layer: QuadBatch,
    face: Texture,
    share: number,
    fromX: number,
    fromY: number,
    toX: number,
    toY: number,
    turn: number,
  ): void {
    if (share >= 1) return;
    seekShare(this.#flight, share);
    const { gone, lift, turn: turned, alpha } = this.#flown;
    const { x, y } = this.#path.along(gone, fromX, fromY, toX, toY, this.#across);
    this.#put(layer, face, x, y, lift, turn + turned, alpha);
  }

  /** Draws one chip; `lift` 0 on the ground to 1 in the air. */
  #put(
    layer: QuadBatch,
    face: Texture,
    x: number,
    y: number,
    lift: number,
    turn: number,
    alpha: number,
  ): void {
    const across = this.#across * (1 + 0.22 * lift);
    const scale = across / (face.width * FULL);
    const drop = this.#across * lerp(0.09, 0.5, lift);
    const wide = (across * lerp(1.32, 1.5, lift)) / this.#shadow.width;
    layer.put(
      this.#shadow,
      x + drop * 0.4,
      y + drop,
      wide,
      wide * 1.7,
      0,
      NIGHT,
      alpha * lerp(0.95, 0.5, lift),
    );
    if (this.#own) {
      const ring = (across + 3) / this.#dot.width;
      layer.put(this.#dot, x, y, ring, ring, 0, VOLT, alpha);
    }
    layer.put(face, x, y, scale, scale, turn, WHITE, alpha);
  }
}
