import type { Texture } from 'pixi.js';
import type { WheelColor } from '../../contract/games/colorWheel/channel.ts';
import type { ColorWheelView } from '../../src/games/colorWheel/engine/colorWheelView.ts';
import { clamp01, popOut, smoothstep } from '../engine/ease.ts';
import { NIGHT, VOLT, VOLT_INK, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { blinkingLamp, runningLamp } from '../kit/motion/pegWheel.ts';
import { isWon, SoloScene } from '../kit/soloScene.ts';
import { SEGMENT, WheelState } from './wheelState.ts';

/** Visible size in pixels of the atlas: the rim's side, and how far the bracket protrudes above it. */
const RIM = 480;
const ABOVE = 26;
const MARGIN = 8;
const BRACKET = 230;
const PIN = 232;
/** Radians by which a peg pushes the flap. */
const KICK = 0.44;
const LAMPS = 24;
const LAMP_REACH = 222;
/** ms until the light on a segment rests, and the period in which it pulses. */
const LIGHT = 2_400;
const BREATH = 600;
/** The result on the hub, in pixels of the atlas. */
const RESULT = 46;
const TINTS: Readonly<Record<WheelColor, number>> = {
  grey: 0xcfd3e6,
  red: 0xff6b6b,
  blue: 0x6aa5ff,
  gold: VOLT,
};

/**
 * The colour wheel: 54 segments between pegs that push a flap, lamps round the rim. From back to front: room, pattern, disc,
 * light on the segment, gloss and rim and flap, light of the lamps, the player's own win.
 */
export class ColorWheelScene extends SoloScene<ColorWheelView, ColorWheelOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/colorWheel/colorWheel',
    fonts: 'games/colorWheel/fonts',
  };

  readonly #state = new WheelState();
  readonly #far: QuadBatch;
  readonly #light: QuadBatch;
  readonly #near: QuadBatch;
  readonly #sprites: Readonly<
    Record<
      | 'disc'
      | 'segmentLit'
      | 'sheen'
      | 'hub'
      | 'rim'
      | 'lamp'
      | 'bracket'
      | 'flap'
      | 'glow'
      | 'shadow'
      | 'dot',
      Texture
    >
  >;
  readonly #result: TextLine;
  #x = 0;
  #y = 0;
  /** CSS pixels per pixel of the atlas. */
  #scale = 1;

  constructor(context: SceneContext<ColorWheelOptions>) {
    const { assets } = context;
    super(
      context,
      new Background([felt(0x3b2a86, 0x130f36), vignette(NIGHT, 0.74)]),
      new TileLayer(assets.texture('kawung'), 36, 0.04),
      96,
    );
    const sprite = (name: string) => assets.texture(name);
    this.#sprites = {
      disc: sprite('disc'),
      segmentLit: sprite('segmentLit'),
      sheen: sprite('sheen'),
      hub: sprite('hub'),
      rim: sprite('rim'),
      lamp: sprite('lamp'),
      bracket: sprite('bracket'),
      flap: sprite('flap'),
      glow: sprite('glow'),
      shadow: sprite('shadow'),
      dot: sprite('dot'),
    };
    this.#far = this.add(16);
    this.#light = this.add(16, { blendMode: 'add' });
    this.#near = this.add(64, { letters: true });
    this.#result = new TextLine(assets.font('display'), 8);
  }

  protected layOut(width: number, height: number): void {
    const scale = Math.min((width - 2 * MARGIN) / RIM, (height - 2 * MARGIN) / (RIM + ABOVE));
    this.#scale = scale;
    this.#x = width / 2;
    this.#y = (height + ABOVE * scale) / 2;
    Object.assign(this.winPlace, {
      x: this.#x,
      y: this.#y + 128 * scale,
      unit: Math.max(0.7, Math.min((RIM * scale) / 320, 2.2)),
      width: RIM * scale * 0.8,
    });
  }

  protected drawGame(view: ColorWheelView): boolean {
    const { reducedMotion } = this.options;
    const state = this.#state;
    state.show(view, reducedMotion);
    const { disc, sheen, hub, rim, bracket, flap, shadow } = this.#sprites;
    this.#put(this.#far, shadow, 0, 30, 4.6, 0, NIGHT, 0.5);
    this.#put(this.#far, disc, 0, 0, 1, state.angle, WHITE, 1);
    this.#drawSegment(view);
    this.#put(this.#near, sheen, 0, 0, 1, 0, WHITE, 1);
    this.#put(this.#near, rim, 0, 0, 1, 0, WHITE, 1);
    this.#drawLamps(view);
    this.#put(this.#near, bracket, 0, -BRACKET, 1, 0, WHITE, 1);
    this.#put(this.#near, flap, 0, -PIN, 1, state.flap * KICK, WHITE, 1);
    this.#put(this.#near, hub, 0, 0, 1, 0, WHITE, 1);
    this.#drawRate(view);
    if (reducedMotion) return false;
    return view.spin < view.lands || (view.since >= 0 && view.since < LIGHT);
  }

  protected celebrates(view: ColorWheelView): boolean {
    return isWon(view);
  }

  /** Light over the selected segment, and behind the flap. */
  #drawSegment({ color, since }: ColorWheelView): void {
    const { place, angle } = this.#state;
    if (place === null || color === null || since < 0) return;
    const breath =
      this.options.reducedMotion || since >= LIGHT
        ? 0.5
        : 0.5 - 0.5 * Math.cos((since / BREATH) * Math.PI * 2);
    const alpha = 0.18 + 0.42 * breath;
    this.#put(this.#light, this.#sprites.segmentLit, 0, 0, 1, angle + place * SEGMENT, TINTS[color], alpha);
    this.#put(this.#light, this.#sprites.glow, 0, -170, 1.1, 0, TINTS[color], 0.6 * alpha);
  }

  /** A light that runs with the wheel; alternating lamps after a win; otherwise all dark. */
  #drawLamps(view: ColorWheelView): void {
    const { reducedMotion } = this.options;
    const wins = view.won && view.since >= 0;
    const blinks = wins && !reducedMotion && view.since < LIGHT ? view.since : 0;
    const runs = !wins && this.#state.speed > 0;
    const { lamp, glow } = this.#sprites;
    for (let i = 0; i < LAMPS; i++) {
      const lit = wins ? blinkingLamp(i, blinks) : runs ? runningLamp(i, view.spin) : 0;
      if (lit === 0) continue;
      const angle = ((i + 0.5) / LAMPS) * Math.PI * 2;
      const [x, y] = [Math.sin(angle) * LAMP_REACH, -Math.cos(angle) * LAMP_REACH];
      this.#put(this.#near, lamp, x, y, 1, 0, WHITE, lit);
      this.#put(this.sparks, glow, x, y, 0.4, 0, VOLT, 0.8 * lit);
    }
  }

  /** The colour's rate on the hub. */
  #drawRate({ color, rate, since }: ColorWheelView): void {
    if (color === null || since < 0) return;
    const pop = this.options.reducedMotion ? 1 : popOut(clamp01(since / 320));
    const size = RESULT * this.#scale * (0.6 + 0.4 * pop);
    const shown = this.options.reducedMotion ? 1 : smoothstep(since, 0, 120);
    this.#put(this.#near, this.#sprites.dot, 0, 0, 3.3, 0, TINTS[color], shown);
    this.#result
      .clear()
      .number(Math.floor(rate / 10_000))
      .text('x')
      .put(this.#near, this.#x, this.#y + size * 0.36, size, 0.5, VOLT_INK, shown);
  }

  /** Places a sprite by its position on the wheel, in pixels of the atlas. */
  #put(
    layer: QuadBatch,
    sprite: Texture,
    x: number,
    y: number,
    size: number,
    turn: number,
    tint: number,
    alpha: number,
  ): void {
    const scale = this.#scale * size;
    layer.put(sprite, this.#x + x * this.#scale, this.#y + y * this.#scale, scale, scale, turn, tint, alpha);
  }
}

export type ColorWheelOptions = SceneOptions<Record<never, string>>;
