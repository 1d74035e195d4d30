import type { Paylines } from '../../contract/slots/lines.ts';
import { modelOf, type SlotDefinition } from '../../contract/slots/models.ts';
import { clamp01 } from '../engine/ease.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import { seekShare } from '../engine/timeline.ts';
import { drawLadder, drawPrizes, drawRespins, drawTimes, drawWinPlate } from './head.ts';
import type { SlotLabels } from './labels.ts';
import { slotMotions } from './motions.ts';
import { drawAnticipation } from './reels/anticipation.ts';
import { drawBoard, drawFrame, drawTwinkles } from './reels/board.ts';
import type { BoardState } from './reels/boardState.ts';
import { type CoinWords, drawCell } from './reels/cells.ts';
import { drawCollect, drawHeldCoins, drawLock, drawRespin } from './reels/heldCoins.ts';
import { layoutOf } from './reels/layout.ts';
import { drawTurn, type GameStrips } from './reels/reels.ts';
import { drawTumble } from './reels/tumbling.ts';
import { drawWildReels } from './reels/wildReels.ts';
import type { DrawContext, SlotSkin } from './skin.ts';
import { SlotWords } from './slotWords.ts';
import type { Step, StepOf, Timeline } from './steps/steps.ts';
import { Amounts } from './wins/amounts.ts';
import { drawBanner } from './wins/banner.ts';
import { drawCelebration } from './wins/celebration.ts';
import { drawLight, drawLit, drawWins } from './wins/wins.ts';

/** Number of respins, reset with each coin. */
const RESPINS = 3;
/** Maximum number of quads: a celebration over a full board. */
const CAPACITY = 2_400;

export interface SlotSceneOptions {
  slot: SlotDefinition;
  skin: SlotSkin;
  labels: SlotLabels;
  /** Formats an amount in minor units, with its currency. */
  format(amount: bigint): string;
}

/** The scene of a slot: any moment of a timeline, drawn into its batch. The same moment gives the same quads. */
export class SlotScene {
  readonly batch: QuadBatch;
  readonly #slot: SlotDefinition;
  readonly #context: DrawContext;
  #words: SlotWords;
  readonly #amounts: Amounts;
  readonly #coinWords: CoinWords;
  readonly #strips: GameStrips;
  readonly #lines: Paylines;
  readonly #reels: number;
  readonly #rows: number;

