import * as v from 'valibot';

/** What definitions of all models are made of. Rates are 1/10000 of the bet. */

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const rate = whole(0, 1_000_000_000);

const byCount = <const Value extends ReturnType<typeof whole>>(value: Value) =>
  v.record(v.pipe(v.string(), v.regex(/^[1-9]\d?$/)), value);

const strip = v.pipe(v.string(), v.regex(/^[WSC1-6AKQJT]{6,200}$/));

/** Reel strips, from the left: letters of symbols.ts from top to bottom. */
export const strips = (reels: number) => v.pipe(v.array(strip), v.length(reels));

/** The same where wilds are not on the first reel, so that no win is of wilds alone. */
export const stripsWithoutLeadingWilds = (reels: number) =>
  v.pipe(
    strips(reels),
    v.check(([first]) => first !== undefined && !first.includes('W'), 'No wilds on the first reel'),
  );

/** What every slot has. */
export const common = {
  /** By letter and count. A count that is not named pays what the next lower one does. */
  pays: v.record(v.pipe(v.string(), v.regex(/^[WS1-6AKQJT]$/)), byCount(rate)),
  /** The highest win of a spin, in bets. */
  cap: whole(50, 50_000),
};

/** How free spins come, by scatters. */
export const freeSpinRules = {
  spins: byCount(whole(1, 50)),
  /** More of them, for scatters within. */
  again: v.optional(byCount(whole(1, 50))),
  /** So many at most, with all that come again. */
  most: whole(1, 200),
};

/** What the feature costs at once: in 1/10000 of the bet, whole tenths of a bet. Not there: it cannot be bought. */
export const buyPrice = v.optional(v.pipe(whole(100_000, 10_000_000), v.multipleOf(1_000)));
