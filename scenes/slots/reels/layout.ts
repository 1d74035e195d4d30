/** The layout of a slot's board on its canvas, in CSS pixels. */
export interface SlotLayout {
  readonly width: number;
  readonly height: number;
  readonly reels: number;
  readonly rows: number;
  /** Scale relative to a phone 360 wide. */
  readonly unit: number;
  /** The window in the reel frame through which the reels are visible. */
  readonly left: number;
  readonly top: number;
  readonly boardWidth: number;
  readonly boardHeight: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The side of a symbol's square. */
  readonly symbol: number;
  /** Thickness of the reel frame. */
  readonly frame: number;
  /** Middle and height of the strip above the reel frame, for multipliers and respins. */
  readonly headY: number;
  readonly head: number;
}

/** Maximum aspect ratio of a cell, height to width and width to height. */
const TALL = 1.42;
const WIDE = 1.16;
/** The largest cell. */
const MOST = 196;

/** @param headed whether anything is told above the frame */
export function layoutOf(
  width: number,
  height: number,
  reels: number,
  rows: number,
  headed: boolean,
): SlotLayout {
  const unit = Math.min(2, Math.max(0.7, Math.min(width / 360, height / 400)));
  const frame = 8 * unit;
  const head = headed ? 36 * unit : 6 * unit;
  const foot = 20 * unit;
  const broad = (width - 2 * frame - 6 * unit) / reels;
  const high = Math.min(MOST, (height - head - foot - 2 * frame) / rows);
  const cellWidth = Math.min(broad, high * WIDE);
  const cellHeight = Math.min(high, cellWidth * TALL);
  const boardWidth = cellWidth * reels;
  const boardHeight = cellHeight * rows;
  const left = (width - boardWidth) / 2;
  const top = head + frame + (height - head - foot - 2 * frame - boardHeight) / 2;
  return {
    ...{ width, height, reels, rows, unit, left, top, boardWidth, boardHeight, cellWidth, cellHeight },
    ...{ frame, head, headY: top - frame - head / 2 },
    // The sprites have a margin in their squares.
    symbol: Math.min(cellWidth * 1.03, cellHeight * 1.02),
  };
}

/** The middle of a cell. */
export function cellX({ left, cellWidth, rows }: SlotLayout, cell: number): number {
  return left + (Math.floor(cell / rows) + 0.5) * cellWidth;
}

export function cellY({ top, cellHeight, rows }: SlotLayout, cell: number): number {
  return top + ((cell % rows) + 0.5) * cellHeight;
}
