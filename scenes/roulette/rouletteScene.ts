import { Container, type Texture } from 'pixi.js';
import { ROULETTE_POOLS, ROULETTE_RATES } from '../../contract/games/roulette/rules.ts';
import { RATE_ONE } from '../../contract/money.ts';
import { advancePool } from '../../src/games/pools/engine/poolViewSelector.ts';
import type { RouletteView } from '../../src/games/roulette/engine/roulette.ts';
import { numbersOf, ROULETTE_TIMES, rouletteLayout } from '../../src/games/roulette/engine/rouletteTable.ts';
import { mixColor } from '../engine/ease.ts';
import { NIGHT, TEXT, VOLT, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { Motion, Scene, SceneAssets, SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { ChipFlights } from '../kit/pools/chipFlights.ts';
import { lostShade, PoolBoard, type PoolTheme, PoolWinOverlay } from '../kit/pools/poolBoard.ts';
import type { PoolSlots } from '../kit/pools/poolSlots.ts';
import { Countdown, countdownMotion } from '../kit/text/countdown.ts';
import { payTimes } from '../kit/wins/payTimes.ts';
import { Notice, Wheel } from './wheel.ts';
import { FADE, WheelState } from './wheelState.ts';

/** Plates in the pools' own colours; the light round the winning one is enough. */
const POOL_THEME: PoolTheme = {
  plates: ROULETTE_POOLS.map((pool) => `plate_${pool}`),
  edge: 36,
  won: null,
  light: { sprite: 'plateLit', edge: 48, reach: 12 },
  pays: ROULETTE_POOLS.map((pool) => `${ROULETTE_RATES[pool] / RATE_ONE}x`),
};

function medalOf({ symbol }: PoolSlots): { x: number; y: number; across: number } {
  const { x, y, width, height } = symbol;
  return { x: x + width / 2, y: y + height / 2, across: 1.14 * height };
}

/** The medals of the pools, with their winning numbers. */
class PoolSymbols {
  readonly #medals: readonly Texture[];
  readonly #ranges: readonly TextLine[];

  constructor(assets: SceneAssets) {
    this.#medals = ROULETTE_POOLS.map((pool) => assets.texture(`medal_${pool}`));
    this.#ranges = ROULETTE_POOLS.map((pool) =>
      new TextLine(assets.font('label'), 6).text(numbersOf(pool).text),
    );
  }

  put(layer: QuadBatch, slots: PoolSlots, pool: number): void {
    const medal = this.#medals[pool];
    if (!medal) return;
    const { x, y, across } = medalOf(slots);
    layer.put(medal, x, y, across / medal.width, across / medal.width, 0, WHITE, 1);
  }

  /** Its numbers, darkened by `dark` (0..1) with its plate. */
  putRange(layer: QuadBatch, slots: PoolSlots, pool: number, dark: number): void {
    const text = this.#ranges[pool];
    if (!text) return;
    const { x, y, across } = medalOf(slots);
    const size = Math.min(0.4 * across, (0.66 * across) / text.width(1));
    const tint = mixColor(ROULETTE_POOLS[pool] === 'black' ? VOLT : TEXT, NIGHT, dark);
    text.put(layer, x, y + 0.36 * size, size, 0.5, tint, 1);
  }
}

/** The countdown's scale relative to the wheel's. */
const COUNTDOWN = 1.3;
/** ms after the close at which the stakes of a voided round are returned. */
const RETURNED = 600;
const { shown } = ROULETTE_TIMES;
const TIMES = payTimes(shown);
const TIMES_BACK = payTimes(RETURNED);

/**
 * Roulette: a wheel whose ball comes to rest on the number, and three pools of chips. From back to front: felt, plates, ring,
 * light over pocket and plates, wheel and chips, countdown, text, the player's own win, the note of a voided round.
 */
export class RouletteScene extends Container implements Scene<RouletteView, RouletteOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/roulette/roulette',
    fonts: 'games/roulette/fonts',
  };
  static readonly advance = advancePool;

  readonly backdrop = new Container();
  readonly celebration = new Container();
  readonly notices: QuadBatch;
  readonly #state = new WheelState();
  readonly #table = new Background([felt(0x352a92, 0x110f38), vignette(NIGHT, 0.7)]);
  readonly #kawung: TileLayer;
  readonly #board: PoolBoard;
  readonly #symbols: PoolSymbols;
  readonly #wheel: Wheel;
  readonly #chips: ChipFlights;
  readonly #countdown: Countdown;
  readonly #notice: Notice;
  readonly #winOverlay: PoolWinOverlay;
  readonly #far: QuadBatch;
  readonly #light: QuadBatch;
  readonly #near: QuadBatch;
  readonly #text: QuadBatch;
  readonly #sparks: QuadBatch;
  readonly #front: QuadBatch;
  readonly #layers: readonly QuadBatch[];
  #options: RouletteOptions;

  constructor({ assets, options }: SceneContext<RouletteOptions>) {
    super();
    this.#options = options;
    this.#kawung = new TileLayer(assets.texture('kawung'), 36, 0.04);
    this.#board = new PoolBoard(assets, POOL_THEME);
    this.#symbols = new PoolSymbols(assets);
    this.#wheel = new Wheel(assets);
    this.#chips = new ChipFlights(assets);
    this.#countdown = new Countdown(assets);
    this.#notice = new Notice(assets);
    this.#winOverlay = new PoolWinOverlay(assets);
    const atlas = assets.texture('white');
    this.#far = new QuadBatch(atlas, 48);
    this.#light = new QuadBatch(atlas, 48, { blendMode: 'add' });
    this.#near = new QuadBatch(atlas, 800);
    this.#text = new QuadBatch(atlas, 256, { letters: true });
    this.#sparks = new QuadBatch(atlas, 64, { blendMode: 'add' });
    this.#front = new QuadBatch(atlas, 208);
    this.notices = new QuadBatch(atlas, 80);
    this.#layers = [this.#far, this.#light, this.#near, this.#text, this.#sparks, this.#front, this.notices];
    const { track, ring } = this.#countdown;
    this.backdrop.addChild(this.#table, this.#kawung);
    this.addChild(this.#board.still, this.#far, this.#light, this.#near, track, ring, this.#text);
    this.celebration.addChild(this.#sparks, this.#front);
  }

  resize(width: number, height: number): void {
    const layout = rouletteLayout(width, height);
    const { x, y, width: side } = layout.stage;
    this.#table.resize(width, height);
    this.#kawung.resize(width, height);
    this.#wheel.resize(layout.stage);
    this.#board.resize(layout, (layer, slots, pool) => this.#symbols.put(layer, slots, pool));
    this.#chips.resize(layout, this.#board.slots);
    const { place } = this.#winOverlay;
    place.x = x + side / 2;
    place.y = y + 0.94 * side;
    place.unit = Math.max(0.6, Math.min(side / 250, 2));
    place.width = side;
  }

  configure(options: RouletteOptions): void {
    this.#options = options;
  }

  draw(view: RouletteView): Motion {
    const { reducedMotion, decimal, labels } = this.#options;
    const since = view.phase !== 'result' ? -1 : reducedMotion ? view.elapsed : view.elapsed - shown;
    const times = view.voided ? TIMES_BACK : TIMES;
    const turns = this.#state.set(view, reducedMotion);
    for (const layer of this.#layers) layer.begin();
    this.#board.drawPlates(view, since, reducedMotion, this.#far, this.#light);
    this.#wheel.draw(this.#state, this.#far, this.#light, this.#near);
    this.#drawCountdown(view);
    this.#wheel.drawMedal(this.#state, this.#near);
    const flies = this.#chips.draw(view, times, reducedMotion, this.#near);
    for (let pool = 0; pool < this.#board.slots.length; pool++)
      this.#symbols.putRange(
        this.#text,
        this.#board.slots[pool] as PoolSlots,
        pool,
        lostShade(view, pool, since, reducedMotion),
      );
    this.#board.drawAmounts(view, since, this.#options, this.#text);
    this.#notice.draw(view, labels.voided, this.#wheel, this.notices);
    const paid = reducedMotion ? since : view.elapsed - times.pay;
    const cheers = this.#winOverlay.draw(view, paid, decimal, reducedMotion, this.#sparks, this.#front);
    for (const layer of this.#layers) layer.end();
    if (flies || cheers) return true;
    return view.phase === 'betting' ? countdownMotion(view) : turns;
  }

  override destroy(): void {
    this.#board.destroy();
    this.#chips.destroy();
    this.#winOverlay.destroy();
    this.#countdown.destroy();
    this.#notice.destroy();
    for (const part of [this.backdrop, this.celebration, this.notices]) part.destroy({ children: true });
    super.destroy({ children: true });
  }

  #drawCountdown({ phase, elapsed, remaining }: RouletteView): void {
    const { x, y, scale } = this.#wheel;
    const { reducedMotion } = this.#options;
    const since = phase === 'betting' ? elapsed - FADE * 0.6 : 0;
    this.#wheel.drawPlate(this.#state, this.#near);
    this.#countdown.draw(this.#text, x, y, COUNTDOWN * scale, since, remaining, '', reducedMotion);
  }
}

export type RouletteOptions = SceneOptions<{
  /** Text on the wheel in a voided round. */
  voided: string;
}>;
