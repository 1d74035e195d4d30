import type { SymbolWin } from '../../../contract/slots/book.ts';
import type { Paylines } from '../../../contract/slots/lines.ts';
import { clamp01, easeOut, popOut } from '../../engine/ease.ts';
import { NIGHT, WHITE } from '../../engine/palette.ts';
import { GOLD, letters } from '../lettering.ts';
import { patch } from '../patch.ts';
import { type CoinWords, drawCell } from '../reels/cells.ts';
import { cellX, cellY } from '../reels/layout.ts';
import { type DrawContext, HALO_BORDER, HALO_REACH, PLATE_BORDER } from '../skin.ts';
import type { StepOf, WinPhase } from '../steps/steps.ts';

/** Line colours by number: neighbours differ. */
const LINE_TINTS = [0xffd43a, 0x2fd3b5, 0xff6b6b, 0x8fb4ff, 0xff9de1, 0x9bf06a, 0xffa14a, 0xc39bff] as const;
const GOLDEN = 0xffe08a;

const tintOf = ({ line }: SymbolWin) => LINE_TINTS[(line ?? 0) % LINE_TINTS.length] ?? GOLDEN;

/** Which phase of a step of wins is shown at `t`. */
function phaseAt({ phases }: StepOf<'wins'>, t: number): WinPhase | undefined {
  for (const phase of phases) if (t < phase.end) return phase;
  return phases[phases.length - 1];
}

/** Draws the board with its winning symbols lit; the rest is dimmed. */
export function drawWins(
  context: DrawContext,
  step: StepOf<'wins'>,
  t: number,
  lines: Paylines,
  words: CoinWords,
  still: boolean,
): void {
  const phase = phaseAt(step, t);
  if (!phase) return;
  const since = t - phase.at;
  const { reels, rows } = context.layout;
  const cells = reels * rows;
  const dim = 0.82 * clamp01(since / 120);
  for (let cell = 0; cell < cells; cell++)
    if (!wins(phase, cell)) drawCell(context, step.board, cell, words, 0, 1, dim);
  for (const win of phase.wins)
    if (win.line !== undefined) drawLine(context, lines[win.line], tintOf(win), since, still);
  const pop = still ? 1 : 1 + 0.13 * Math.sin(Math.PI * clamp01(since / 420)) + 0.035 * Math.sin(since / 130);
  for (let cell = 0; cell < cells; cell++) {
    const win = wins(phase, cell);
    if (!win) continue;
    drawLight(context, cell, win.line === undefined ? GOLDEN : tintOf(win), popOut(since / 260));
    drawCell(context, step.board, cell, words, 0, pop, 0);
  }
  // Single wins, and clusters, show their amount at their position.
  const each =
    phase.wins.length === 1 || phase.wins.every(({ line, ways }) => line === undefined && ways === undefined);
  if (each) for (const win of phase.wins) drawWinAmount(context, win, words, since);
}

function wins({ wins: all }: WinPhase, cell: number): SymbolWin | undefined {
  for (const win of all) if (win.cells.includes(cell)) return win;
  return undefined;
}

/** Draws a border of light around a cell. */
export function drawLight(
  { batch, skin, layout }: DrawContext,
  cell: number,
  tint: number,
  shown: number,
): void {
  const { cellWidth, cellHeight, unit } = layout;
  const inset = 2 * unit;
  const scale = Math.min(0.8 * unit, cellWidth / 120);
  const reach = HALO_REACH * scale;
  const x = cellX(layout, cell) - cellWidth / 2 + inset;
  const y = cellY(layout, cell) - cellHeight / 2 + inset;
  const [wide, high] = [cellWidth - 2 * inset, cellHeight - 2 * inset];
  batch.light = true;
  patch(
    batch,
    skin.halo,
    HALO_BORDER,
    x - reach,
    y - reach,
    wide + 2 * reach,
    high + 2 * reach,
    scale,
    tint,
    0.75 * shown,
  );
  patch(batch, skin.plate, PLATE_BORDER, x, y, wide, high, scale * 0.8, tint, 0.1 * shown);
  batch.light = false;
  patch(batch, skin.rim, PLATE_BORDER, x, y, wide, high, scale * 0.8, tint, shown);
}

