import type { PoolLayout, Rect } from '../../pools/engine/poolView.ts';

/** Cells along a side of the ring. */
const SIDE = 7;
/** Limits of a cell's aspect ratio. */
const WIDEST = 1.75;
const NARROWEST = 0.8;
/** Aspect ratio from which the pools are placed beside the ring. */
const WIDE = 1.12;
const LEAST = 44;
/** Share of the height for the two rows of pools below the ring. */
const POOLS = 0.335;

/** Layout of dingdong's ring and its seven pools: below the ring in 4 + 3, or in two columns beside it. */
export function dingdongLayout(width: number, height: number): PoolLayout {
  const margin = Math.min(16, Math.max(6, Math.round(Math.min(width, height) * 0.022)));
  const gap = Math.max(4, Math.round(margin * 0.75));
  return width > height * WIDE ? beside(width, height, margin, gap) : below(width, height, margin, gap);
}

function below(width: number, height: number, margin: number, gap: number): PoolLayout {
  const share = (height * POOLS - gap) / 2;
  const high = Math.round(Math.min(130, Math.max(LEAST, share)));
  const panel = { x: margin, y: 0, width: width - 2 * margin, height: 2 * high + gap };
  const free = { x: margin, y: margin, width: panel.width, height: height - panel.height - 2 * margin - gap };
  const stage = ringIn(free);
  const spare = free.height - stage.height;
  stage.y = margin + spare / 3;
  panel.y = height - margin - panel.height - spare / 3;
  const pools = [...row(panel, panel.y, high, 4, gap), ...row(panel, panel.y + high + gap, high, 3, gap)];
  return finish(width, stage, pools, { x: width / 2, y: height + LEAST / 2 });
}

function beside(width: number, height: number, margin: number, gap: number): PoolLayout {
  const wide = Math.round(Math.min(340, Math.max(2 * LEAST + gap, width * 0.31)));
  const free = { x: margin, y: margin, width: width - wide - 3 * margin, height: height - 2 * margin };
  const stage = ringIn(free);
  const spare = free.width - stage.width;
  stage.x = margin + spare / 3;
  const high = Math.min(130, (height - 2 * margin - 3 * gap) / 4);
  const panel = { x: width - margin - wide - spare / 3, y: 0, width: wide, height: 4 * high + 3 * gap };
  panel.y = (height - panel.height) / 2;
  const pools = [2, 2, 2, 1].flatMap((count, i) => row(panel, panel.y + i * (high + gap), high, count, gap));
  return finish(width, stage, pools, { x: panel.x + wide / 2, y: height + LEAST / 2 });
}

/** The largest centred ring in an area whose cells keep the aspect ratio limits. */
function ringIn(free: Rect): Rect {
  const width = Math.min(free.width, free.height * WIDEST);
  const height = Math.min(free.height, free.width / NARROWEST);
  return {
    x: free.x + (free.width - width) / 2,
    y: free.y + (free.height - height) / 2,
    width,
    height,
  };
}

function row({ x, width }: Rect, y: number, height: number, count: number, gap: number): Rect[] {
  const wide = (width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (wide + gap), y, width: wide, height }));
}

function finish(width: number, stage: Rect, pools: Rect[], hand: { x: number; y: number }): PoolLayout {
  const last = pools.at(-1) as Rect;
  return {
    stage,
    pools,
    hand,
    others: { x: width + LEAST / 2, y: last.y - last.height / 2 },
    house: { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 },
  };
}

/** The centre of a ring cell (0 to 23, clockwise from the top left) in the ring's rect, in cells. */
export function ringColumn(cell: number): number {
  const along = cell % (SIDE - 1);
  const side = Math.floor(cell / (SIDE - 1)) % 4;
  return side === 0 ? along : side === 1 ? SIDE - 1 : side === 2 ? SIDE - 1 - along : 0;
}

export function ringRow(cell: number): number {
  return ringColumn((cell + 3 * (SIDE - 1)) % (4 * (SIDE - 1)));
}
