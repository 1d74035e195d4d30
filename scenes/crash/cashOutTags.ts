import type { Texture } from 'pixi.js';
import type { CrashViewCashOut } from '../../src/games/crash/engine/crashView.ts';
import { clamp01, popOut, smoothstep } from '../engine/ease.ts';
import { NIGHT, TEAL, TEXT, VOLT, VOLT_INK, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Pill } from '../kit/pools/plates.ts';
import type { FrameContext } from './frameContext.ts';

/** Maximum number of tags besides the player's own; older ones are hidden. */
const SHOWN = 7;
const SLOT = 5;
/** ms in which a tag appears. */
const POP = 260;
/** Distance of a tag's middle from the curve on the 360 x 340 canvas. */
const APART = 20;

/** Tags of cash-outs, each at its position on the curve. All slide down the curve as it grows; newer tags cover older. */
export class CashOutTags {
  readonly #dot: Texture;
  readonly #tag: CashOutTag;
  /** The tags of this draw, SLOT numbers each: index of the cash-out, left, top, width, alpha. */
  readonly #slots = new Float32Array((SHOWN + 1) * SLOT);
  #laid = 0;

  constructor(assets: SceneAssets) {
    this.#dot = assets.texture('dot');
    this.#tag = new CashOutTag(assets);
  }

  draw(context: FrameContext, layer: QuadBatch): void {
    if (!context.flying && !context.crashed) return;
    const { cashOuts, flight } = context.view;
    for (let i = 0; i < cashOuts.length; i++) {
      const one = cashOuts[i];
      if (one) this.#drawDot(context, layer, one);
    }
    this.#laid = 0;
    for (let i = cashOuts.length - 1; i >= 0; i--) if (cashOuts[i]?.own) this.#lay(context, i, 1);
    const newest = cashOuts[cashOuts.length - 1];
    const arrived = newest ? clamp01((flight - newest.at) / POP) : 1;
    let rank = 0;
    for (let i = cashOuts.length - 1; i >= 0 && rank < SHOWN; i--) {
      if (cashOuts[i]?.own) continue;
      rank++;
      this.#lay(context, i, rank === SHOWN ? 1 - arrived : 1);
    }
    for (let slot = this.#laid - 1; slot >= 0; slot--) this.#drawTag(context, layer, slot);
  }

  destroy(): void {
    this.#tag.destroy();
  }

  #drawDot({ view, path, fine }: FrameContext, layer: QuadBatch, { at, own }: CrashViewCashOut): void {
    const age = view.flight - at;
    if (age < 0) return;
    const share = at / view.flight;
    const x = path.x(share);
    const y = path.y(share);
    const size = ((own ? 9 : 6.5) / 24) * fine * popOut(age / POP);
    layer.put(this.#dot, x, y, size * 1.55, size * 1.55, 0, NIGHT, 0.75);
    layer.put(this.#dot, x, y, size, size, 0, own ? VOLT : TEAL, 1);
  }

  /** Finds the position of a cash-out's tag and its visible part; tags laid first take priority. */
  #lay({ view, path, fine, options }: FrameContext, index: number, presence: number): void {
    const one = view.cashOuts[index];
    if (!one || one.at > view.flight || this.#laid > SHOWN) return;
    const share = one.at / view.flight;
    const x = path.x(share);
    this.#tag.set(one, options.rates, fine);
    const { width } = this.#tag;
    const left = Math.max(6 * fine, x - width * 0.62);
    const side = one.own || one.betId.charCodeAt(one.betId.length - 1) % 2 === 0 ? -1 : 1;
    const top = path.y(share) + (side * APART - TAG_HEIGHT / 2) * fine;
    const free = one.own ? 1 : this.#room(left, top, width, fine);
    const appeared = clamp01((view.flight - one.at) / 120);
    const alpha = presence * free * appeared * smoothstep(x, -10 * fine, 40 * fine);
    if (alpha <= 0.01) return;
    const at = this.#laid++ * SLOT;
    this.#slots[at] = index;
    this.#slots[at + 1] = left;
    this.#slots[at + 2] = top;
    this.#slots[at + 3] = width;
    this.#slots[at + 4] = alpha;
  }

  /** The visible share of a tag, given the tags laid before it, 0..1. */
  #room(left: number, top: number, width: number, fine: number): number {
    const slots = this.#slots;
    let free = 1;
    for (let at = 0; at < this.#laid * SLOT; at += SLOT) {
      const otherLeft = slots[at + 1] ?? 0;
      const otherRight = otherLeft + (slots[at + 3] ?? 0);
      const across = Math.min(left + width, otherRight) - Math.max(left, otherLeft);
      const along = TAG_HEIGHT * fine - Math.abs(top - (slots[at + 2] ?? 0));
      const covered = smoothstep(across, 0.1 * width, 0.4 * width) * smoothstep(along, 3 * fine, 9 * fine);
      free *= 1 - covered * clamp01((slots[at + 4] ?? 0) * 2);
    }
    return free;
  }

  #drawTag({ view, fine, options }: FrameContext, layer: QuadBatch, slot: number): void {
    const slots = this.#slots;
    const at = slot * SLOT;
    const one = view.cashOuts[slots[at] ?? 0];
    if (!one) return;
    this.#tag.set(one, options.rates, fine);
    const pop = popOut((view.flight - one.at) / POP);
    this.#tag.draw(layer, slots[at + 1] ?? 0, slots[at + 2] ?? 0, fine, pop, slots[at + 4] ?? 0);
  }
}

