import { Container, type Texture } from 'pixi.js';
import type { DailyWheelView } from '../../src/features/dailyWheel/engine/dailyWheelView.ts';
import { smoothstep } from '../engine/ease.ts';
import { NIGHT, VOLT, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { Motion, Scene, SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { blinkingLamp, runningLamp } from '../kit/motion/pegWheel.ts';
import { Fields } from './fields.ts';
import { layStars } from './stars.ts';
import { WheelFace } from './wheelFace.ts';
import { WheelStand } from './wheelStand.ts';
import { WheelWinOverlay } from './wheelWinOverlay.ts';

/** In pixels of the atlas: the rim's side, how far the bracket protrudes above it, and the margin round both. */
const RIM = 640;
const ABOVE = 44;
const MARGIN = 14;
const BRACKET = 322;
const PIN = 330;
const LAMP_REACH = 286;
const SHEEN = 1.94;
const LAMPS = 24;
/** Radians by which a peg pushes the flap, against the wheel's direction. */
const KICK = -0.42;
/** ms until the light on a segment rests, and its period; until the others are dark; of the flash. */
const LIGHT = 2_400;
const BREATH = 600;
const DUSK = 260;
const FLASH = 380;

const SPRITES = ['sheen', 'hub', 'rim', 'lamp', 'bracket', 'flap', 'glow', 'flash', 'shadow'] as const;

/**
 * The daily wheel: 24 segments with the table's prizes, pegs that push a flap, lamps round the rim. From back to front: night
 * and stars, segments, light on the winning one, rim and hub, prizes, flap, light of the lamps, the player's own win.
 */
export class DailyWheelScene extends Container implements Scene<DailyWheelView, DailyWheelOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/dailyWheel/dailyWheel',
    fonts: 'games/dailyWheel/fonts',
  };

  readonly backdrop = new Container();
  readonly celebration = new Container();
  readonly #night = new Background([felt(0x271f78, 0x0b0a24), vignette(NIGHT, 0.8)]);
  readonly #kawung: TileLayer;
  readonly #stars: QuadBatch;
  readonly #starSprites: readonly Texture[];
  readonly #stand = new WheelStand();
  readonly #face: WheelFace;
  readonly #fields: Fields;
  readonly #winOverlay: WheelWinOverlay;
  readonly #far: QuadBatch;
  readonly #light: QuadBatch;
  readonly #near: QuadBatch;
  readonly #text: QuadBatch;
  readonly #glare: QuadBatch;
  readonly #front: QuadBatch;
  readonly #layers: readonly QuadBatch[];
  readonly #sprites: Readonly<Record<(typeof SPRITES)[number], Texture>>;
  #options: DailyWheelOptions;

  constructor({ assets, options }: SceneContext<DailyWheelOptions>) {
    super();
    this.#options = options;
    this.#sprites = Object.fromEntries(SPRITES.map((name) => [name, assets.texture(name)])) as Record<
      (typeof SPRITES)[number],
      Texture
    >;
    this.#starSprites = assets.frames('star');
    this.#kawung = new TileLayer(assets.texture('kawung'), 36, 0.03);
    this.#face = new WheelFace(assets);
    this.#fields = new Fields(assets.font('display'));
    this.#winOverlay = new WheelWinOverlay(assets);
    const atlas = assets.texture('white');
    this.#stars = new QuadBatch(atlas, 64, { still: true });
    this.#far = new QuadBatch(atlas, 32);
    this.#light = new QuadBatch(atlas, 8, { blendMode: 'add' });
    this.#near = new QuadBatch(atlas, 56);
    this.#text = new QuadBatch(atlas, 320, { letters: true });
    this.#glare = new QuadBatch(atlas, 96, { blendMode: 'add' });
    this.#front = new QuadBatch(atlas, 240);
    this.#layers = [this.#far, this.#light, this.#near, this.#text, this.#glare, this.#front];
    this.backdrop.addChild(this.#night, this.#kawung, this.#stars);
    this.addChild(this.#far, this.#light, this.#near, this.#text);
    this.celebration.addChild(this.#glare, this.#front);
  }

  resize(width: number, height: number): void {
    this.#night.resize(width, height);
    this.#kawung.resize(width, height);
    layStars(this.#stars, this.#starSprites, width, height);
    const scale = Math.min(width / (RIM + 2 * MARGIN), height / (RIM + ABOVE + 2 * MARGIN));
    const face = Object.assign(this.#face, { scale, x: width / 2, y: (height + ABOVE * scale) / 2 });
    this.#winOverlay.resize(face.x, face.y + 150 * scale, RIM * scale);
  }

  configure(options: DailyWheelOptions): void {
    this.#options = options;
  }

  draw(view: DailyWheelView): Motion {
    const { decimal, reducedMotion, labels } = this.#options;
    this.#fields.take(view.fields, decimal);
    this.#stand.show(view, this.#fields.entries, reducedMotion);
    for (const layer of this.#layers) layer.begin();
    this.#drawWheel(view);
    const cheering = this.#winOverlay.draw(
      view,
      decimal,
      labels.freeSpins,
      reducedMotion,
      this.#glare,
      this.#front,
    );
    for (const layer of this.#layers) layer.end();
    if (view.phase === 'spinning') return reducedMotion ? 'slowly' : true;
    return cheering || (!reducedMotion && view.phase === 'won' && view.since < LIGHT);
  }

  override destroy(): void {
    this.#winOverlay.destroy();
    for (const part of [this.backdrop, this.celebration]) part.destroy({ children: true });
    super.destroy({ children: true });
  }

  #drawWheel(view: DailyWheelView): void {
    const { sheen, hub, rim, bracket, flap, shadow, glow } = this.#sprites;
    const won = view.won !== null;
    const dusk = !won ? 0 : this.#options.reducedMotion ? 1 : smoothstep(view.since, 0, DUSK);
    this.#put(this.#far, glow, 0, 0, 9.5, 0, 0x5b3fe0, 0.45);
    this.#put(this.#far, shadow, 0, 44, 6, 0, NIGHT, 0.6);
    this.#face.drawSegments(this.#fields, this.#stand, dusk, this.#far);
    if (won) this.#drawLight(view);
    this.#put(this.#near, sheen, 0, 0, SHEEN, 0, WHITE, 1);
    this.#face.drawPegs(this.#stand, this.#near);
    this.#put(this.#near, rim, 0, 0, 1, 0, WHITE, 1);
    this.#put(this.#near, hub, 0, 0, 1, 0, WHITE, 1);
    this.#drawLamps(view);
    this.#face.drawPrizes(this.#fields, this.#stand, dusk, this.#text);
    this.#put(this.#text, bracket, 0, -BRACKET, 1, 0, WHITE, 1);
    this.#put(this.#text, flap, 0, -PIN, 1, this.#stand.flap * KICK, WHITE, 1);
  }

  /** Light over the winning segment and on the hub, and a flash where the flap came to rest. */
  #drawLight({ since }: DailyWheelView): void {
    const { reducedMotion } = this.#options;
    const rests = reducedMotion || since >= LIGHT;
    const breath = rests ? 0.5 : 0.5 - 0.5 * Math.cos((since / BREATH) * Math.PI * 2);
    const { looks, entries } = this.#fields;
    const tint = looks[entries[this.#stand.place ?? 0] ?? 0]?.enamel.glow ?? VOLT;
    this.#face.drawLight(this.#stand, tint, 0.3 + 0.5 * breath, this.#light);
    this.#put(this.#light, this.#sprites.glow, 0, -200, 1.6, 0, tint, 0.2 + 0.4 * breath);
    this.#put(this.#glare, this.#sprites.glow, 0, 0, 1.7, 0, VOLT, 0.1 + 0.25 * breath);
    if (reducedMotion || since >= FLASH) return;
    const out = 1 - since / FLASH;
    this.#put(this.#glare, this.#sprites.flash, 0, -226, 1.5 - 0.5 * out, since / 900, WHITE, out);
  }

  /** A light that runs with the wheel; alternating lamps after a win; otherwise every other one. */
  #drawLamps(view: DailyWheelView): void {
    const { lamp, glow } = this.#sprites;
    const runs = this.#stand.speed > 0;
    const blinks = view.phase === 'won' && !this.#options.reducedMotion && view.since < LIGHT;
    const t = blinks ? view.since : 0;
    for (let i = 0; i < LAMPS; i++) {
      const lit = runs ? runningLamp(i, view.spin) : blinkingLamp(i, t);
      if (lit === 0) continue;
      const angle = ((i + 0.5) / LAMPS) * Math.PI * 2;
      const [x, y] = [Math.sin(angle) * LAMP_REACH, -Math.cos(angle) * LAMP_REACH];
      this.#put(this.#near, lamp, x, y, 1, 0, WHITE, lit);
      this.#put(this.#glare, glow, x, y, 0.44, 0, VOLT, 0.75 * lit);
    }
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
    const { scale } = this.#face;
    const atX = this.#face.x + x * scale;
    layer.put(sprite, atX, this.#face.y + y * scale, scale * size, scale * size, turn, tint, alpha);
  }
}

export type DailyWheelOptions = SceneOptions<{ freeSpins: string }>;
