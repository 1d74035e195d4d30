import { clamp01 } from '../../engine/ease.ts';
import { random } from '../../kit/motion/random.ts';
import type { DrawContext } from '../skin.ts';
import type { StepOf } from '../steps/steps.ts';
import { cellX } from './layout.ts';

const SPARKS = 10;
/** ms in which the light appears, and in which it fades once the reel has stopped. */
const COMES = 160;
const GOES = 220;

/** Reels that may complete the feature are lit, and sparks rise along them. */
export function drawAnticipation(context: DrawContext, { plans }: StepOf<'turn'>, t: number): void {
  for (let reel = 0; reel < plans.length; reel++) {
    const plan = plans[reel];
    if (!plan || t < plan.awaited || t > plan.stop + GOES) continue;
    const since = t - plan.awaited;
    const shown = clamp01(since / COMES) * clamp01((plan.stop + GOES - t) / GOES);
    context.batch.light = true;
    drawColumn(context, reel, since, shown);
    for (let i = 0; i < SPARKS; i++) drawSpark(context, reel, i, since, shown);
    context.batch.light = false;
  }
}

function drawColumn({ batch, skin, layout }: DrawContext, reel: number, since: number, shown: number): void {
  const { cellWidth, boardHeight, top, rows, unit } = layout;
  const { glow } = skin;
  const side = glow.orig.width;
  const [x, y] = [cellX(layout, reel * rows), top + boardHeight / 2];
  const pulse = 0.75 + 0.25 * Math.sin(since / 70);
  const [wide, high] = [(cellWidth * 1.7) / side, (boardHeight * 1.7) / side];
  batch.put(glow, x, y, wide, high, 0, skin.tint.glow, 0.42 * shown * pulse);
  const [thin, long] = [(18 * unit) / side, (boardHeight * 1.25) / side];
  batch.put(glow, x - cellWidth / 2, y, thin, long, 0, 0xffe9a0, 0.95 * shown);
  batch.put(glow, x + cellWidth / 2, y, thin, long, 0, 0xffe9a0, 0.95 * shown);
}

function drawSpark(
  { batch, skin, layout }: DrawContext,
  reel: number,
  i: number,
  since: number,
  shown: number,
): void {
  const { cellWidth, boardHeight, top, rows } = layout;
  const life = (since / 620 + random(reel, i)) % 1;
  const side = i % 2 === 0 ? -1 : 1;
  const x = cellX(layout, reel * rows) + side * cellWidth * (0.46 + 0.08 * random(reel, 20 + i));
  const y = top + boardHeight * (1.02 - 1.04 * life);
  const size = ((0.32 + 0.32 * random(reel, 40 + i)) * cellWidth) / skin.spark.orig.width;
  batch.put(skin.spark, x, y, size, size, 0, 0xfff0b8, shown * Math.sin(Math.PI * life));
}
