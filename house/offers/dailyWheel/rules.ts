import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { WheelTableName } from '../../../contract/promotions/dailyWheel/tables.ts';
import type { WheelNumbers } from './settings.ts';

/** The totals that decide a day's spins, in minor units. */
export interface WheelDay {
  /** '2026-11-27'. */
  day: string;
  /** The stakes of the previous day, and of the day so far. */
  stakedBefore: bigint;
  staked: bigint;
  /** The first deposit of the day; 0 if there is none yet. */
  firstDeposit: bigint;
}

/** One way to earn a spin of a day. */
export interface Way {
  way: 'stake' | 'deposit';
  /** The award key of its spin: once per player. */
  awardKey: string;
  needed: bigint;
  have: bigint;
  /** The additional required stakes of the day, and the progress. */
  play: bigint;
  played: bigint;
  earned: boolean;
}

type WheelTerms = Pick<WheelNumbers, 'stake' | 'deposits' | 'depositPlay'>;

/** The requirements of a deposit's steps, in minor units: a single deposit, and stakes on that day. */
export function stepsOf({ deposits, depositPlay }: WheelTerms, market: Pick<Market, 'unit'>) {
  return deposits.map((step) => {
    const from = amountOf(step, market);
    return { from, play: (from * BigInt(depositPlay)) / 10_000n };
  });
}

/**
 * All ways to earn a spin of a day, with the player's progress: one for the previous day's stakes, one for each step of a
 * deposit.
 */
export function waysOf(day: WheelDay, terms: WheelTerms, market: Pick<Market, 'unit'>): Way[] {
  const stake = amountOf(terms.stake, market);
  const { stakedBefore, staked, firstDeposit } = day;
  return [
    {
      ...{ way: 'stake', awardKey: `${day.day} stake`, needed: stake, have: stakedBefore },
      ...{ play: 0n, played: 0n, earned: stakedBefore >= stake },
    },
    ...stepsOf(terms, market).map(
      ({ from, play }, i): Way => ({
        ...{ way: 'deposit', awardKey: `${day.day} deposit ${i + 1}`, needed: from, have: firstDeposit },
        ...{ play, played: staked, earned: firstDeposit >= from && staked >= play },
      }),
    ),
  ];
}

/** The table used on a day, by the day of registration: `new_user` on the first days, including that one. */
export function tableOn(day: string, registered: string, newDays: number): WheelTableName {
  const days = (Date.parse(day) - Date.parse(registered)) / 86_400_000;
  return days < newDays ? 'new_user' : 'default';
}