/** Height of a tag on the 360 x 340 canvas. */
const TAG_HEIGHT = 22;
const TEXT_SIZE = 10.5;
const NAME_LIMIT = 11;
const TIMES = 'x'.charCodeAt(0);

/** Draws tags: avatar, name and rate on a dark pill, the player's own on a volt one. */
class CashOutTag {
  /** Width of the current tag, in CSS pixels. */
  width = 0;
  readonly #heads: readonly Texture[];
  readonly #pill: Pill;
  readonly #name: TextLine;
  readonly #rate: TextLine;
  #head = 0;
  #own = false;

  constructor(assets: SceneAssets) {
    this.#heads = assets.frames('avatar');
    this.#pill = new Pill(assets.texture('pill'));
    this.#name = new TextLine(assets.font('label'), NAME_LIMIT);
    this.#rate = new TextLine(assets.font('label'), 12);
  }

  /** Sets the tag to be drawn next. */
  set(tag: CrashViewCashOut, rates: string, unit: number): void {
    const cents = Math.round(tag.rate * 100);
    this.#head = tag.avatar;
    this.#own = tag.own;
    this.#name.clear().text(tag.name, NAME_LIMIT);
    this.#rate
      .clear()
      .number(Math.floor(cents / 100))
      .char(rates.charCodeAt(0));
    this.#rate.padded(cents % 100, 2).char(TIMES);
    this.width = (32 + this.#name.width(TEXT_SIZE) + this.#rate.width(TEXT_SIZE)) * unit;
  }

  /** Draws it with its top left corner at this position; `pop` is the avatar's size while the tag appears. */
  draw(layer: QuadBatch, left: number, top: number, unit: number, pop: number, alpha: number): void {
    const light = alpha * (this.#own ? 1 : 0.82);
    this.#pill.put(layer, left, top, this.width, TAG_HEIGHT * unit, this.#own ? VOLT : NIGHT, light);
    const middle = top + (TAG_HEIGHT / 2) * unit;
    const head = this.#heads[this.#head % this.#heads.length];
    const scale = (16 / 48) * unit * pop;
    if (head) layer.put(head, left + 11 * unit, middle, scale, scale, 0, WHITE, alpha);
    const size = TEXT_SIZE * unit;
    const baseline = middle + size * 0.36;
    const rateLeft = left + 26 * unit + this.#name.width(size);
    this.#name.put(layer, left + 22 * unit, baseline, size, 0, this.#own ? VOLT_INK : TEXT, alpha);
    this.#rate.put(layer, rateLeft, baseline, size, 0, this.#own ? VOLT_INK : TEAL, alpha);
  }

  destroy(): void {
    this.#pill.destroy();
  }
}
