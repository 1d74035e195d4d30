import { colourOf, ROULETTE_NUMBERS, type RoulettePool } from '../../../../contract/games/roulette/rules.ts';
import type { PoolLayout, Rect } from '../../pools/engine/poolView.ts';

const POOLS = 3;
/** Aspect ratio from which the pools are placed beside the wheel. */
const WIDE = 1.15;

/** Layout of wheel and pools: the pools below the wheel on a tall canvas, in a column at its right on a wide one. */
export function rouletteLayout(width: number, height: number): PoolLayout {
  const edge = between(Math.min(width, height) * 0.03, 8, 20);
  const beside = width / height >= WIDE;
  const { stage, pools } = beside ? wide(width, height, edge) : tall(width, height, edge);
  return {
    stage,
    pools,
    hand: { x: width / 2, y: height + 32 },
    others: { x: width + 24, y: height * 0.2 },
    house: beside ? { x: stage.x + stage.width, y: -32 } : { x: -24, y: height * 0.2 },
  };
}

function tall(width: number, height: number, edge: number): { stage: Rect; pools: Rect[] } {
  const high = between(height * 0.255, 64, 180);
  const across = Math.min(width - 2 * edge, 640);
  const gap = edge * 0.8;
  const wide = (across - gap * (POOLS - 1)) / POOLS;
  const left = (width - across) / 2;
  const stageHigh = height - high - 3 * edge;
  const side = Math.min(stageHigh, width - 2 * edge);
  return {
    stage: { x: (width - side) / 2, y: edge + (stageHigh - side) / 2, width: side, height: side },
    pools: row(POOLS, (i) => ({
      x: left + i * (wide + gap),
      y: height - edge - high,
      width: wide,
      height: high,
    })),
  };
}

function wide(width: number, height: number, edge: number): { stage: Rect; pools: Rect[] } {
  const room = height - 2 * edge;
  const side = Math.min(room, width * 0.6);
  const across = Math.min(width - side - 3 * edge, 360);
  const gap = edge * 0.8;
  const high = Math.min((room - gap * (POOLS - 1)) / POOLS, 190);
  const left = (width - side - edge - across) / 2;
  const top = edge + (room - high * POOLS - gap * (POOLS - 1)) / 2;
  return {
    stage: { x: left, y: (height - side) / 2, width: side, height: side },
    pools: row(POOLS, (i) => ({
      x: left + side + edge,
      y: top + i * (high + gap),
      width: across,
      height: high,
    })),
  };
}

function row(count: number, at: (index: number) => Rect): Rect[] {
  return Array.from({ length: count }, (_, i) => at(i));
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Timing of roulette in ms after betting closed, shared by picture, sounds and texts. */
export const ROULETTE_TIMES = {
  /** The ball is released on the rim. */
  letGo: 160,
  ballRests: 4_200,
  /** The number is visible; from here on it may be announced. */
  shown: 4_500,
  wheelRests: 4_800,
} as const;

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);

/** The numbers of a colour as text ('1-7', or just '0'), and their count. */
export function numbersOf(pool: RoulettePool): { text: string; count: number } {
  const own = NUMBERS.filter((number) => colourOf(number) === pool);
  const [first = 0] = own;
  return { text: own.length > 1 ? `${first}-${own.at(-1)}` : `${first}`, count: own.length };
}
