import type { Paylines } from '../../contract/slots/lines.ts';
import { modelOf, type SlotDefinition } from '../../contract/slots/models.ts';
import { clamp01 } from '../kit/motion/ease.ts';
import { drawLadder, drawPrizes, drawRespins, drawTimes, drawWinPlate } from './head.ts';
import type { SlotLabels } from './labels.ts';
import { drawAnticipation } from './reels/anticipation.ts';
import { drawBoard, drawFrame, drawTwinkles } from './reels/board.ts';
import { type CoinWords, drawCell } from './reels/cells.ts';
import { drawCollect, drawHeld, drawLock, drawRespin } from './reels/holding.ts';
import { layoutOf } from './reels/layout.ts';
import { drawTurn, type GameStrips } from './reels/reels.ts';
import type { Standing } from './reels/standing.ts';
import { drawTumble } from './reels/tumbling.ts';
import { drawWildReels } from './reels/wildReels.ts';
import type { DrawContext, SlotSkin } from './skin.ts';
import { SlotQuadBatch } from './slotQuadBatch.ts';
import { SlotWords } from './slotWords.ts';
import type { Step, StepOf, Timeline } from './steps/steps.ts';
import { Amounts } from './wins/amounts.ts';
import { drawBanner } from './wins/banner.ts';
import { drawCheer } from './wins/cheering.ts';
import { drawLight, drawLit, drawWins } from './wins/wins.ts';

/** Respins are counted anew with each coin. */
const RESPINS = 3;
/** Quads of the loudest moment: a celebration over a full board. */
const CAPACITY = 2_400;

export interface SlotSceneOptions {
  slot: SlotDefinition;
  skin: SlotSkin;
  labels: SlotLabels;
  /** Writes an amount in minor units, with its currency. */
  format(amount: bigint): string;
}

/** The picture of a slot: any moment of a timeline, laid into its brush. The same moment gives the same quads. */
export class SlotScene {
  readonly brush = new SlotQuadBatch(CAPACITY);
  readonly #slot: SlotDefinition;
  readonly #easel: DrawContext;
  #words: SlotWords;
  readonly #amounts: Amounts;
  readonly #coinWords: CoinWords;
  readonly #strips: GameStrips;
  readonly #lines: Paylines;
  readonly #reels: number;
  readonly #rows: number;

  constructor({ slot, skin, labels, format }: SlotSceneOptions) {
    const model = modelOf(slot);
    this.#slot = slot;
    this.#reels = model.reels;
    this.#rows = model.rows;
    this.#lines = model.lines(slot);
    this.#strips = { base: slot.reels, free: 'free' in slot ? slot.free.reels : slot.reels };
    this.#words = new SlotWords(skin, slot, labels);
    const amounts = new Amounts(skin.font, format);
    this.#amounts = amounts;
    this.#coinWords = { amounts, prize: (prize) => this.#words.prize(prize) };
    this.#easel = { brush: this.brush, skin, layout: layoutOf(1, 1, this.#reels, this.#rows, false) };
  }

  /** Lays the picture out for a canvas of this size, in CSS pixels. */
  resize(width: number, height: number): void {
    const { model } = this.#slot;
    const headed = model === 'cluster' || model === 'holdAndWin';
    this.#easel.layout = layoutOf(width, height, this.#reels, this.#rows, headed);
  }

  /** Its words are those of another language from here on. */
  label(labels: SlotLabels): void {
    this.#words = new SlotWords(this.#easel.skin, this.#slot, labels);
  }

  /** Takes a timeline that is drawn from here on, and the bet that its rates are of. */
  take(timeline: Timeline, bet: bigint): void {
    this.#amounts.take(timeline, bet);
  }

