import { Container, type Texture } from 'pixi.js';
import { ballLeaves, placeLit } from '../../src/features/lotteryDraw/engine/drawTimes.ts';
import type {
  LotteryDrawView,
  LotteryWinner,
} from '../../src/features/lotteryDraw/engine/lotteryDrawView.ts';
import { clamp01, easeOut, smoothstep } from '../engine/ease.ts';
import { NIGHT, VOLT } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { Scene, SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { type BurstKind, COINS, drawBurst, SPARKS } from '../kit/motion/burst.ts';
import { WIN_TIMES, WinOverlay } from '../kit/wins/winCelebration.ts';
import { COUNTER_ROLLS, JackpotCounter } from './jackpotCounter.ts';
import { Layout } from './layout.ts';
import { Machine } from './machine.ts';
import { Places, ROW_RESTS } from './places.ts';
import { TicketBall } from './ticketBall.ts';

/** ms in which the drum reaches full power, and in which its balls settle after the draw. */
const STARTS = 1_300;
const SETTLES = 1_800;
/** ms in which the counter's digits fly apart, and after which it counts the part without winners. */
const BREAKS = 420;
/** Positions on the counter where it bursts, relative to the width. */
const BURSTS = [0.24, 0.5, 0.76] as const;
const SHOWER: BurstKind = {
  ...COINS,
  count: 20,
  spread: 2.6,
  speed: [180, 520],
  size: [0.6, 1],
  life: [1_500, 2_100],
};
/** ms after the draw at which the player's own win is celebrated, and at which everything is at rest. */
const CHEERS = 900;
const RESTS = Math.max(COUNTER_ROLLS + BREAKS, SETTLES, ROW_RESTS, 2_600);

/** The total win of the player's tickets, over the drum. */
class LotteryWinOverlay extends WinOverlay {
  draw(
    won: bigint,
    since: number,
    seed: number,
    { decimal, reducedMotion }: LotteryDrawOptions,
    light: QuadBatch,
    near: QuadBatch,
  ): boolean {
    if (won === 0n || since < 0 || since > WIN_TIMES.big.lasts) return false;
    this.take({ stake: 0n, payout: won }, seed);
    return this.show(since, decimal, reducedMotion, light, near);
  }
}

/**
 * The weekly lottery: the jackpot's counter over a glass drum. Ten balls leave it, the last place's first, and each takes its
 * share from the counter; with the first place's it bursts. From back to front: room, pattern, light, machine and windows,
 * coins and flashes, places and text, the player's own win.
 */
export class LotteryDrawScene extends Container implements Scene<LotteryDrawView, LotteryDrawOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/lotteryDraw/lotteryDraw',
    fonts: 'games/lotteryDraw/fonts',
  };

  readonly backdrop = new Container();
  readonly celebration = new Container();
  readonly #room = new Background([felt(0x3a2f96, 0x100f36), vignette(NIGHT, 0.72)]);
  readonly #kawung: TileLayer;
  readonly #layout = new Layout();
  readonly #counter: JackpotCounter;
  readonly #machine: Machine;
  readonly #ball: TicketBall;
  readonly #places: Places;
  readonly #winOverlay: LotteryWinOverlay;
  readonly #glow: Texture;
  readonly #coins: readonly Texture[];
  readonly #spark: readonly Texture[];
  readonly #under: QuadBatch;
  readonly #near: QuadBatch;
  readonly #light: QuadBatch;
  readonly #text: QuadBatch;
  readonly #shower: QuadBatch;
  readonly #glare: QuadBatch;
  readonly #front: QuadBatch;
  readonly #layers: readonly QuadBatch[];
  #options: LotteryDrawOptions;
  #winners: readonly LotteryWinner[] | null = null;
  /** The drawn view: with reduced motion, its final state. */
  readonly #shown = {} as LotteryDrawView;
  /** The counter's value after each number of drawn places, from the last. */
  #rests: readonly bigint[] = [];
  #won = 0n;

  constructor({ assets, options }: SceneContext<LotteryDrawOptions>) {
    super();
    this.#options = options;
    const atlas = assets.texture('white');
    this.#kawung = new TileLayer(assets.texture('kawung'), 36, 0.04);
    this.#counter = new JackpotCounter(assets);
    this.#machine = new Machine(assets);
    this.#ball = new TicketBall(assets);
    this.#places = new Places(assets);
    this.#winOverlay = new LotteryWinOverlay(assets);
    this.#glow = assets.texture('glow');
    this.#coins = assets.frames('confettiCoin');
    this.#spark = [assets.texture('spark')];
    this.#under = new QuadBatch(atlas, 16, { blendMode: 'add' });
    this.#near = new QuadBatch(atlas, 144);
    this.#light = new QuadBatch(atlas, 64, { blendMode: 'add' });
    this.#text = new QuadBatch(atlas, 512, { letters: true });
    this.#shower = new QuadBatch(atlas, 64);
    this.#glare = new QuadBatch(atlas, 64, { blendMode: 'add' });
    this.#front = new QuadBatch(atlas, 208);
    this.#layers = [this.#under, this.#near, this.#light, this.#text, this.#shower, this.#glare, this.#front];
    this.backdrop.addChild(this.#room, this.#kawung);
    this.addChild(this.#under, this.#near, this.#light, this.#text, this.#shower);
    this.celebration.addChild(this.#glare, this.#front);
  }

  resize(width: number, height: number): void {
    this.#room.resize(width, height);
    this.#kawung.resize(width, height);
    this.#layout.resize(width, height);
    const { drumX, drumY, unit, scale } = this.#layout;
    Object.assign(this.#winOverlay.place, { x: drumX, y: drumY, unit, width: 340 * scale });
  }

  configure(options: LotteryDrawOptions): void {
    this.#options = options;
  }

  draw(view: LotteryDrawView): boolean {
    if (view.winners !== this.#winners) this.#take(view);
    const still = this.#options.reducedMotion;
    const shown = Object.assign(this.#shown, view);
    if (still && view.drawing >= 0) shown.drawing = shown.over = Number.POSITIVE_INFINITY;
    for (const layer of this.#layers) layer.begin();
    this.#drawCounter(shown);
    this.#drawMachine(shown);
    this.#places.draw(this.#layout, shown, this.#options.decimal, this.#ball, this.#light, this.#text);
    this.#drawBalls(shown);
    if (!still) this.#drawBurst(shown);
    const cheering = this.#winOverlay.draw(
      this.#won,
      view.over - CHEERS,
      view.seed,
      this.#options,
      this.#glare,
      this.#front,
    );
    for (const layer of this.#layers) layer.end();
    if (still) return cheering;
    const rolls = view.grew < COUNTER_ROLLS && view.before !== view.jackpot;
    return cheering || rolls || (view.drawing >= 0 && view.over < RESTS);
  }

  override destroy(): void {
    this.#ball.destroy();
    this.#places.destroy();
    this.#winOverlay.destroy();
    for (const part of [this.backdrop, this.celebration]) part.destroy({ children: true });
    super.destroy({ children: true });
  }

  /** Computes the remainder after each place, and the player's winnings, once per draw. */
  #take({ winners, jackpot, stays }: LotteryDrawView): void {
    this.#winners = winners;
    this.#places.set(winners);
    this.#won = winners.reduce((won, { mine, amount }) => won + (mine ? amount : 0n), 0n);
    let left = jackpot;
    const rests = [left];
    for (let place = winners.length - 1; place >= 0; place--) {
      left = place === 0 ? stays : left - (winners[place]?.amount ?? 0n);
      rests.push(left);
    }
    this.#rests = rests;
  }

  /** Draws its growth; during the draw, the decrease with each place; the burst with the first. */
  #drawCounter(view: LotteryDrawView): void {
    const { labels, decimal } = this.#options;
    const { winners, drawing, jackpot, before, grew, over, seed } = view;
    let drawn = 0;
    while (drawn < winners.length && drawing >= placeLit(winners.length - 1 - drawn, winners.length)) drawn++;
    const largest = jackpot > before ? jackpot : before;
    const bursts = drawn > 0 && drawn === winners.length;
    let since = grew;
    if (drawn === 0) this.#counter.set(before, jackpot, largest);
    else {
      const breaking = bursts && over < BREAKS;
      const after = breaking ? drawn - 1 : drawn;
      since = bursts ? over - BREAKS : drawing - placeLit(winners.length - drawn, winners.length);
      this.#counter.set(this.#rests[breaking ? after : drawn - 1] ?? 0n, this.#rests[after] ?? 0n, largest);
    }
    const broken = bursts && over < BREAKS ? easeOut(over / BREAKS) : 0;
    this.#counter.drawTitle(this.#layout, this.#text, drawn === 0 ? labels.jackpot : labels.drawn, 0);
    const still = this.#options.reducedMotion;
    const t = still ? Number.POSITIVE_INFINITY : since;
    this.#counter.draw(this.#layout, this.#near, this.#text, t, seed, labels.currency, decimal, broken);
    const { width, counterY, unit } = this.#layout;
    const shine = bursts ? 0 : 0.2;
    this.#under.put(this.#glow, width / 2, counterY, width / 90, 1.4 * unit, 0, VOLT, shine);
  }

  #drawMachine({ drawing, over, winners, seed }: LotteryDrawView): void {
    const power =
      drawing < 0 || winners.length === 0
        ? 0
        : smoothstep(drawing, 0, STARTS) * (1 - smoothstep(over, 0, SETTLES));
    const t = power === 0 ? 0 : drawing + (seed % 4_096) * 97;
    this.#machine.draw(this.#layout, power, t, this.#under, this.#near);
  }

  #drawBalls({ winners, drawing }: LotteryDrawView): void {
    const places = winners.length;
    for (let pass = 0; pass < 2; pass++) {
      for (let place = places - 1; place >= 0; place--) {
        const winner = winners[place];
        if (!winner || drawing < ballLeaves(place, places)) continue;
        if (TicketBall.lies(place, places, drawing) !== (pass === 0)) continue;
        this.#ball.draw(this.#layout, place, places, winner.ticket, drawing, this.#near, this.#text);
      }
      if (pass === 0) this.#machine.drawCup(this.#layout, this.#near);
    }
  }

  /** The counter's burst: light, sparks and coins. */
  #drawBurst({ over, seed }: LotteryDrawView): void {
    if (over < 0 || over >= RESTS) return;
    const { width, counterY, unit } = this.#layout;
    const flash = 1 - smoothstep(over, 0, 700);
    this.#light.put(
      this.#glow,
      width / 2,
      counterY,
      width / 60,
      3 * unit,
      0,
      VOLT,
      0.9 * flash * clamp01(over / 60),
    );
    for (const [i, share] of BURSTS.entries()) {
      drawBurst(this.#shower, this.#coins, SHOWER, over - 40 * i, seed + i, width * share, counterY, unit);
      if (i === 1)
        drawBurst(this.#light, this.#spark, SPARKS, over, seed + 7, width * share, counterY, 1.6 * unit);
    }
  }
}

export type LotteryDrawOptions = SceneOptions<{
  /** Before the jackpot: 'Rp', 'MX$'. */
  currency: string;
  /** The counter's title: while it grows, and from the first ball on. */
  jackpot: string;
  drawn: string;
}>;
