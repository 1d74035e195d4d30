import * as v from 'valibot';
import type { PromotionTerms } from '../../../contract/http/offers/promotions.ts';
import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));
export const percent = whole(1, 1_000);

/** What every gift of deposits is set by; amounts are hundredths of U. */
export const giftLimits = {
  /** The most that it comes to. */
  most: hundredths,
  /** How often it is to be staked before it is the player's own. */
  turnover: whole(1, 10),
  /** How many days that may take, and how long it can be claimed. */
  days: whole(1, 366),
};

/** So much of a deposit, from its least on. */
export const giftStep = { least: hundredths, percent };

/** How often the deposit is to be staked for each part of the gift. */
export const stakes = v.pipe(
  v.array(whole(1, 100)),
  v.minLength(1),
  v.maxLength(10),
  v.check((all) => all.every((times, i) => i === 0 || times > (all[i - 1] ?? 0))),
);

/** The deposit that cards reckon with as an example, in hundredths of U. */
const EXAMPLE = 10_000;

interface Shown {
  least: number;
  percent: number;
  most: number;
  turnover: number;
  days: number;
}

/** What everybody reads of a gift before depositing: its limits, and an example in numbers. */
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