  /** Draws what stands while nothing happens. */
  drawRest(standing: Standing): void {
    this.brush.begin();
    const feature = standing.mood === 'base' ? 0 : 1;
    drawBoard(this.#easel, feature);
    this.#drawStanding(standing);
    drawFrame(this.#easel, feature);
    drawLit(this.#easel, standing.lit);
    this.#drawHead(standing, 1);
    this.#drawWon(standing.won, 1, 1);
  }

  /** Draws a moment of a timeline. */
  draw(timeline: Timeline, t: number): void {
    const step = stepAt(timeline, t);
    if (!step) {
      this.drawRest(timeline.end);
      return;
    }
    this.brush.begin();
    const { standing } = step;
    const since = t - step.start;
    const feature = featureOf(step, since);
    drawBoard(this.#easel, feature);
    this.#drawBoardOf(step, since, timeline);
    drawFrame(this.#easel, feature);
    if (feature > 0 && !timeline.pace.still) drawTwinkles(this.#easel, t, feature);
    if (step.kind === 'turn' && !timeline.pace.still) drawAnticipation(this.#easel, step, since);
    this.#drawHead(standing, step.kind === 'climb' ? since / (step.end - step.start) : 1);
    this.#drawPlateOf(step, since);
    this.#drawOver(step, since, timeline);
  }

  #drawBoardOf(step: Step, t: number, { pace }: Timeline): void {
    const [easel, words] = [this.#easel, this.#coinWords];
    const { still } = pace;
    switch (step.kind) {
      case 'turn':
        drawTurn(easel, step, t, this.#strips, pace.turn, still, words);
        break;
      case 'wins':
        drawWins(easel, step, t, this.#lines, words, still);
        drawWildReels(easel, step.standing, 1, this.#words.wildTimes);
        break;
      case 'tumble':
        drawTumble(easel, step, t, pace, words);
        break;
      case 'lock':
        drawLock(easel, step, t, words);
        break;
      case 'respin':
        drawRespin(easel, step, t, words, still);
        break;
      case 'collect':
        drawCollect(easel, step, t, words);
        break;
      case 'expand':
        this.#drawCells(step.standing, 0.2);
        drawWildReels(easel, step.standing, clamp01(t / (step.end - step.start)), this.#words.wildTimes);
        break;
      case 'scatters':
        this.#drawScatters(step, t, still);
        break;
      default:
        this.#drawStanding(step.standing);
    }
  }

  #drawStanding(standing: Standing): void {
    if (standing.mood === 'hold') drawHeld(this.#easel, standing, this.#coinWords);
    else {
      this.#drawCells(standing, 0);
      drawWildReels(this.#easel, standing, 1, this.#words.wildTimes);
    }
  }

  #drawCells(standing: Standing, dim: number): void {
    for (let cell = 0; cell < this.#reels * this.#rows; cell++)
      if (!standing.wilds.includes(Math.floor(cell / this.#rows)))
        drawCell(this.#easel, standing, cell, this.#coinWords, 0, 1, dim);
  }

  /** What brought the feature, in its light. */
  #drawScatters({ cells, standing, start, end }: StepOf<'scatters'>, t: number, still: boolean): void {
    const share = t / (end - start);
    for (let cell = 0; cell < this.#reels * this.#rows; cell++)
      if (!cells.includes(cell))
        drawCell(this.#easel, standing, cell, this.#coinWords, 0, 1, 0.85 * clamp01(share * 6));
    drawWildReels(this.#easel, standing, 1, this.#words.wildTimes);
    const beat = still ? 0 : Math.abs(Math.sin(Math.PI * 2 * share));
    for (const cell of cells) {
      drawLight(this.#easel, cell, 0xffe08a, clamp01(share * 5));
      drawCell(this.#easel, standing, cell, this.#coinWords, 0, 1 + 0.24 * beat, 0);
    }
  }

  #drawHead(standing: Standing, fresh: number): void {
    const { ladder, times, prizes } = this.#words;
    if (this.#slot.model === 'cluster')
      drawLadder(this.#easel, ladder, this.#slot.ladder.lastIndexOf(standing.multiplier), fresh);
    if (standing.mood === 'hold') drawRespins(this.#easel, RESPINS, standing.respins);
    else if (prizes.length > 0) drawPrizes(this.#easel, prizes);
    if (standing.mood === 'free' && times) drawTimes(this.#easel, times);
  }

  /** What was won so far; a banner or a celebration says it itself. */
  #drawPlateOf(step: Step, t: number): void {
    const lasts = step.end - step.start;
    const { won } = step.standing;
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
    if (line) drawWinPlate(this.#easel, line, shown, fresh);
  }

  #drawOver(step: Step, t: number, { pace }: Timeline): void {
    const words = this.#words;
    const { still, count, held } = pace;
    if (step.kind === 'banner') {
      const { banner, rate } = step;
      const number = banner === 'freeSpins' || banner === 'extraSpins';
      const large = number ? words.count(step.count, banner === 'extraSpins') : this.#amounts.full(rate);
      drawBanner(this.#easel, large, words.banner(banner), t, step.end - step.start, still);
    } else if (step.kind === 'count' || step.kind === 'cheer') {
      const counts = step.marks.length * count;
      const since = step.kind === 'count' ? t : counts + t;
      drawCheer(this.#easel, words, this.#amounts, step.rate, step.marks, count, since, counts + held, still);
    }
  }
}

function stepAt({ steps }: Timeline, t: number): Step | undefined {
  for (const step of steps) if (t < step.end) return step;
  return undefined;
}

/** How much of a feature's light is on. */
function featureOf(step: Step, t: number): number {
  if (step.standing.mood === 'base') return 0;
  const begins = step.kind === 'lock' || (step.kind === 'banner' && step.banner === 'freeSpins');
  return begins ? clamp01(t / 400) : 1;
}
