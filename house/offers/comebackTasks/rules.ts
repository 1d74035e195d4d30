import { COMEBACK_MISSIONS } from '../../../contract/http/offers/missions.ts';
import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { MissionState } from '../engine/missions/rules.ts';
import type { ComebackNumbers } from './settings.ts';

/** A player's activity in the days since returning, in minor units. */
export interface SinceThen {
  /** Days on which the player signed in. */
  days: number;
  deposited: bigint;
  staked: bigint;
}

/** The progress of each mission. A deposit counts once it was staked once, and days count with some play: no award is free. */
export function comebackStates(
  { days, deposited, staked }: SinceThen,
  numbers: Pick<ComebackNumbers, 'signIns' | 'signInStake' | 'deposit' | 'stake'>,
  market: Pick<Market, 'unit'>,
): MissionState[] {
  const of = (hundredths: number) => amountOf(hundredths, market);
  const upTo = (value: bigint, target: bigint) => ({ progress: value < target ? value : target, target });
  const deposit = of(numbers.deposit);
  const states = {
    days: {
      ...upTo(BigInt(days), BigInt(numbers.signIns)),
      play: upTo(staked, of(numbers.signInStake)),
    },
    deposit: { ...upTo(deposited, deposit), play: upTo(staked, deposit) },
    stake: upTo(staked, of(numbers.stake)),
  };
  return COMEBACK_MISSIONS.map((mission) => ({
    mission,
    unit: mission === 'days' ? 'count' : 'amount',
    ...states[mission],
  }));
}
