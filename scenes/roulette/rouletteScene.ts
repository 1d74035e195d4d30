import { Container } from 'pixi.js';
import { rouletteLayout } from '../../src/engine/rouletteLayout.ts';
import type { RouletteView } from '../../src/engine/rouletteView.ts';
import { Background, felt, vignette } from '../kit/background.ts';
import { Countdown } from '../kit/countdown.ts';
import { NIGHT } from '../kit/palette.ts';
import { Quads } from '../kit/quads.ts';
import { TileLayer } from '../kit/tileLayer.ts';
import type { Scene, SceneBundle, SceneContext } from '../scene.ts';
import type { RouletteOptions } from './rouletteOptions.ts';
import { Wheel } from './wheel.ts';
import { WheelMoment } from './wheelMoment.ts';

/** The countdown's size against the wheel's. */
const COUNTDOWN = 1.3;

/** Roulette: a wheel whose ball comes to rest on the number, and three pools of chips. */
export class RouletteScene extends Container implements Scene<RouletteView, RouletteOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/roulette/roulette',
    fonts: 'games/roulette/fonts.json',
  };

  readonly #moment = new WheelMoment();
  readonly #table = new Background([felt(0x2f2880, 0x100f34), vignette(NIGHT, 0.7)]);
  readonly #kawung: TileLayer;
  readonly #wheel: Wheel;
  readonly #countdown: Countdown;
  readonly #far: Quads;
  readonly #light: Quads;
  readonly #near: Quads;
  readonly #text: Quads;
  #options: RouletteOptions;

  constructor({ assets, options }: SceneContext<RouletteOptions>) {
    super();
    this.#options = options;
    this.#kawung = new TileLayer(assets.texture('kawung'), 36, 0.034);
    this.#wheel = new Wheel(assets);
    this.#countdown = new Countdown(assets);
    const atlas = assets.texture('white');
    this.#far = new Quads(atlas, 64);
    this.#light = new Quads(atlas, 64, { blendMode: 'add' });
    this.#near = new Quads(atlas, 256);
    this.#text = new Quads(atlas, 256);
    const { track, ring } = this.#countdown;
    this.addChild(this.#table, this.#kawung, this.#far, this.#light, this.#near, track, ring, this.#text);
  }

  resize(width: number, height: number): void {
    this.#table.resize(width, height);
    this.#kawung.resize(width, height);
    this.#wheel.resize(rouletteLayout(width, height).stage);
  }

  configure(options: RouletteOptions): void {
    this.#options = options;
  }

  draw(view: RouletteView): boolean {
    const moment = this.#moment;
    const { reducedMotion } = this.#options;
    const moves = moment.set(view, reducedMotion);
    for (const layer of [this.#far, this.#light, this.#near, this.#text]) layer.begin();
    this.#wheel.draw(moment, this.#far, this.#light, this.#near);
    if (moment.counting > 0) this.#wheel.putMedal(this.#near, 2, moment.counting, moment.counting);
    this.#wheel.drawMedal(moment, this.#near);
    this.#drawCountdown(view);
    for (const layer of [this.#far, this.#light, this.#near, this.#text]) layer.end();
    return moves;
  }

  override destroy(): void {
    this.#countdown.destroy();
    super.destroy({ children: true });
  }

  #drawCountdown({ phase, elapsed, remaining }: RouletteView): void {
    const { x, y, scale } = this.#wheel;
    const since = phase === 'betting' ? elapsed : 0;
    this.#countdown.draw(
      this.#text,
      x,
      y,
      COUNTDOWN * scale,
      since,
      remaining,
      '',
      this.#options.reducedMotion,
    );
  }
}
