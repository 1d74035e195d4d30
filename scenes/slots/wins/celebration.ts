import { lerp } from '../../engine/ease.ts';
import { NIGHT, VOLT } from '../../engine/palette.ts';
import type { TextLine } from '../../engine/textLine.ts';
import { seek, seekHeld } from '../../engine/timeline.ts';
import { type BurstKind, burstTime, COINS, drawBurst, SPARKS } from '../../kit/motion/burst.ts';
import { fitted, GOLD, letters } from '../lettering.ts';
import type { DrawContext } from '../skin.ts';
import type { Heading, SlotTextures } from '../slotWords.ts';
import type { Amounts } from './amounts.ts';
import { drawRays } from './rays.ts';

/** Interval of waves of coins, alternating between both sides. */
const WAVE = 420;
const WAVES = 40;
/** For sprites of 192 pixels. */
const LEAP: BurstKind = {
  ...COINS,
  count: 14,
  over: 380,
  speed: [420, 800],
  spread: 0.9,
  size: [0.13, 0.2],
  flutter: 1.2,
};
const SHINE: BurstKind = { ...SPARKS, size: [0.12, 0.26], life: [420, 900] };
const MOST_WAVES = Math.ceil(burstTime(LEAP) / WAVE) + 1;

/** The index of the tier's name shown at `t`, among the tiers that are counted up to. */
function nameAt(t: number, marks: readonly number[], each: number): number {
  return Math.min(marks.length - 1, Math.floor(t / each));
}

/** The counted share of the amount at `t`. */
function countedAt(t: number, marks: readonly number[], each: number): number {
  const at = Math.floor(t / each);
  const rate = marks[marks.length - 1] ?? 1;
  if (at >= marks.length) return 1;
  const from = at === 0 ? 0 : (marks[at - 1] ?? 0);
  const share = t / each - at;
  // The last section slows down.
  const eased = at === marks.length - 1 ? 1 - (1 - share) ** 2 : share;
  return lerp(from, marks[at] ?? rate, eased) / rate;
}

/**
 * Draws a win that is counted up tier by tier, over everything.
 * @param t ms since the count began, also after its end
 * @param ends ms at which all of it has faded
 */
export function drawCelebration(
  context: DrawContext,
  { coins, sparks, tiers }: SlotTextures,
  amounts: Amounts,
  rate: number,
  marks: readonly number[],
  each: number,
  t: number,
  ends: number,
  still: boolean,
): void {
  const { batch, skin, layout, motions } = context;
  const { width, height, unit } = layout;
  const at = nameAt(t, marks, each);
  const fresh = t - at * each;
  seekHeld(motions.count.timeline, t, ends);
  seek(motions.tier.timeline, fresh);
  const { shown } = motions.count.look;
  // Each tier is more intense than the previous one.
  const loud = 0.55 + 0.15 * at;
  const y = height * 0.5;
  batch.rect(skin.white, 0, 0, width, height, NIGHT, 0.74 * shown);
  drawRays(
    context,
    width / 2,
    y,
    Math.max(width, height) * (0.5 + 0.1 * at),
    still ? 0 : t,
    at > 1 ? VOLT : skin.tint.glow,
    loud * shown,
  );
  if (!still) {
    const last = Math.min(WAVES, Math.floor(Math.min(t, ends - 900) / WAVE));
    for (let wave = Math.max(0, Math.floor(t / WAVE) - MOST_WAVES); wave <= last; wave++) {
      if (at === 0 && wave % 2 === 1) continue;
      const x = width * (wave % 2 === 0 ? 0.28 : 0.72);
      drawBurst(batch, coins, LEAP, t - wave * WAVE, 11 + wave, x, height * 1.04, unit * (0.8 + 0.12 * at));
    }
    batch.light = true;
    drawBurst(batch, sparks, SHINE, fresh, 90 + at, width / 2, y - 20 * unit, unit * (1 + 0.3 * at));
    batch.light = false;
  }
  const name = tiers[at];
  const { pop, shine } = motions.tier.look;
  const size = (58 + 7 * at) * unit;
  if (name && still) drawHeading(context, name, y, size, 1, shown, 0);
  else if (name) drawHeading(context, name, y, size, pop + 0.018 * Math.sin(t / 190), shown, shine);
  drawAmount(
    context,
    amounts.counting(rate, countedAt(t, marks, each)),
    amounts.full(rate),
    y,
    shown,
    t - marks.length * each,
    still,
  );
}

/** A tier's name above the amount, on two lines if one would be much smaller. */
function drawHeading(
  { batch, layout }: DrawContext,
  { whole, parts }: Heading,
  y: number,
  size: number,
  pop: number,
  shown: number,
  shine: number,
): void {
  const { width, unit } = layout;
  // It overshoots its size as it appears.
  const most = width * 0.84;
  const single = fitted(whole, size, most);
  if (!parts || single > 0.8 * size) {
    letters(batch, whole, width / 2, y - 38 * unit, single * pop, GOLD, shown, shine);
    return;
  }
  const double = Math.min(fitted(parts[0], size, most), fitted(parts[1], size, most));
  letters(batch, parts[0], width / 2, y - 38 * unit - double * 0.98, double * pop, GOLD, shown, shine);
  letters(batch, parts[1], width / 2, y - 38 * unit, double * pop, GOLD, shown, shine);
}

function drawAmount(
  { batch, layout }: DrawContext,
  line: TextLine | undefined,
  whole: TextLine | undefined,
  y: number,
  shown: number,
  done: number,
  still: boolean,
): void {
  if (!line || !whole) return;
  const { width, unit } = layout;
  // Sized by the final amount, which avoids shrinking while it grows.
  const size = fitted(whole, 54 * unit, width - 24 * unit);
  const landed = still || done < 0 ? 0 : Math.exp(-(((done - 90) / 110) ** 2));
  letters(batch, line, width / 2, y + 34 * unit, size * (1 + 0.1 * landed), GOLD, shown, 0.5 * landed);
}
