import type { Coin } from '../../../contract/slots/book.ts';
import { mixColor } from '../../engine/ease.ts';
import { NIGHT, WHITE } from '../../engine/palette.ts';
import type { TextLine } from '../../engine/textLine.ts';
import { fitted, type Ink, letters } from '../lettering.ts';
import { patch } from '../patch.ts';
import { type DrawContext, PLATE_BORDER } from '../skin.ts';
import type { Amounts } from '../wins/amounts.ts';
import type { BoardState } from './boardState.ts';
import { cellX, cellY } from './layout.ts';

/** Tint of symbols that are currently irrelevant. */
const DIM = 0x57526e;
/** Coins of the named prizes have other metals. */
export const METALS: Readonly<Record<string, number>> = { mini: 0x8ff0c8, minor: 0x9fc4ff, major: 0xff9ac0 };
const COIN_INK: Ink = { upper: 0xffffff, lower: 0xfff1c4, edge: 0x5a2a05 };

/** A dent's distance from its cell's edge. */
const DENT = 2.5;

/** The texts on coins. */
export interface CoinWords {
  readonly amounts: Amounts;
  prize(prize: string): TextLine;
}

/** Draws a symbol centred at x, y; `dim` 0..1 darkens it. */
export function drawSymbol(
  { batch, skin, layout }: DrawContext,
  letter: string,
  x: number,
  y: number,
  scale: number,
  alpha: number,
  dim: number,
): void {
  const texture = skin.symbol(letter);
  const size = (layout.symbol * scale) / texture.orig.width;
  batch.put(texture, x, y, size, size, 0, mixColor(WHITE, DIM, dim), alpha);
}

/** Draws a coin with its value. */
export function drawCoin(
  { batch, skin, layout }: DrawContext,
  { rate, prize }: Coin,
  words: CoinWords,
  x: number,
  y: number,
  scale: number,
  dim: number,
): void {
  const side = layout.symbol * scale;
  const metal = METALS[prize ?? ''] ?? WHITE;
  const size = side / skin.coin.orig.width;
  batch.put(skin.coin, x, y, size, size, 0, mixColor(metal, DIM, dim), 1);
  const line = prize ? words.prize(prize) : words.amounts.short(rate);
  if (line) letters(batch, line, x, y, fitted(line, side * 0.3, side * 0.7), COIN_INK, 1 - 0.5 * dim);
}

/** An empty cell while coins are locked: a dent in the board, brighter by `lit`. */
export function drawDent(
  { batch, skin, layout }: DrawContext,
  cell: number,
  alpha: number,
  lit: number,
): void {
  const { cellWidth, cellHeight, unit } = layout;
  const inset = DENT * unit;
  const x = cellX(layout, cell) - cellWidth / 2 + inset;
  const y = cellY(layout, cell) - cellHeight / 2 + inset;
  const [wide, high] = [cellWidth - 2 * inset, cellHeight - 2 * inset];
  const scale = Math.min(1, cellWidth / 110);
  patch(batch, skin.plate, PLATE_BORDER, x, y, wide, high, scale, NIGHT, 0.72 * alpha);
  patch(batch, skin.rim, PLATE_BORDER, x, y, wide, high, scale, skin.tint.glow, (0.16 + 0.5 * lit) * alpha);
  const size = (0.62 * layout.symbol) / skin.coin.orig.width;
  const [middleX, middleY] = [cellX(layout, cell), cellY(layout, cell)];
  batch.put(skin.coin, middleX, middleY, size, size, 0, NIGHT, 0.5 * alpha);
}

/** The coin of a cell. */
export function coinAt({ coins }: BoardState, cell: number): Coin | undefined {
  for (const coin of coins) if (coin.cell === cell) return coin;
  return undefined;
}

/** Draws a cell of a board, moved down by `dy`. */
export function drawCell(
  context: DrawContext,
  board: BoardState,
  cell: number,
  words: CoinWords,
  dy: number,
  scale: number,
  dim: number,
): void {
  const x = cellX(context.layout, cell);
  const y = cellY(context.layout, cell) + dy;
  const coin = coinAt(board, cell);
  if (coin) drawCoin(context, coin, words, x, y, scale, dim);
  else drawSymbol(context, board.cells.charAt(cell), x, y, scale, 1, dim);
}
