import { Container, type Texture } from 'pixi.js';
import { RED_POCKET_FLIGHT, type RedPocketView } from '../../src/features/redPocket/engine/redPocketView.ts';
import { clamp01, easeOut, lerp, mixColor, smoothstep } from '../engine/ease.ts';
import { NIGHT, VOLT, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { Motion, Scene, SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { type BurstKind, COINS, drawBurst, SPARKS } from '../kit/motion/burst.ts';
import { PathFollow } from '../kit/motion/flight.ts';
import { random } from '../kit/motion/random.ts';
import { NoteText } from './noteText.ts';
import { OPENS, Pocket } from './pocket.ts';
import { HUNG, LAYERS, RAIN_CLEARS, Rainfall, rainEnds, TURNS } from './rainfall.ts';

/** The night tint of each layer, from the farthest to the nearest. */
const TINTS = [0x8d6f9e, 0xd3b6c8, WHITE] as const;
const STRING = 0xd9a13a;
const GLOW = 0xff9a4d;
const STARS = 22;
const RAYS = 16;
/** Offset of the opened envelope's body from the middle of its parts, in pixels of the atlas. */
const BODY = 70;
/** Scale at which a falling sprite has the size of the opened one's parts. */
const AS_LARGE = 168 / (128 / 2.24);
/** The shares of the flight's time at which it is in the middle, and has cross-faded to the opening one. */
const [ARRIVES, BLENDED] = [0.74, 0.96] as const;
const FOUNTAIN: BurstKind = { ...COINS, count: 22, size: [0.66, 1.1], speed: [360, 760], spread: 2 };
/** Start of the fountains, ms after the first. */
const WAVES = [0, 620, 1_240] as const;

/**
 * The rain of red envelopes: they fall in three layers, or hang on strings before it; a tapped one flies to the middle and
 * opens. From back to front: night, pattern, stars, envelopes, veil and rays, the opened one with its paper.
 */
export class RedPocketScene extends Container implements Scene<RedPocketView, RedPocketOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/redPocket/redPocket',
    fonts: 'games/redPocket/fonts',
  };

  readonly backdrop = new Container();
  readonly #night = new Background([felt(0x5a1f66, 0x150b38), vignette(NIGHT, 0.72)]);
  readonly #kawung: TileLayer;
  readonly #sky: QuadBatch;
  readonly #rain: QuadBatch;
  readonly #light: QuadBatch;
  readonly #near: QuadBatch;
  readonly #sparks: QuadBatch;
  readonly #paper: QuadBatch;
  readonly #layers: readonly QuadBatch[];
  readonly #fall = new Rainfall();
  readonly #pocket: Pocket;
  readonly #text: NoteText;
  readonly #path = new PathFollow();
  readonly #turns: readonly Texture[];
  readonly #coins: readonly Texture[];
  readonly #spark: readonly Texture[];
  readonly #white: Texture;
  readonly #glow: Texture;
  readonly #star: Texture;
  #options: RedPocketOptions;
  #width = 0;
  #height = 0;

  constructor({ assets, options }: SceneContext<RedPocketOptions>) {
    super();
    this.#options = options;
    const atlas = assets.texture('white');
    this.#white = atlas;
    this.#turns = assets.frames('turn');
    this.#coins = assets.frames('confettiCoin');
    this.#spark = [assets.texture('spark')];
    this.#glow = assets.texture('glow');
    this.#star = assets.texture('star_2');
    this.#kawung = new TileLayer(assets.texture('kawung'), 36, 0.04);
    this.#sky = new QuadBatch(atlas, STARS + 4, { blendMode: 'add' });
    this.#rain = new QuadBatch(atlas, 128);
    this.#light = new QuadBatch(atlas, RAYS + 8, { blendMode: 'add' });
    this.#near = new QuadBatch(atlas, 128, { letters: true });
    this.#sparks = new QuadBatch(atlas, 48, { blendMode: 'add' });
    this.#paper = new QuadBatch(atlas, 96);
    this.#layers = [this.#sky, this.#rain, this.#light, this.#near, this.#sparks, this.#paper];
    this.#pocket = new Pocket(assets);
    this.#text = new NoteText(assets);
    this.backdrop.addChild(this.#night, this.#kawung);
    this.addChild(...this.#layers);
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#night.resize(width, height);
    this.#kawung.resize(width, height);
    this.#fall.resize(width, height);
    this.#pocket.resize(width, height);
  }

  configure(options: RedPocketOptions): void {
    this.#options = options;
  }

  draw(view: RedPocketView): Motion {
    const { reducedMotion } = this.#options;
    const opened = reducedMotion && view.opened >= 0 ? Number.POSITIVE_INFINITY : view.opened;
    for (const layer of this.#layers) layer.begin();
    this.#drawSky(view);
    this.#drawRain(view);
    if (view.picked !== null || view.find !== null) this.#drawPicked(view, opened);
    for (const layer of this.#layers) layer.end();
    return this.#motion(view, opened);
  }

  override destroy(): void {
    this.#pocket.destroy();
    this.backdrop.destroy({ children: true });
    super.destroy({ children: true });
  }

  #motion(view: RedPocketView, opened: number): Motion {
    if (this.#options.reducedMotion) return false;
    if (view.elapsed < 0) return 'slowly';
    const mine = view.picked !== null || view.find !== null;
    return (mine && opened < OPENS.rests) || this.#rains(view);
  }

  /** Whether an envelope may be on its way. */
  #rains(view: RedPocketView): boolean {
    return view.elapsed < rainEnds(view) + RAIN_CLEARS;
  }

  /** Stars, a few of which twinkle in turns of whole seconds before the rain. */
  #drawSky({ seed, elapsed }: RedPocketView): void {
    const { unit } = this.#fall;
    for (let i = 0; i < STARS; i++) {
      const key = 60_000 + 4 * i;
      const beat = elapsed < 0 && !this.#options.reducedMotion ? Math.sin(elapsed / 900 + i * 2.4) : 0.2;
      const size = (0.12 + 0.22 * random(seed, key + 2)) * unit * (1 + 0.35 * beat);
      const [x, y] = [random(seed, key) * this.#width, random(seed, key + 1) * 0.7 * this.#height];
      this.#sky.put(this.#star, x, y, size, size, 0, 0xffdca8, 0.34 + 0.2 * beat);
    }
    this.#sky.put(
      this.#glow,
      this.#width / 2,
      this.#height * 1.02,
      this.#width / 70,
      2.2 * unit,
      0,
      0xb01f4a,
      0.4,
    );
  }

  #drawRain(view: RedPocketView): void {
    const { elapsed, seed } = view;
    const hangs = this.#options.reducedMotion || elapsed < 0;
    const ends = rainEnds(view);
    if (hangs && elapsed >= ends) return;
    this.#fall.span(elapsed, ends);
    const last = hangs ? HUNG : this.#fall.to;
    for (let layer = 0; layer < LAYERS; layer++)
      for (let envelope = 0; envelope < last; envelope++) {
        if (envelope >= HUNG && envelope < this.#fall.from) envelope = this.#fall.from;
        if (envelope % LAYERS !== layer || envelope === view.picked) continue;
        if (this.#fall.set(envelope, elapsed, seed, hangs)) this.#putFalling(layer);
      }
  }

  #putFalling(layer: number): void {
    const { x, y, scale, rotation, turn, string, unit } = this.#fall;
    const tint = TINTS[layer] ?? WHITE;
    if (string > 0) {
      const top = y - 50 * scale;
      const long = top * string;
      this.#rain.put(
        this.#white,
        x - 0.5 * unit,
        0,
        unit / 4,
        long / 4,
        0,
        mixColor(NIGHT, STRING, 0.3 + 0.3 * layer),
        0.9,
      );
    }
    const frame = this.#turns[Math.floor((turn - Math.floor(turn)) * TURNS)];
    if (frame) this.#rain.put(frame, x, y, scale, scale, rotation, tint, 1);
  }

  /** The tapped one: on its way, closed in the middle while the request is pending, and opened. */
  #drawPicked(view: RedPocketView, opened: number): void {
    const { picked, pickedAt, elapsed, find } = view;
    const flown =
      picked === null || this.#options.reducedMotion ? 1 : clamp01((elapsed - pickedAt) / RED_POCKET_FLIGHT);
    const veil = 0.62 * smoothstep(flown, 0, 0.7);
    this.#rain.put(this.#white, 0, 0, this.#width / 4, this.#height / 4, 0, NIGHT, veil);
    if (flown < BLENDED && picked !== null) this.#drawFlight(view, picked, flown);
    if (flown < ARRIVES) return;
    const waits = opened < 0 && !this.#options.reducedMotion ? elapsed - pickedAt - RED_POCKET_FLIGHT : -1;
    this.#pocket.set(opened);
    this.#drawLight(opened, waits, find === 'amount');
    this.#pocket.draw(this.#near, smoothstep(flown, ARRIVES, BLENDED));
    if (find !== null) this.#drawFound(view, opened);
  }

  /** From its falling position to the middle, turning its front to the viewer. */
  #drawFlight({ pickedAt, seed }: RedPocketView, picked: number, flown: number): void {
    this.#fall.set(picked, pickedAt, seed, false);
    const { x, y, scale, rotation, turn, unit } = this.#fall;
    const share = clamp01(flown / ARRIVES);
    const middle = this.#pocket.y + BODY * this.#pocket.scale;
    const way = this.#path.set(share, x, y, this.#pocket.x, middle, 40 * unit);
    const gone = smoothstep(share, 0, 1);
    const size = lerp(scale, this.#pocket.scale * AS_LARGE, gone);
    const turned = lerp(turn, Math.ceil(turn + 0.5), easeOut(share)) + 0.5 / TURNS;
    const frame = this.#turns[Math.floor((turned - Math.floor(turned)) * TURNS) % TURNS];
    if (frame) this.#near.put(frame, way.x, way.y, size, size, rotation * (1 - gone), WHITE, 1);
  }

  /** Rays and a glow behind it: faint while the request is pending, bright with an amount. */
  #drawLight(opened: number, waits: number, won: boolean): void {
    const { x, noteY, mouthY, opening } = this.#pocket;
    const { unit } = this.#fall;
    if (opened < 0) {
      const breath = waits < 0 ? 0.5 : 0.5 - 0.5 * Math.cos(waits / 260);
      this.#light.put(
        this.#glow,
        x,
        mouthY + 40 * unit,
        2.6 * unit,
        2.6 * unit,
        0,
        GLOW,
        0.3 + 0.35 * breath,
      );
      return;
    }
    if (!won) {
      this.#light.put(this.#glow, x, noteY, 2.4 * unit, 2.4 * unit, 0, 0x8f7dff, 0.35 * opening.halo);
      return;
    }
    const lit = opening.light;
    const turns = Math.min(opened, OPENS.rests) / 5_200;
    for (let i = 0; i < RAYS; i++) {
      const angle = (i / RAYS) * Math.PI * 2 + turns;
      const reach = (96 + 44 * (i % 2)) * unit * lit;
      const [rayX, rayY] = [x + Math.cos(angle) * reach, noteY + Math.sin(angle) * reach];
      this.#light.put(this.#glow, rayX, rayY, 1.9 * unit, 0.16 * unit, angle, VOLT, 0.3 * lit);
    }
    this.#light.put(this.#glow, x, noteY, 3.2 * unit, 3.2 * unit, 0, GLOW, 0.75 * lit);
  }

  /** The paper with its text, and coins with an amount. */
  #drawFound({ find, amount, seed }: RedPocketView, opened: number): void {
    const { labels, decimal } = this.#options;
    const [layer, pocket] = [this.#paper, this.#pocket];
    if (find === 'amount' && opened < OPENS.rests) this.#drawCoins(seed, opened);
    if (opened < OPENS.out) return;
    pocket.drawNote(layer);
    if (find === 'amount')
      this.#text.drawAmount(layer, pocket, amount, labels.found, labels.currency, decimal, opened);
    else this.#text.drawWords(layer, pocket, find === 'late' ? labels.late : labels.empty, labels.again);
  }

  #drawCoins(seed: number, opened: number): void {
    const { x, mouthY } = this.#pocket;
    const unit = this.#fall.unit;
    for (const [i, wave] of WAVES.entries())
      drawBurst(this.#near, this.#coins, FOUNTAIN, opened - 240 - wave, seed + i, x, mouthY, 0.95 * unit);
    drawBurst(this.#sparks, this.#spark, SPARKS, opened - 240, seed, x, mouthY, 1.2 * unit);
    drawBurst(
      this.#sparks,
      this.#spark,
      SPARKS,
      opened - OPENS.counted,
      seed + 9,
      x,
      this.#pocket.noteY,
      unit,
    );
  }
}

export type RedPocketOptions = SceneOptions<{
  /** Before an amount: 'Rp', 'MX$'. */
  currency: string;
  /** Title of a found amount. */
  found: string;
  /** Text if all envelopes were opened. */
  empty: string;
  /** Text if the rain was over. */
  late: string;
  /** Text below either: when the next rain is. */
  again: string;
}>;
