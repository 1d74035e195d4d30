import * as v from 'valibot';
import type { PromotionTerms } from '../../../../contract/http/offers/promotions.ts';
import type { Market } from '../../../../contract/markets.ts';
import { amountOf } from '../../../../contract/promotions/amounts.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));
export const percent = whole(1, 1_000);

/** Settings common to all deposit gifts; amounts are hundredths of U. */
export const giftLimits = {
  /** The maximum gift. */
  most: hundredths,
  /** The wagering multiple. */
  turnover: whole(1, 10),
  /** The number of days for wagering, and for the claim. */
  days: whole(1, 366),
};

/** A percentage of a deposit, from a minimum deposit on. */
export const giftStep = { least: hundredths, percent };

/** The multiple of the deposit to stake for each part of the gift. */
export const stakes = v.pipe(
  v.array(whole(1, 100)),
  v.minLength(1),
  v.maxLength(10),
  v.check((all) => all.every((times, i) => i === 0 || times > (all[i - 1] ?? 0))),
);

/** The deposit used in the cards' example, in hundredths of U. */
const EXAMPLE = 10_000;

interface Shown {
  least: number;
  percent: number;
  most: number;
  turnover: number;
  days: number;
}

/** The public terms of a gift: its limits, and an example with numbers. */
export function giftTerms({ least, percent, most, turnover, days }: Shown, market: Market): PromotionTerms {
  const amount = (value: number) => amountOf(value, market).toString();
  const bonus = Math.min(Math.floor((EXAMPLE * percent) / 100), most);
  return {
    leastDeposit: amount(least),
    turnover,
    games: 'contribution',
    amounts: {
      ...{ least: amount(least), most: amount(most) },
      ...{
        exampleDeposit: amount(EXAMPLE),
        exampleBonus: amount(bonus),
        examplePlay: amount(bonus * turnover),
      },
    },
    counts: { times: turnover, days },
    shares: { percent: percent * 100 },
  };
}
