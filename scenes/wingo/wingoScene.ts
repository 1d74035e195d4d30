import { Container } from 'pixi.js';
import type { WingoView } from '../../src/games/wingo/engine/wingoView.ts';
import { advanceWingo } from '../../src/games/wingo/engine/wingoView.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { Scene, SceneBundle, SceneContext } from '../engine/scene.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { WinOverlay } from '../kit/wins/winCelebration.ts';
import { Balls, Machine } from './balls.ts';
import { DrawnBall } from './drawnBall.ts';
import { DRAWN, FrameContext, type WingoOptions } from './frameContext.ts';
import { Place } from './place.ts';

const NOTHING: WingoView = {
  phase: 'loading',
  model: 'fastest',
  roundId: '',
  seed: 0,
  elapsed: 0,
  remaining: 0,
  drawn: null,
  own: null,
};

/**
 * Wingo: ten balls in a glass drum. As betting closes they are whirled; as the round ends one of them comes out of the
 * machine's mouth and is shown beside it. Meanwhile betting on the next round is open, and the scene is at rest.
 */
export class WingoScene extends Container implements Scene<WingoView, WingoOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/wingo/wingo', fonts: 'games/wingo/fonts' };
  static readonly advance = advanceWingo;

  readonly backdrop = new Container();
  readonly #context: FrameContext;
  readonly #background = new Background([felt(0x302a7c, 0x0f0e30), vignette(0x06061a, 0.6)]);
  readonly #kawung: TileLayer;
  readonly #machine: Machine;
  readonly #ball: DrawnBall;
  readonly #place: Place;
  readonly #winOverlay: WingoWinOverlay;
  readonly #light: QuadBatch;
  readonly #near: QuadBatch;
  readonly #front: QuadBatch;
  readonly #text: QuadBatch;
  readonly #layers: readonly QuadBatch[];

  constructor({ assets, options }: SceneContext<WingoOptions>) {
    super();
    this.#context = new FrameContext(NOTHING, options);
    this.#kawung = new TileLayer(assets.texture('kawung'), 36, 0.034);
    this.#machine = new Machine(assets, new Balls(assets));
    this.#ball = new DrawnBall(assets);
    this.#place = new Place(assets);
    this.#winOverlay = new WingoWinOverlay(assets);
    const atlas = assets.texture('white');
    this.#light = new QuadBatch(atlas, 16, { blendMode: 'add' });
    this.#near = new QuadBatch(atlas, 64);
    this.#front = new QuadBatch(atlas, 64, { blendMode: 'add' });
    this.#text = new QuadBatch(atlas, 320, { letters: true });
    this.#layers = [this.#light, this.#near, this.#front, this.#text];
    this.backdrop.addChild(this.#background, this.#kawung);
    this.addChild(...this.#layers);
  }

  resize(width: number, height: number): void {
    this.#context.resize(width, height);
    this.#background.resize(width, height);
    this.#kawung.resize(width, height);
  }

  configure(options: WingoOptions): void {
    this.#context.options = options;
  }

  draw(view: WingoView): boolean {
    const context = this.#context;
    const moves = context.set(view);
    for (const layer of this.#layers) layer.begin();
    this.#machine.draw(context, this.#light, this.#near);
    this.#place.draw(context, this.#light, this.#near, this.#text);
    const lies = DrawnBall.lies(context);
    if (lies) this.#ball.draw(context, this.#near);
    this.#machine.drawCup(context, this.#near);
    if (!lies) this.#ball.draw(context, this.#near);
    const cheering = this.#winOverlay.draw(context, this.#front, this.#text);
    for (const layer of this.#layers) layer.end();
    return moves || cheering;
  }

  override destroy(): void {
    this.#place.destroy();
    this.#winOverlay.destroy();
    this.backdrop.destroy({ children: true });
    super.destroy({ children: true });
  }
}

/** ms after the end at which no celebration is left. */
const OVER = 8_000;

/** The player's own win, celebrated over the drum once the ball has been shown. */
class WingoWinOverlay extends WinOverlay {
  /** Returns whether it is still moving. */
  draw(
    { view, options, unit, drumX, drumY, scale }: FrameContext,
    light: QuadBatch,
    near: QuadBatch,
  ): boolean {
    const { own, drawn } = view;
    if (!own || !drawn || drawn.voided || drawn.since > OVER) return false;
    this.take(own, drawn.seed);
    this.place.x = drumX;
    this.place.y = drumY - 20 * scale;
    this.place.unit = unit;
    this.place.width = 150 * unit;
    return this.show(drawn.since - DRAWN.cheered, options.decimal, options.reducedMotion, light, near);
  }
}
