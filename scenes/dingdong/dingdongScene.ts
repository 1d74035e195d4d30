import { Container, type Texture } from 'pixi.js';
import { DINGDONG_POOLS } from '../../contract/games/dingdong/rules.ts';
import type { DingdongView } from '../../src/games/dingdong/engine/dingdong.ts';
import { advancePool } from '../../src/games/pools/engine/poolViewSelector.ts';
import { NIGHT, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { Motion, Scene, SceneBundle, SceneContext } from '../engine/scene.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { ChipFlights } from '../kit/pools/chipFlights.ts';
import { PoolBoard, PoolWinOverlay } from '../kit/pools/poolBoard.ts';
import { Countdown, countdownMotion } from '../kit/text/countdown.ts';
import { type PayTimes, payTimes } from '../kit/wins/payTimes.ts';
import { Centre, POOL_THEME, payTexts } from './centre.ts';
import { type DingdongOptions, FrameContext } from './frameContext.ts';
import { Ring } from './ring.ts';

const NOTHING: DingdongView = {
  phase: 'loading',
  roundId: '',
  seed: 0,
  elapsed: 0,
  remaining: 0,
  pools: [],
  chips: [],
  clock: 0,
  own: null,
  voided: false,
  cells: null,
  before: null,
};
/** ms from the result to the player's own win. */
const CHEERS = 250;

/**
 * Dingdong: a cabinet with a ring of fruits on which a light runs and stops, and seven pools. From back to front: felt, static
 * parts of the cabinet, moving parts, light, countdown, text. The player's own win is below the text, so it is not a layer of
 * the stage's.
 */
export class DingdongScene extends Container implements Scene<DingdongView, DingdongOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/dingdong/dingdong',
    fonts: 'games/dingdong/fonts',
  };
  static readonly advance = advancePool;

  readonly backdrop = new Container();
  readonly #context: FrameContext;
  readonly #table = new Background([felt(0x3a2288, 0x120d36), vignette(NIGHT, 0.72)]);
  readonly #weave: TileLayer;
  readonly #ring: Ring;
  readonly #centre: Centre;
  readonly #countdown: Countdown;
  readonly #board: PoolBoard;
  readonly #chips: ChipFlights;
  readonly #winOverlay: PoolWinOverlay;
  readonly #symbols: readonly Texture[];
  readonly #near: QuadBatch;
  readonly #light: QuadBatch;
  readonly #text: QuadBatch;
  readonly #front: QuadBatch;
  readonly #layers: readonly QuadBatch[];
  #times: PayTimes = payTimes(0);
  #timesOf = 0;

  constructor({ assets, options }: SceneContext<DingdongOptions>) {
    super();
    this.#context = new FrameContext(NOTHING, options);
    this.#weave = new TileLayer(assets.texture('felt'), 32, 0.05, 0xc9a4ff);
    this.#ring = new Ring(assets);
    this.#centre = new Centre(assets);
    this.#countdown = new Countdown(assets);
    this.#board = new PoolBoard(assets, POOL_THEME);
    this.#chips = new ChipFlights(assets);
    this.#winOverlay = new PoolWinOverlay(assets);
    this.#symbols = DINGDONG_POOLS.map((pool) => assets.texture(`big${pool}`));
    const atlas = assets.texture('white');
    this.#near = new QuadBatch(atlas, 480);
    this.#light = new QuadBatch(atlas, 192, { blendMode: 'add' });
    this.#text = new QuadBatch(atlas, 480, { letters: true });
    this.#front = new QuadBatch(atlas, 96, { blendMode: 'add' });
    this.#layers = [this.#near, this.#light, this.#text, this.#front];
    const { track, ring } = this.#countdown;
    const { still } = this.#board;
    this.backdrop.addChild(this.#table, this.#weave);
    this.addChild(this.#ring.still, still, this.#light, this.#near, track, ring, this.#front, this.#text);
    this.configure(options);
  }

  resize(width: number, height: number): void {
    this.#context.resize(width, height);
    this.#table.resize(width, height);
    this.#weave.resize(width, height);
    this.#ring.resize(this.#context);
    const { layout } = this.#context;
    this.#board.resize(layout, (layer, { symbol }, pool) => {
      const texture = this.#symbols[pool];
      if (!texture) return;
      const scale = (1.12 * symbol.height) / texture.orig.height;
      layer.put(
        texture,
        symbol.x + symbol.width / 2,
        symbol.y + symbol.height / 2,
        scale,
        scale,
        0,
        WHITE,
        1,
      );
    });
    this.#chips.resize(layout, this.#board.slots);
  }

  configure(options: DingdongOptions): void {
    this.#context.options = options;
    this.#board.write(payTexts(options.rates));
  }

  draw(view: DingdongView): Motion {
    const context = this.#context;
    context.set(view);
    const { shown, options } = context;
    const { reducedMotion } = options;
    const times = this.#paid(context.settled ?? 0);
    for (const layer of this.#layers) layer.begin();
    this.#ring.draw(context, this.#near, this.#light);
    this.#board.drawPlates(view, shown, reducedMotion, this.#near, this.#light);
    const flying = this.#chips.draw(view, times, reducedMotion, this.#near);
    this.#board.drawAmounts(view, shown, options, this.#text);
    const cheering = this.#drawWinOverlay();
    this.#centre.draw(context, this.#ring.inside, cheering, this.#near, this.#light, this.#text);
    this.#drawCountdown();
    for (const layer of this.#layers) layer.end();
    if (flying || cheering) return true;
    return view.phase === 'betting' ? countdownMotion(view) : context.moves;
  }

  override destroy(): void {
    this.#ring.destroy();
    this.#board.destroy();
    this.#chips.destroy();
    this.#winOverlay.destroy();
    this.#countdown.destroy();
    this.backdrop.destroy({ children: true });
    super.destroy({ children: true });
  }

  /** The chips' timing, recomputed only when a draw took a different time. */
  #paid(settled: number): PayTimes {
    if (settled !== this.#timesOf) {
      this.#timesOf = settled;
      this.#times = payTimes(settled);
    }
    return this.#times;
  }

  #drawWinOverlay(): boolean {
    const { view, shown, options } = this.#context;
    const { x, y, width, height } = this.#ring.inside;
    const { place } = this.#winOverlay;
    place.x = x + width / 2;
    place.y = y + height * 0.82;
    place.unit = Math.min(width, height) / 190;
    place.width = width * 0.94;
    const since = shown < 0 ? -1 : shown - CHEERS;
    return this.#winOverlay.draw(
      view,
      since,
      options.decimal,
      options.reducedMotion,
      this.#front,
      this.#text,
    );
  }

  #drawCountdown(): void {
    const { view, options } = this.#context;
    const { x, y, width, height } = this.#ring.inside;
    const unit = Math.min(width, height) / 156;
    const betting = view.phase === 'betting';
    this.#countdown.draw(
      this.#text,
      x + width / 2,
      y + height / 2 - 10 * unit,
      unit,
      betting ? view.elapsed : 0,
      view.remaining,
      options.labels.betting,
      options.reducedMotion,
    );
  }
}
