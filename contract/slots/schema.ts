import * as v from 'valibot';

/** Schema parts shared by the definitions of all models. Rates are 1/10000 of the bet. */

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const rate = whole(0, 1_000_000_000);

const byCount = <const Value extends ReturnType<typeof whole>>(value: Value) =>
  v.record(v.pipe(v.string(), v.regex(/^[1-9]\d?$/)), value);

const strip = v.pipe(v.string(), v.regex(/^[WSC1-6AKQJT]{6,200}$/));

/** Reel strips, from the left: letters of symbols.ts from top to bottom. */
export const strips = (reels: number) => v.pipe(v.array(strip), v.length(reels));

/** The same without wilds on the first reel, which excludes wins of wilds only. */
export const stripsWithoutLeadingWilds = (reels: number) =>
  v.pipe(
    strips(reels),
    v.check(([first]) => first !== undefined && !first.includes('W'), 'No wilds on the first reel'),
  );

/** Fields of every slot. */
export const common = {
  /** By letter and count. A count that is not listed pays as the next lower one. */
  pays: v.record(v.pipe(v.string(), v.regex(/^[WS1-6AKQJT]$/)), byCount(rate)),
  /** The highest win of a spin, in bets. */
  cap: whole(50, 50_000),
};

/** The rules of free spins, by scatters. */
export const freeSpinRules = {
  spins: byCount(whole(1, 50)),
  /** Additional free spins for scatters during them. */
  again: v.optional(byCount(whole(1, 50))),
  /** Maximum total, including retriggers. */
  most: whole(1, 200),
};

/** The price of buying the feature: in 1/10000 of the bet, whole tenths of a bet. Missing if it cannot be bought. */
export const buyPrice = v.optional(v.pipe(whole(100_000, 10_000_000), v.multipleOf(1_000)));
