import { NEWCOMER_MISSIONS } from '../../../contract/http/offers/missions.ts';
import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { MissionState, Stretch } from '../engine/missions/rules.ts';
import type { NewcomerNumbers } from './settings.ts';

/** A newcomer's activity; times are ms, null for never. */
export interface Done {
  phoneAt: number | null;
  pinAt: number | null;
  bankAt: number | null;
  appAt: number | null;
  /** Within the first days: number of different games of our own, deposits and stakes in minor units. */
  games: number;
  deposited: bigint;
  staked: bigint;
}

/** The progress of each mission. What was set up after the end does not count, whenever it is checked. */
export function newcomerStates(
  done: Done,
  { end }: Pick<Stretch, 'end'>,
  { games, stake }: Pick<NewcomerNumbers, 'games' | 'stake'>,
  market: Pick<Market, 'unit'>,
): MissionState[] {
  const inTime = (at: number | null) => (at !== null && at < end ? 1n : 0n);
  const played = BigInt(done.games);
  const aim = BigInt(games);
  const toStake = amountOf(stake, market);
  const atMost = (value: bigint, most: bigint) => (value < most ? value : most);
  const of = {
    phone: { progress: inTime(done.phoneAt), target: 1n },
    pin: { progress: inTime(done.pinAt), target: 1n },
    bank: { progress: inTime(done.bankAt), target: 1n },
    app: { progress: inTime(done.appAt), target: 1n },
    games: { progress: atMost(played, aim), target: aim },
    deposit: { progress: done.deposited > 0n ? 1n : 0n, target: 1n },
    stake: { progress: atMost(done.staked, toStake), target: toStake },
  };
  return NEWCOMER_MISSIONS.map((mission) => ({
    mission,
    unit: mission === 'stake' ? 'amount' : 'count',
    ...of[mission],
  }));
}
