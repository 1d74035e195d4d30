import { Container } from 'pixi.js';
import type { CrashView } from '../../src/games/crash/engine/crashView.ts';
import { advanceCrash } from '../../src/games/crash/engine/crashView.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { Scene, SceneBundle, SceneContext } from '../engine/scene.ts';
import { Countdown } from '../kit/text/countdown.ts';
import { Axes } from './axes.ts';
import { Backdrop, Stars } from './backdrop.ts';
import { CashOutTags } from './cashOutTags.ts';
import { Curve } from './curve.ts';
import { Explosion } from './explosion.ts';
import { type CrashOptions, FrameContext } from './frameContext.ts';
import { Ground } from './ground.ts';
import { Multiplier } from './multiplier.ts';
import { Exhaust, Rocket } from './rocket.ts';
import { CrashWinOverlay } from './winOverlay.ts';

const NOTHING: CrashView = {
  phase: 'loading',
  roundId: '',
  seed: 0,
  elapsed: 0,
  remaining: 0,
  flight: 0,
  rate: 1,
  rateCents: 100,
  cashOuts: [],
  ownFlying: false,
};

/**
 * Crash: a rocket climbs its curve over a night sky until it breaks up. From back to front: night, ground and grid,
 * fill and line of the curve, smoke, light, rocket, sparks, ring, text and tags. Each is one draw call.
 */
export class CrashScene extends Container implements Scene<CrashView, CrashOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/crash/crash', fonts: 'games/crash/fonts' };
  static readonly advance = advanceCrash;

  readonly backdrop = new Container();
  readonly #context: FrameContext;
  readonly #night: Backdrop;
  readonly #stars: Stars;
  readonly #ground: Ground;
  readonly #axes: Axes;
  readonly #curve = new Curve();
  readonly #exhaust: Exhaust;
  readonly #rocket: Rocket;
  readonly #explosion: Explosion;
  readonly #winOverlay: CrashWinOverlay;
  readonly #tags: CashOutTags;
  readonly #multiplier: Multiplier;
  readonly #countdown: Countdown;
  /** The parts affected by the shake: everything except the night. */
  readonly #world = new Container();
  readonly #far: QuadBatch;
  readonly #behind: QuadBatch;
  readonly #light: QuadBatch;
  readonly #near: QuadBatch;
  readonly #front: QuadBatch;
  readonly #text: QuadBatch;
  readonly #layers: readonly QuadBatch[];

  constructor({ assets, options }: SceneContext<CrashOptions>) {
    super();
    this.#context = new FrameContext(NOTHING, options);
    this.#night = new Backdrop(assets);
    this.#stars = new Stars(assets);
    this.#ground = new Ground(assets);
    this.#axes = new Axes(assets);
    this.#exhaust = new Exhaust(assets);
    this.#rocket = new Rocket(assets);
    this.#explosion = new Explosion(assets);
    this.#winOverlay = new CrashWinOverlay(assets);
    this.#tags = new CashOutTags(assets);
    this.#multiplier = new Multiplier(assets);
    this.#countdown = new Countdown(assets);
    const atlas = assets.texture('white');
    this.#far = new QuadBatch(atlas, 480);
    this.#behind = new QuadBatch(atlas, 96);
    this.#light = new QuadBatch(atlas, 96, { blendMode: 'add' });
    this.#near = new QuadBatch(atlas, 96);
    this.#front = new QuadBatch(atlas, 144, { blendMode: 'add' });
    this.#text = new QuadBatch(atlas, 530, { letters: true });
    this.#layers = [this.#far, this.#behind, this.#light, this.#near, this.#front, this.#text];
    const { dusk, deep, kawung } = this.#night;
    const { fill, line } = this.#curve;
    const { track, ring } = this.#countdown;
    this.#world.addChild(this.#far, fill, line, this.#behind, this.#light, this.#near, this.#front);
    this.#world.addChild(track, ring, this.#text);
    this.backdrop.addChild(dusk, deep, kawung);
    this.addChild(this.#world);
  }

  resize(width: number, height: number): void {
    this.#context.width = width;
    this.#context.height = height;
    const unit = Math.max(0.6, Math.min(width / 360, height / 340, 2.1));
    this.#context.unit = unit;
    this.#context.fine = Math.max(0.85, Math.min(unit, 1.4));
    this.#night.resize(width, height);
  }

  configure(options: CrashOptions): void {
    this.#context.options = options;
  }

  draw(view: CrashView): boolean {
    const context = this.#context;
    const moves = context.set(view);
    this.#shake();
    for (const layer of this.#layers) layer.begin();
    this.#night.draw(context);
    this.#stars.draw(context, this.#far);
    this.#ground.draw(context, this.#far);
    this.#axes.draw(context, this.#far, this.#text);
    this.#curve.draw(context);
    this.#rocket.draw(context, this.#light, this.#near);
    this.#exhaust.draw(context, this.#behind, this.#near);
    this.#explosion.draw(context, this.#behind, this.#near, this.#front);
    this.#ground.drawCurtain(context, this.#text);
    const cheering = this.#winOverlay.draw(context, this.#front, this.#text);
    this.#tags.draw(context, this.#text);
    this.#multiplier.draw(context, this.#text);
    this.#drawCountdown();
    for (const layer of this.#layers) layer.end();
    return moves || cheering;
  }

  override destroy(): void {
    this.backdrop.destroy({ children: true });
    this.#curve.destroy();
    this.#countdown.destroy();
    this.#tags.destroy();
    this.#winOverlay.destroy();
    super.destroy({ children: true });
  }

  #drawCountdown(): void {
    const { view, options, width, height, unit, preparing } = this.#context;
    const { preparation } = options.labels;
    const elapsed = preparing ? view.elapsed : 0;
    const y = height * 0.255;
    this.#countdown.draw(
      this.#text,
      width / 2,
      y,
      unit,
      elapsed,
      view.remaining,
      preparation,
      options.reducedMotion,
    );
  }

  #shake(): void {
    const { broken, crashed, unit, options } = this.#context;
    const power = crashed && !options.reducedMotion ? Math.max(0, 1 - broken / 420) ** 2 * 7 * unit : 0;
    this.#world.position.set(Math.sin(broken * 0.09) * power, Math.cos(broken * 0.113) * power * 0.7);
  }
}
