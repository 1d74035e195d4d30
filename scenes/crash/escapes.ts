import { Rectangle, Texture } from 'pixi.js';
import type { CrashViewEscape } from '../../src/engine/crashView.ts';
import { clamp01, popOut, smoothstep } from '../kit/ease.ts';
import { NIGHT, TEAL, TEXT, VOLT, VOLT_INK, WHITE } from '../kit/palette.ts';
import type { Quads } from '../kit/quads.ts';
import { TextLine } from '../kit/textLine.ts';
import type { SceneAssets } from '../scene.ts';
import type { Moment } from './moment.ts';

/** Tags shown at most; older ones give way. The player's own never does. */
const SHOWN = 7;
const HEIGHT = 22;
const TEXT_SIZE = 10.5;
const NAME_LIMIT = 11;
const POP = 260;
const TIMES = 'x'.charCodeAt(0);

/** Who cashed out, each where on the curve it was. Tags slide down the curve as it grows; newer ones cover older. */
export class Escapes {
  readonly #avatars: readonly Texture[];
  readonly #dot: Texture;
  readonly #pill: readonly [Texture, Texture, Texture];
  readonly #name: TextLine;
  readonly #rate: TextLine;
  /** Left, right, top and bottom of the tags already laid in this draw, newest first. */
  readonly #taken = new Float32Array((SHOWN + 1) * 4);
  #laid = 0;

  constructor(assets: SceneAssets) {
    this.#avatars = assets.frames('avatar');
    this.#dot = assets.texture('dot');
    this.#pill = splitPill(assets.texture('pill'));
    this.#name = new TextLine(assets.font('label'), NAME_LIMIT + 1);
    this.#rate = new TextLine(assets.font('label'), 12);
  }

  draw(moment: Moment, near: Quads): void {
    const { escapes } = moment.view;
    if (!moment.flying && !moment.squib) return;
    this.#laid = 0;
    for (let i = escapes.length - 1; i >= 0; i--) {
      const one = escapes[i];
      if (one?.own) this.#drawTag(moment, near, one, 0, 1);
    }
    const newest = escapes[escapes.length - 1];
    const arrived = newest ? clamp01((moment.view.flight - newest.at) / POP) : 1;
    let rank = 0;
    for (let i = escapes.length - 1; i >= 0 && rank < SHOWN; i--) {
      const one = escapes[i];
      if (!one || one.own) continue;
      const leaving = rank === SHOWN - 1 ? 1 - arrived : 1;
      this.#drawTag(moment, near, one, i, leaving);
      rank++;
    }
  }

  #drawTag(moment: Moment, near: Quads, tag: CrashViewEscape, index: number, presence: number): void {
    const { view, path, unit, options } = moment;
    const age = view.flight - tag.at;
    if (age < 0) return;
    const size = TEXT_SIZE * unit;
    const cents = Math.floor(tag.rate * 100 + 1e-6);
    this.#name.clear().text(tag.name, NAME_LIMIT);
    this.#rate
      .clear()
      .number(Math.floor(cents / 100))
      .char(options.decimal.charCodeAt(0))
      .padded(cents % 100, 2)
      .char(TIMES);
    const nameWidth = this.#name.width(size);
    const width = 28 * unit + nameWidth + 4 * unit + this.#rate.width(size);
    const share = tag.at / view.flight;
    const anchorX = path.x(share);
    const anchorY = path.y(share);
    const lift = (index % 2 === 0 || tag.own ? -20 : 20) * unit;
    const left = Math.max(6 * unit, anchorX - width * 0.62);
    const top = anchorY + lift - (HEIGHT / 2) * unit;
    const free = this.#room(left, left + width, top, top + HEIGHT * unit, tag.own);
    const edge = smoothstep(anchorX, -10 * unit, 40 * unit);
    const alpha = presence * free * edge * clamp01(age / 120);
    if (alpha <= 0.01) return;
    const pop = popOut(age / POP);
    this.#drawDot(near, anchorX, anchorY, unit * pop, tag.own, Math.max(alpha, 0.5 * edge * presence));
    this.#drawPill(near, left, top, width, unit, tag.own, alpha);
    const avatar = this.#avatars[tag.avatar % this.#avatars.length];
    const middle = top + (HEIGHT / 2) * unit;
    const face = (16 / 48) * unit * pop;
    if (avatar) near.put(avatar, left + 11 * unit, middle, face, face, 0, WHITE, alpha);
    const baseline = middle + size * 0.36;
    this.#name.put(near, left + 22 * unit, baseline, size, 0, tag.own ? VOLT_INK : TEXT, alpha);
    this.#rate.put(near, left + 26 * unit + nameWidth, baseline, size, 0, tag.own ? VOLT_INK : TEAL, alpha);
  }

  /** Share of visibility left between the tags laid before, 0..1; takes the place when there is any. */
  #room(left: number, right: number, top: number, bottom: number, own: boolean): number {
    const taken = this.#taken;
    let free = 1;
    for (let i = 0; i < this.#laid * 4; i += 4) {
      const across = Math.min(right, taken[i + 1] ?? 0) - Math.max(left, taken[i] ?? 0);
      const along = Math.min(bottom, taken[i + 3] ?? 0) - Math.max(top, taken[i + 2] ?? 0);
      free *= 1 - smoothstep(Math.min(across / 12, along / 6), 0, 1);
    }
    if (own) free = 1;
    if (free > 0.01 && this.#laid <= SHOWN) {
      const at = this.#laid++ * 4;
      taken[at] = left;
      taken[at + 1] = right;
      taken[at + 2] = top;
      taken[at + 3] = bottom;
    }
    return free;
  }

  #drawDot(near: Quads, x: number, y: number, size: number, own: boolean, alpha: number): void {
    const scale = (own ? 9 : 7) / 24;
    near.put(this.#dot, x, y, scale * size * 1.5, scale * size * 1.5, 0, NIGHT, 0.7 * alpha);
    near.put(this.#dot, x, y, scale * size, scale * size, 0, own ? VOLT : TEAL, alpha);
  }

  #drawPill(
    near: Quads,
    left: number,
    top: number,
    width: number,
    unit: number,
    own: boolean,
    alpha: number,
  ): void {
    const [start, middle, end] = this.#pill;
    const scale = (HEIGHT / 44) * unit;
    const cap = start.width * scale;
    const tint = own ? VOLT : NIGHT;
    const light = alpha * (own ? 1 : 0.82);
    near.put(start, left, top, scale, scale, 0, tint, light);
    near.put(middle, left + cap, top, (width - 2 * cap) / middle.width, scale, 0, tint, light);
    near.put(end, left + width - cap, top, scale, scale, 0, tint, light);
  }

  destroy(): void {
    for (const piece of this.#pill) piece.destroy(false);
  }
}

/** The caps and the stretchable middle of the pill. */
function splitPill(pill: Texture): [Texture, Texture, Texture] {
  const { frame, source } = pill;
  const cap = Math.floor((frame.width - 1) / 2);
  const piece = (x: number, width: number) =>
    new Texture({ source, frame: new Rectangle(frame.x + x, frame.y, width, frame.height) });
  return [piece(0, cap), piece(cap, frame.width - 2 * cap), piece(frame.width - cap, cap)];
}
