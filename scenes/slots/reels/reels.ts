import { clamp01, easeOut } from '../../engine/ease.ts';
import type { DrawContext } from '../skin.ts';
import type { StepOf } from '../steps/steps.ts';
import { type CoinWords, coinAt, drawCell, drawCoin, drawSymbol } from './cells.ts';
import { cellX } from './layout.ts';
import { type ReelPlan, rushAt, type TurnPace, wayAt } from './turn.ts';

/** The strips of both games, from the left. */
export interface GameStrips {
  readonly base: readonly string[];
  readonly free: readonly string[];
}

/** Above this share of full speed a reel is drawn blurred. */
const BLURRED = 0.42;
/** ms in which a new board appears without motion. */
const APPEARS = 200;

/** Turning reels, at `t` ms of the step. */
export function drawTurn(
  context: DrawContext,
  step: StepOf<'turn'>,
  t: number,
  strips: GameStrips,
  pace: TurnPace,
  still: boolean,
  words: CoinWords,
): void {
  if (still) {
    drawStill(context, step, t, words);
    return;
  }
  const { reels, rows, cellHeight, top, boardHeight } = context.layout;
  context.batch.cut(top, top + boardHeight);
  for (let reel = 0; reel < reels; reel++) {
    const plan = step.plans[reel];
    if (!plan) continue;
    const gone = wayAt(plan, pace, rows, t);
    const blurred = rushAt(plan, pace, t) > BLURRED;
    const landed = clamp01((t - plan.stop) / pace.settle);
    // Row -1 comes in from the top, the one below the last goes out; drawing back shows one more there.
    for (let row = -1; row <= rows; row++) {
      const track = row - Math.floor(gone);
      const y = top + (track + gone + 0.5) * cellHeight;
      drawTrack(context, step, strips, reel, plan, track, y, blurred, landed, words);
    }
  }
  context.batch.open();
}

function drawTrack(
  context: DrawContext,
  { before, board: boardState, landing }: StepOf<'turn'>,
  strips: GameStrips,
  reel: number,
  { seam, way }: ReelPlan,
  track: number,
  y: number,
  blurred: boolean,
  landed: number,
  words: CoinWords,
): void {
  const { rows } = context.layout;
  const comes = landing && track < -seam;
  const row = comes ? track + way : track;
  const board = comes ? boardState : before;
  const cell = reel * rows + row;
  const seen = row >= 0 && row < rows;
  const letter = seen
    ? board.cells.charAt(cell)
    : onStrip(strips[board.game][reel] ?? '', board.stops[reel] ?? 0, row);
  const x = cellX(context.layout, reel * rows);
  const coin = seen && !blurred ? coinAt(board, cell) : undefined;
  // Symbols that may complete the feature swell as they land.
  const swells = comes && seen && (letter === 'S' || letter === 'C');
  const scale = swells ? 1 + 0.22 * Math.sin(Math.PI * easeOut(landed)) : 1;
  if (blurred) drawBlur(context, letter, x, y);
  else if (coin) drawCoin(context, coin, words, x, y, scale, 0);
  else drawSymbol(context, letter, x, y, scale, 1, 0);
}

/** The symbol on a strip this many rows from its stop. */
function onStrip(strip: string, stop: number, row: number): string {
  const at = stop + row;
  return strip.charAt(at - Math.floor(at / strip.length) * strip.length);
}

function drawBlur({ batch, skin, layout }: DrawContext, letter: string, x: number, y: number): void {
  const texture = skin.blur(letter);
  const wide = layout.symbol / texture.orig.width;
  batch.put(texture, x, y, wide, wide, 0, 0xf0ecff, 0.92);
}

function drawStill(context: DrawContext, step: StepOf<'turn'>, t: number, words: CoinWords): void {
  const { reels, rows } = context.layout;
  const shown = step.landing ? clamp01(t / APPEARS) : 0;
  const board = step.landing ? step.board : step.before;
  for (let cell = 0; cell < reels * rows; cell++)
    drawCell(context, board, cell, words, 0, 1, 0.75 * (1 - shown));
}