/** Draws a payline over all reels, from the left. */
function drawLine(
  context: DrawContext,
  rows: readonly number[] | undefined,
  tint: number,
  since: number,
  still: boolean,
): void {
  if (!rows) return;
  const { layout } = context;
  const { reels, unit } = layout;
  const drawn = still ? reels + 1 : easeOut(since / 380) * (reels + 1);
  for (let pass = 0; pass < 2; pass++) {
    const thick = (pass === 0 ? 22 : 8.5) * unit;
    context.batch.light = pass === 0;
    // From the reel frame's left edge over the middles of all reels to its right edge.
    for (let part = 0; part <= reels; part++) {
      const long = clamp01(drawn - part);
      if (long === 0) break;
      const fromX = part === 0 ? layout.left : cellX(layout, (part - 1) * layout.rows);
      const fromY = lineY(context, rows, part - 1);
      const toX = part === reels ? layout.left + layout.boardWidth : cellX(layout, part * layout.rows);
      const toY = lineY(context, rows, part);
      drawStroke(context, fromX, fromY, toX, toY, long, thick, tint, pass === 0 ? 0.42 : 1);
    }
  }
  context.batch.light = false;
}

function lineY({ layout }: DrawContext, rows: readonly number[], reel: number): number {
  const row = rows[Math.min(layout.reels - 1, Math.max(0, reel))] ?? 0;
  return cellY(layout, row);
}

function drawStroke(
  { batch, skin }: DrawContext,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  share: number,
  thick: number,
  tint: number,
  alpha: number,
): void {
  const long = Math.hypot(toX - fromX, toY - fromY);
  const { width, height } = skin.beam.orig;
  batch.put(
    skin.beam,
    fromX + ((toX - fromX) * share) / 2,
    fromY + ((toY - fromY) * share) / 2,
    (long * share + thick * 0.3) / width,
    thick / height,
    Math.atan2(toY - fromY, toX - fromX),
    tint,
    alpha,
  );
}

function drawWinAmount(
  { batch, skin, layout }: DrawContext,
  { cells, rate }: SymbolWin,
  { amounts }: CoinWords,
  since: number,
): void {
  const line = amounts.full(rate);
  if (!line || cells.length === 0) return;
  let [x, y] = [0, 0];
  for (const cell of cells) {
    x += cellX(layout, cell) / cells.length;
    y += cellY(layout, cell) / cells.length;
  }
  const { unit, width } = layout;
  const size = 20 * unit * popOut(since / 260);
  const shown = clamp01(since / 90);
  const wide = line.width(size) + 22 * unit;
  const high = 1.45 * size;
  const middle = Math.min(width - wide / 2, Math.max(wide / 2, x));
  const scale = high / (2.1 * PLATE_BORDER);
  patch(
    batch,
    skin.plate,
    PLATE_BORDER,
    middle - wide / 2,
    y - high / 2,
    wide,
    high,
    scale,
    NIGHT,
    0.78 * shown,
  );
  letters(batch, line, middle, y, size, GOLD, shown);
}

/** Marks the cells of the last wins after they were shown. */
export function drawLit(context: DrawContext, lit: readonly number[]): void {
  for (const cell of lit) drawLight(context, cell, GOLDEN, 0.55);
}

/** Draws a white flash over removed cells. */
export function drawFlash({ batch, skin, layout }: DrawContext, cell: number, alpha: number): void {
  const size = (2 * layout.cellWidth) / skin.glow.orig.width;
  batch.light = true;
  batch.put(skin.glow, cellX(layout, cell), cellY(layout, cell), size, size, 0, WHITE, alpha);
  batch.light = false;
}
