import { Container } from 'pixi.js';
import { type DiceView, diceLayout } from '../../src/games/dice/engine/dice.ts';
import type { PoolLayout } from '../../src/games/pools/engine/poolView.ts';
import { advancePool } from '../../src/games/pools/engine/poolViewSelector.ts';
import { smoothstep } from '../engine/ease.ts';
import { NIGHT, TEXT, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { Motion, Scene, SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { ChipFlights } from '../kit/pools/chipFlights.ts';
import { Pill } from '../kit/pools/plates.ts';
import { PoolBoard, type PoolTheme, PoolWinOverlay } from '../kit/pools/poolBoard.ts';
import { Countdown, countdownMotion } from '../kit/text/countdown.ts';
import { PAYMENT, RETURN, SETTLED, SHOWN } from './diceTimes.ts';
import { Die, GROUND, slotPitch } from './die.ts';
import { Tray } from './tray.ts';

const THEME: PoolTheme = {
  plates: ['plate_lit'],
  edge: 24,
  won: 'plate_win',
  light: { sprite: 'plateLit', edge: 48, reach: 12 },
  pays: ['2x 3x 9x', '2x 3x 9x', '2x 3x 9x', '2x 3x 9x', '2x 3x 9x', '2x 3x 9x'],
};

/** Vertical position of win and note in the tray. */
const HEADLINE = 0.4;
/** From this height (in units) on a tray has room for the countdown above the dice. */
const ROOMY = 225;
const ABOVE = 0.25;
/** Their scale in that case. */
const LARGER = 1.4;
/** Otherwise it is in the row of the dice, which move aside within these ms. */
const ASIDE = 350;

/** The faces shown before anything is known. */
const UNKNOWN = [0, 2, 4] as const;
/** Drawing order: the middle die is farthest back. */
const ORDER = [1, 0, 2] as const;

/**
 * Dice: three dice roll in a tray above the six pools. From back to front: room, tray, plates, what lies and rolls on them,
 * light, countdown, the player's own win, the note of a voided round. Each except the room is one draw call.
 */
export class DiceScene extends Container implements Scene<DiceView, DiceOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/dice/dice', fonts: 'games/dice/fonts' };
  static readonly advance = advancePool;

  readonly backdrop = new Container();
  readonly celebration = new Container();
  readonly notices: QuadBatch;
  readonly #room = new Background([felt(0x2a2470, 0x100e33), vignette(0x06061a, 0.75)]);
  readonly #weave: TileLayer;
  readonly #tray: Tray;
  readonly #board: PoolBoard;
  readonly #flights: ChipFlights;
  readonly #dice: readonly Die[];
  readonly #countdown: Countdown;
  readonly #winOverlay: PoolWinOverlay;
  readonly #pill: Pill;
  readonly #note: TextLine;
  readonly #faces: SceneContext<DiceOptions>['assets'];
  readonly #table: QuadBatch;
  readonly #light: QuadBatch;
  readonly #front: QuadBatch;
  readonly #sparks: QuadBatch;
  readonly #win: QuadBatch;
  readonly #layers: readonly QuadBatch[];
  #options: DiceOptions;
  #layout: PoolLayout = diceLayout(360, 400);
  #unit = 1;

  constructor({ assets, options }: SceneContext<DiceOptions>) {
    super();
    this.#options = options;
    this.#faces = assets;
    const atlas = assets.texture('white');
    this.#weave = new TileLayer(assets.texture('felt'), 32, 0.045, 0x8f86ff);
    this.#tray = new Tray(assets);
    this.#board = new PoolBoard(assets, THEME);
    this.#flights = new ChipFlights(assets);
    this.#dice = [0, 1, 2].map((index) => new Die(assets, index));
    this.#countdown = new Countdown(assets);
    this.#winOverlay = new PoolWinOverlay(assets);
    this.#pill = new Pill(assets.texture('pill'));
    this.#note = new TextLine(assets.font('label'), 64);
    this.#table = new QuadBatch(atlas, 640);
    this.#light = new QuadBatch(atlas, 96, { blendMode: 'add' });
    this.#front = new QuadBatch(atlas, 320, { letters: true });
    this.#sparks = new QuadBatch(atlas, 64, { blendMode: 'add' });
    this.#win = new QuadBatch(atlas, 208);
    this.notices = new QuadBatch(atlas, 80);
    this.#layers = [this.#table, this.#light, this.#front, this.#sparks, this.#win, this.notices];
    const { track, ring } = this.#countdown;
    this.backdrop.addChild(this.#room, this.#weave);
    this.addChild(this.#tray, this.#board.still, this.#table, this.#light, track, ring, this.#front);
    this.celebration.addChild(this.#sparks, this.#win);
  }

  resize(width: number, height: number): void {
    const layout = diceLayout(width, height);
    const { stage } = layout;
    this.#layout = layout;
    this.#unit = Math.max(0.62, Math.min(stage.width / 344, stage.height / 152, 2.5));
    this.#room.resize(width, height);
    this.#weave.resize(width, height);
    this.#tray.lay(stage, this.#unit);
    const faces = this.#faces.frames('ivoryFace');
    this.#board.resize(layout, (layer, { symbol }, pool) => {
      const face = faces[pool];
      if (!face) return;
      const scale = symbol.width / face.width;
      layer.put(face, symbol.x + symbol.width / 2, symbol.y + symbol.height / 2, scale, scale, 0, WHITE, 1);
    });
    this.#flights.resize(layout, this.#board.slots);
    Object.assign(this.#winOverlay.place, {
      x: stage.x + stage.width / 2,
      y: stage.y + stage.height * HEADLINE,
      unit: this.#unit,
      width: stage.width * 0.84,
    });
    for (const die of this.#dice) die.resize(stage, this.#dieSize());
  }

  configure(options: DiceOptions): void {
    this.#options = options;
  }

  draw(view: DiceView): Motion {
    const { decimal, reducedMotion } = this.#options;
    const since = view.phase === 'result' ? view.elapsed - (reducedMotion ? 0 : SHOWN) : -1;
    for (const layer of this.#layers) layer.begin();
    this.#board.drawPlates(view, since, reducedMotion, this.#table, this.#light);
    this.#drawDice(view);
    const flying = this.#flights.draw(view, view.voided ? RETURN : PAYMENT, reducedMotion, this.#table);
    this.#board.drawAmounts(view, since, this.#options, this.#front);
    this.#drawCountdown(view);
    this.#drawNote(view);
    const paid = reducedMotion ? view.elapsed : view.elapsed - PAYMENT.pay;
    const cheering = this.#winOverlay.draw(view, paid, decimal, reducedMotion, this.#sparks, this.#win);
    for (const layer of this.#layers) layer.end();
    return flying || cheering || this.#moves(view);
  }

  override destroy(): void {
    this.#board.destroy();
    this.#flights.destroy();
    this.#winOverlay.destroy();
    this.#countdown.destroy();
    this.#pill.destroy();
    for (const part of [this.backdrop, this.celebration, this.notices]) part.destroy({ children: true });
    super.destroy({ children: true });
  }

  #moves(view: DiceView): Motion {
    const { phase, elapsed, voided } = view;
    if (phase === 'betting') return countdownMotion(view);
    if (this.#options.reducedMotion) return false;
    const { end } = voided ? RETURN : PAYMENT;
    return phase === 'closing' || (phase === 'result' && elapsed < end);
  }

  #drawDice({ phase, elapsed, rand, before, seed, voided }: DiceView): void {
    const movedAside =
      phase === 'betting' && !this.#options.reducedMotion ? smoothstep(elapsed, 0, ASIDE) : 1;
    const aside = this.#roomy() || phase === 'loading' ? 0 : movedAside;
    const from = before ?? UNKNOWN;
    const rolls = (phase === 'closing' || phase === 'result') && !voided && !this.#options.reducedMotion;
    const known = phase === 'result' && !voided && rand ? rand : from;
    const since = rolls && phase === 'result' ? elapsed - SHOWN : -1;
    for (const index of ORDER) {
      const die = this.#dice[index];
      const first = from[index] ?? 0;
      if (rolls && elapsed < SETTLED)
        die?.roll(elapsed, first, rand?.[index] ?? null, seed, aside, this.#table);
      else die?.lie(known[index] ?? 0, known === from ? aside : 0, this.#table);
      if (since > 0) die?.shine(since, this.#light);
    }
  }

  #drawCountdown({ phase, elapsed, remaining }: DiceView): void {
    const { stage } = this.#layout;
    const { labels, reducedMotion } = this.#options;
    const roomy = this.#roomy();
    const slot = roomy ? 0.5 : 0.5 + (1.5 * slotPitch(stage, this.#dieSize())) / stage.width;
    const x = stage.x + stage.width * slot;
    const y = stage.y + stage.height * (roomy ? ABOVE : GROUND);
    // It appears once the dice have moved aside.
    const since = phase === 'betting' ? elapsed - (roomy || reducedMotion ? 0 : ASIDE / 2) : 0;
    const unit = this.#unit * (roomy ? 0.6 : 0.68);
    this.#countdown.draw(this.#front, x, y, unit, since, remaining, roomy ? labels.bet : '', reducedMotion);
  }

  #dieSize(): number {
    return 64 * this.#unit * (this.#roomy() ? LARGER : 1);
  }

  #roomy(): boolean {
    return this.#layout.stage.height >= ROOMY * this.#unit;
  }

  /** The note that the stakes of this round are returned. */
  #drawNote({ phase, voided, elapsed }: DiceView): void {
    if (phase !== 'result' || !voided) return;
    const { stage } = this.#layout;
    const shown = this.#options.reducedMotion ? 1 : smoothstep(elapsed, 0, 240);
    const size = 13 * Math.min(this.#unit, 1.5);
    const line = this.#note.clear().text(this.#options.labels.voided);
    const width = line.width(size) + 2 * size;
    const x = stage.x + stage.width / 2;
    const y = stage.y + stage.height * HEADLINE;
    this.#pill.put(this.notices, x - width / 2, y - size, width, 2 * size, NIGHT, 0.75 * shown);
    line.put(this.notices, x, y + size * 0.36, size, 0.5, TEXT, shown);
  }
}

export type DiceOptions = SceneOptions<{
  /** Text below the countdown. */
  bet: string;
  /** Text over the dice of a voided round. */
  voided: string;
}>;
