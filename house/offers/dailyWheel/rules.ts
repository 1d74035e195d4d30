import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { WheelTableName } from '../../../contract/promotions/dailyWheel/tables.ts';
import type { WheelNumbers } from './settings.ts';

/** What counts for spins of a day, in minor units. */
export interface WheelDay {
  /** '2026-11-27'. */
  day: string;
  /** What was staked the day before, and on the day so far. */
  stakedBefore: bigint;
  staked: bigint;
  /** The first deposit of the day; 0 before one. */
  firstDeposit: bigint;
}

/** A way to one spin of a day. */
export interface Way {
  way: 'stake' | 'deposit';
  /** What its spin is promised for: once a player. */
  awardKey: string;
  needed: bigint;
  have: bigint;
  /** What is to be staked on the day besides, and what was. */
  play: bigint;
  played: bigint;
  earned: boolean;
}

type WheelTerms = Pick<WheelNumbers, 'stake' | 'deposits' | 'depositPlay'>;

/** What a deposit's step asks for, in minor units: to be deposited at once, and to be staked on that day. */
export function stepsOf({ deposits, depositPlay }: WheelTerms, market: Pick<Market, 'unit'>) {
  return deposits.map((step) => {
    const from = amountOf(step, market);
    return { from, play: (from * BigInt(depositPlay)) / 10_000n };
  });
}

/** All ways to a spin of a day, with how far the player is: one for what was staked before, one for each step of a deposit. */
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

/** Which table is spun on a day by who registered on another: `new_user` on the first days, that one included. */
export function tableOn(day: string, registered: string, newDays: number): WheelTableName {
  const days = (Date.parse(day) - Date.parse(registered)) / 86_400_000;
  return days < newDays ? 'new_user' : 'default';
}
