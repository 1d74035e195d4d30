import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { isDone } from '../engine/missions/rules.ts';
import { type Done, newcomerStates } from './rules.ts';
import { NEWCOMER_TASKS } from './settings.ts';

const END = 1_000;
const U = MARKETS.id.unit;
const NOTHING: Done = {
  ...{ phoneAt: null, pinAt: null, bankAt: null, appAt: null },
  ...{ games: 0, deposited: 0n, staked: 0n },
};
const doneOf = (done: Partial<Done>) =>
  newcomerStates({ ...NOTHING, ...done }, { end: END }, NEWCOMER_TASKS, MARKETS.id)
    .filter(isDone)
    .map(({ mission }) => mission);

describe("a newcomer's missions", () => {
  it.each([
    ['phone', 'phoneAt'],
    ['pin', 'pinAt'],
    ['bank', 'bankAt'],
    ['app', 'appAt'],
  ] as const)('%s counts up to the last moment of the last day, and not after it', (mission, field) => {
    expect(doneOf({ [field]: 0 })).toEqual([mission]);
    expect(doneOf({ [field]: END - 1 })).toEqual([mission]);
    expect(doneOf({ [field]: END })).toEqual([]);
  });

  it('require three different games, any deposit, and 200 U staked', () => {
    expect(doneOf({ games: 2, staked: 200n * U - 1n })).toEqual([]);
    expect(doneOf({ games: 3 })).toEqual(['games']);
    expect(doneOf({ deposited: 1n })).toEqual(['deposit']);
    expect(doneOf({ staked: 200n * U })).toEqual(['stake']);
  });

  it('show no more progress than required', () => {
    const much = { ...NOTHING, games: 9, staked: 900n * U, deposited: 5n };
    for (const { progress, target } of newcomerStates(much, { end: END }, NEWCOMER_TASKS, MARKETS.id))
      expect(progress <= target).toBe(true);
  });
});
