import type { Texture } from 'pixi.js';
import { Needle, SCALE } from '../../src/games/roller/engine/needle.ts';
import type { RollerView } from '../../src/games/roller/engine/rollerView.ts';
import { clamp01, popOut, smoothstep } from '../engine/ease.ts';
import { CORAL, NIGHT, TEAL, TEXT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { SoloScene } from '../kit/soloScene.ts';
import { DIAL, Dial, dialAngle, GROOVE } from './dial.ts';

/** The dial's share of the canvas width and height. */
const ACROSS = 0.92;
const DOWN = 0.96;
/**
 * The result's baseline below the dial's middle, in its own pixels, and its size. The scale is open there: no mark is under it,
 * and the needle never gets there.
 */
const RESULT_Y = 151;
const RESULT = 58;
/** The win above the middle while it is shown. */
const WON_Y = -58;
/** The page's overlay at the upper edge, CSS pixels. */
const TOP = 22;
/** A stopping needle quivers: initial radians, ms until a third of it is left, ms per swing. */
const QUIVER = 0.035;
const CALMS = 110;
const SWING = 92;
/** ms until it is still, and until the light over the result has settled. */
const CALM = 640;
const LIGHT = 900;
/** Strength of the permanent light on the result. */
const GLOW = 0.5;

/**
 * Roller: a needle that sweeps a dial up and down, slows down and rests on the result. From back to front: room, pattern, dial
 * with its zones, light on the result, limit and needle and number, the player's own win.
 */
export class RollerScene extends SoloScene<RollerView, RollerOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/roller/roller', fonts: 'games/roller/fonts' };

  readonly #dial: Dial;
  readonly #light: QuadBatch;
  readonly #near: QuadBatch;
  readonly #knob: Texture;
  readonly #hand: Texture;
  readonly #cap: Texture;
  readonly #shine: Texture;
  readonly #number: TextLine;
  readonly #needle = new Needle();
  #x = 0;
  #y = 0;
  /** CSS pixels per pixel of the atlas. */
  #scale = 1;

  constructor(context: SceneContext<RollerOptions>) {
    const { assets } = context;
    super(
      context,
      new Background([felt(0x352a92, 0x110f38), vignette(NIGHT, 0.72)]),
      new TileLayer(assets.texture('kawung'), 36, 0.04),
    );
    this.#dial = new Dial(assets);
    this.addChild(this.#dial);
    this.#light = this.add(16, { blendMode: 'add' });
    this.#near = this.add(32, { letters: true });
    this.#knob = assets.texture('knob');
    this.#hand = assets.texture('needle');
    this.#cap = assets.texture('cap');
    this.#shine = assets.texture('glow');
    this.#number = new TextLine(assets.font('display'), 8);
  }

  protected layOut(width: number, height: number): void {
    const side = Math.min(width * ACROSS, (height - TOP) * DOWN);
    this.#scale = side / DIAL;
    this.#x = width / 2;
    this.#y = TOP + (height - TOP) / 2;
    Object.assign(this.winPlace, {
      x: this.#x,
      y: this.#y + WON_Y * this.#scale,
      unit: Math.max(0.7, Math.min(side / 300, 2.2)),
      width: side * 0.8,
    });
  }

  protected drawGame(view: RollerView): boolean {
    this.#dial.lay(this.#x, this.#y, this.#scale, view.limit / SCALE, view.higher);
    const value = this.#valueOf(view);
    this.#drawResult(view);
    this.#drawKnob(view);
    this.#drawNeedle(view, value);
    this.#drawNumber(view, value);
    if (this.options.reducedMotion) return false;
    return view.roll < view.lands || (view.since >= 0 && view.since < LIGHT);
  }

  protected celebrates(view: RollerView): boolean {
    return view.won === true && view.since >= 0;
  }

  /** The value under the needle, in hundredths. */
  #valueOf({ from, to, roll, knownAt, lands }: RollerView): number {
    if (this.options.reducedMotion || roll === Number.POSITIVE_INFINITY)
      return to !== null && roll >= lands ? to : from;
    return this.#needle.set(from, to, knownAt, lands).at(roll);
  }

  /** Light over the result in the groove: a flash that settles. */
  #drawResult({ to, won, since }: RollerView): void {
    if (to === null || won === null || since < 0) return;
    const flash = this.options.reducedMotion ? 0 : 1 - smoothstep(since, 0, LIGHT);
    const angle = dialAngle(to / SCALE);
    const x = this.#x + Math.sin(angle) * GROOVE * this.#scale;
    const y = this.#y - Math.cos(angle) * GROOVE * this.#scale;
    const tint = won ? TEAL : CORAL;
    const size = this.#scale * (0.9 + 1.3 * flash);
    this.#light.put(this.#shine, x, y, size, size, 0, tint, GLOW + (1 - GLOW) * flash);
    this.#light.put(this.#shine, x, y, 0.5 * size, 0.5 * size, 0, WHITE, 0.35 + 0.65 * flash);
  }

  #drawKnob({ limit }: RollerView): void {
    const angle = dialAngle(limit / SCALE);
    const reach = GROOVE * this.#scale;
    const size = 0.46 * this.#scale;
    const [x, y] = [this.#x + Math.sin(angle) * reach, this.#y - Math.cos(angle) * reach];
    this.#near.put(this.#knob, x, y, size, size, 0, WHITE, 1);
  }

  #drawNeedle({ since }: RollerView, value: number): void {
    const scale = this.#scale;
    const rests = this.options.reducedMotion || since < 0 || since > CALM;
    const quiver = rests ? 0 : QUIVER * Math.exp(-since / CALMS) * Math.sin((since / SWING) * Math.PI * 2);
    const angle = dialAngle(value / SCALE) + quiver;
    this.#near.put(this.#hand, this.#x + 5 * scale, this.#y + 7 * scale, scale, scale, angle, NIGHT, 0.4);
    this.#near.put(this.#hand, this.#x, this.#y, scale, scale, angle, WHITE, 1);
    this.#near.put(this.#cap, this.#x, this.#y, scale, scale, 0, WHITE, 1);
  }

  #drawNumber({ to, won, since }: RollerView, value: number): void {
    const shown = Math.min(SCALE - 1, Math.round(value));
    const ended = to !== null && won !== null && since >= 0;
    const pop = ended && !this.options.reducedMotion ? 0.86 + 0.14 * popOut(clamp01(since / 300)) : 1;
    const tint = ended ? (won ? TEAL : CORAL) : TEXT;
    const size = RESULT * this.#scale * pop;
    this.#number
      .clear()
      .padded(Math.floor(shown / 100), 2)
      .char(this.options.rates.charCodeAt(0))
      .padded(shown % 100, 2)
      .put(this.#near, this.#x, this.#y + RESULT_Y * this.#scale, size, 0.5, tint, 1);
  }
}

export type RollerOptions = SceneOptions<Record<never, string>>;
