import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { isDone } from '../engine/missions/rules.ts';
import { LEAST_MARGIN } from '../engine/price.ts';
import { comebackStates, type SinceThen } from './rules.ts';
import { COMEBACK_TASKS } from './settings.ts';

const U = MARKETS.id.unit;
const doneOf = (since: SinceThen) =>
  comebackStates(since, COMEBACK_TASKS, MARKETS.id)
    .filter(isDone)
    .map(({ mission }) => mission);

describe('missions for returning players', () => {
  it('require three days with 50 U staked, a deposit of 50 U that was staked once, and 300 U staked', () => {
    expect(doneOf({ days: 3, deposited: 50n * U, staked: 50n * U - 1n })).toEqual([]);
    expect(doneOf({ days: 3, deposited: 0n, staked: 50n * U })).toEqual(['days']);
    expect(doneOf({ days: 2, deposited: 50n * U, staked: 50n * U })).toEqual(['deposit']);
    expect(doneOf({ days: 0, deposited: 50n * U - 1n, staked: 300n * U })).toEqual(['stake']);
    expect(doneOf({ days: 9, deposited: 99n * U, staked: 300n * U })).toEqual(['days', 'deposit', 'stake']);
  });

  /** Whatever the player does and however often, it costs more than it gives: returning repeatedly is not profitable. */
  it('give less than the minimum margin retains of their required stakes and their own wagering', () => {
    const { bonuses, all, multiple } = COMEBACK_TASKS;
    const since = fc.record({
      days: fc.integer({ min: 0, max: 8 }),
      deposited: fc.bigInt(0n, 2_000n * U),
      staked: fc.bigInt(0n, 2_000n * U),
    });
    fc.assert(
      fc.property(since, (done) => {
        const missions = doneOf(done);
        const given = missions.reduce((sum, name) => sum + bonuses[name as keyof typeof bonuses], 0);
        const bonus = (given + (missions.length === 3 ? all : 0)) / 100;
        const margin = LEAST_MARGIN * (Number(done.staked) / Number(U) + multiple * bonus);
        expect(bonus).toBeLessThanOrEqual(margin);
      }),
      {
        examples: [
          [{ days: 3, deposited: 50n * U, staked: 50n * U }],
          [{ days: 3, deposited: 50n * U, staked: 300n * U }],
        ],
      },
    );
  });
});