  constructor({ slot, skin, labels, format }: SlotSceneOptions) {
    const model = modelOf(slot);
    this.batch = new QuadBatch(skin.white, CAPACITY);
    this.#slot = slot;
    this.#reels = model.reels;
    this.#rows = model.rows;
    this.#lines = model.lines(slot);
    this.#strips = { base: slot.reels, free: 'free' in slot ? slot.free.reels : slot.reels };
    this.#words = new SlotWords(skin, slot, labels);
    const amounts = new Amounts(skin.font, format);
    this.#amounts = amounts;
    this.#coinWords = { amounts, prize: (prize) => this.#words.prize(prize) };
    const layout = layoutOf(1, 1, this.#reels, this.#rows, false);
    this.#context = { batch: this.batch, skin, motions: slotMotions(), layout };
  }

  /** Frees its timelines. Its batch belongs to the canvas. */
  destroy(): void {
    for (const { timeline } of Object.values(this.#context.motions)) timeline.kill();
  }

  /** Lays the scene out for a canvas of this size, in CSS pixels. */
  resize(width: number, height: number): void {
    const { model } = this.#slot;
    const headed = model === 'cluster' || model === 'holdAndWin';
    this.#context.layout = layoutOf(width, height, this.#reels, this.#rows, headed);
  }

  /** Sets the texts of another language. */
  label(labels: SlotLabels): void {
    this.#words = new SlotWords(this.#context.skin, this.#slot, labels);
  }

  /** Sets the timeline to be drawn, and the bet that its rates refer to. */
  take(timeline: Timeline, bet: bigint): void {
    this.#amounts.take(timeline, bet);
  }

  /** Draws the board while nothing happens. */
  drawRest(board: BoardState): void {
    this.batch.begin();
    const feature = board.mood === 'base' ? 0 : 1;
    drawBoard(this.#context, feature);
    this.#drawBoardState(board);
    drawFrame(this.#context, feature);
    drawLit(this.#context, board.lit);
    this.#drawHead(board, 1);
    this.#drawWon(board.won, 1, 1);
    this.batch.end();
  }

  /** Draws a moment of a timeline. */
  draw(timeline: Timeline, t: number): void {
    const step = stepAt(timeline, t);
    if (!step) {
      this.drawRest(timeline.end);
      return;
    }
    this.batch.begin();
    const { board } = step;
    const since = t - step.start;
    const feature = featureOf(step, since);
    drawBoard(this.#context, feature);
    this.#drawBoardOf(step, since, timeline);
    drawFrame(this.#context, feature);
    if (feature > 0 && !timeline.pace.still) drawTwinkles(this.#context, t, feature);
    if (step.kind === 'turn' && !timeline.pace.still) drawAnticipation(this.#context, step, since);
    this.#drawHead(board, step.kind === 'climb' ? since / (step.end - step.start) : 1);
    this.#drawPlateOf(step, since);
    this.#drawOver(step, since, timeline);
    this.batch.end();
  }

  #drawBoardOf(step: Step, t: number, { pace }: Timeline): void {
    const [context, words] = [this.#context, this.#coinWords];
    const { still } = pace;
    switch (step.kind) {
      case 'turn':
        drawTurn(context, step, t, this.#strips, pace.turn, still, words);
        break;
      case 'wins':
        drawWins(context, step, t, this.#lines, words, still);
        drawWildReels(context, step.board, 1, this.#words.wildTimes);
        break;
      case 'tumble':
        drawTumble(context, step, t, pace, words);
        break;
      case 'lock':
        drawLock(context, step, t, words);
        break;
      case 'respin':
        drawRespin(context, step, t, words, still);
        break;
      case 'collect':
        drawCollect(context, step, t, words);
        break;
      case 'expand':
        this.#drawCells(step.board, 0.2);
        drawWildReels(context, step.board, clamp01(t / (step.end - step.start)), this.#words.wildTimes);
        break;
      case 'scatters':
        this.#drawScatters(step, t, still);
        break;
      default:
        this.#drawBoardState(step.board);
    }
  }

  #drawBoardState(board: BoardState): void {
    if (board.mood === 'hold') drawHeldCoins(this.#context, board, this.#coinWords);
    else {
      this.#drawCells(board, 0);
      drawWildReels(this.#context, board, 1, this.#words.wildTimes);
    }
  }

  #drawCells(board: BoardState, dim: number): void {
    for (let cell = 0; cell < this.#reels * this.#rows; cell++)
      if (!board.wilds.includes(Math.floor(cell / this.#rows)))
        drawCell(this.#context, board, cell, this.#coinWords, 0, 1, dim);
  }

  /** The symbols that triggered the feature, in its light. */
  #drawScatters({ cells, board, start, end }: StepOf<'scatters'>, t: number, still: boolean): void {
    const { look, timeline } = this.#context.motions.scatters;
    seekShare(timeline, t / (end - start));
    for (let cell = 0; cell < this.#reels * this.#rows; cell++)
      if (!cells.includes(cell)) drawCell(this.#context, board, cell, this.#coinWords, 0, 1, look.dim);
    drawWildReels(this.#context, board, 1, this.#words.wildTimes);
    for (const cell of cells) {
      drawLight(this.#context, cell, 0xffe08a, look.light);
      drawCell(this.#context, board, cell, this.#coinWords, 0, still ? 1 : 1 + look.beat, 0);
    }
  }

  #drawHead(board: BoardState, fresh: number): void {
    const { ladder, times, prizes } = this.#words;
    if (this.#slot.model === 'cluster')
      drawLadder(this.#context, ladder, this.#slot.ladder.lastIndexOf(board.multiplier), fresh);
    if (board.mood === 'hold') drawRespins(this.#context, RESPINS, board.respins);
    else if (prizes.length > 0) drawPrizes(this.#context, prizes);
    if (board.mood === 'free' && times) drawTimes(this.#context, times);
  }

  /** The win so far; not shown with a banner or a celebration, which contain it. */
  #drawPlateOf(step: Step, t: number): void {
    const lasts = step.end - step.start;
    const { won } = step.board;
    if (step.kind === 'wins') {
      const counts = (step.phases[0]?.end ?? 1) * 0.6;
      this.#drawWon(won, clamp01(t / 120), (t - counts) / 240, t / counts);
    } else if (step.kind === 'respin')
      this.#drawWon(t > lasts * 0.8 ? won : step.before.won, 1, (t - lasts * 0.8) / 240);
    else if (step.kind === 'collect') this.#drawWon(step.before.won, 1, 1);
    else if (step.kind !== 'banner' && step.kind !== 'count' && step.kind !== 'cheer')
      this.#drawWon(won, 1, 1);
  }

  #drawWon(rate: number, shown: number, fresh: number, counted = 1): void {
    const line = rate > 0 ? this.#amounts.counting(rate, clamp01(counted)) : undefined;
    if (line) drawWinPlate(this.#context, line, shown, fresh);
  }

  #drawOver(step: Step, t: number, { pace }: Timeline): void {
    const words = this.#words;
    const { still, count, countHold } = pace;
    if (step.kind === 'banner') {
      const { banner, rate } = step;
      const number = banner === 'freeSpins' || banner === 'extraSpins';
      const large = number ? words.count(step.count, banner === 'extraSpins') : this.#amounts.full(rate);
      drawBanner(this.#context, large, words.banner(banner), t, step.end - step.start, still);
    } else if (step.kind === 'count' || step.kind === 'cheer') {
      const counts = step.marks.length * count;
      const since = step.kind === 'count' ? t : counts + t;
      drawCelebration(
        this.#context,
        words,
        this.#amounts,
        step.rate,
        step.marks,
        count,
        since,
        counts + countHold,
        still,
      );
    }
  }
}

function stepAt({ steps }: Timeline, t: number): Step | undefined {
  for (const step of steps) if (t < step.end) return step;
  return undefined;
}

/** Strength of a feature's light. */
function featureOf(step: Step, t: number): number {
  if (step.board.mood === 'base') return 0;
  const begins = step.kind === 'lock' || (step.kind === 'banner' && step.banner === 'freeSpins');
  return begins ? clamp01(t / 400) : 1;
}
