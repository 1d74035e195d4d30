import { expect, it } from 'vitest';
import { RATE_ONE } from '../../money.ts';
import { numbers } from '../pools/testReturn.ts';
import { begin, startPasses } from '../solo/play.ts';
import { drawnAt, isFair, UNBOUNDED } from '../solo/testSolo.ts';
import {
  chooseFor,
  isRolled,
  LEAST_RIGHT,
  MOST_RIGHT,
  RESULTS,
  ROLLER_RULES,
  rollerChance,
  rollerRate,
} from './rules.ts';

it('rolls the test vector of games.md', () => {
  expect(drawnAt(ROLLER_RULES, 1, { choose: 5_000, isHigher: true })).toBe(7_455);
});

it('accepts every choice of 1 to 95 %, and pays each 0.98 over its probability', () => {
  for (const isHigher of [true, false]) {
    const choices = numbers(RESULTS).map((choose) => ({ choose, isHigher }));
    const taken = choices.filter((choice) => ROLLER_RULES.refusal(choice) === null);
    expect(taken).toHaveLength(MOST_RIGHT - LEAST_RIGHT + 1);
    const chances = taken.map(rollerChance);
    expect([Math.min(...chances), Math.max(...chances)]).toEqual([LEAST_RIGHT, MOST_RIGHT]);
    const fair = taken.filter((one) => isFair(rollerRate(one), [BigInt(rollerChance(one)), BigInt(RESULTS)]));
    expect(fair).toHaveLength(taken.length);
    expect(chances.map((chance) => chooseFor(chance, isHigher))).toEqual(taken.map(({ choose }) => choose));
  }
});

it.each([
  [7_455, true],
  [7_455, false],
  [100, false],
  [9_899, true],
])('wins on as many results as its chance states: %i', (choose, isHigher) => {
  const choice = { choose, isHigher };
  const right = numbers(RESULTS).filter((result) => isRolled(choice, result));
  expect(right).toHaveLength(rollerChance(choice));
  const paid = numbers(RESULTS).filter(
    (result) => begin(ROLLER_RULES, choice, result, UNBOUNDED).end === 'finished',
  );
  expect(paid).toEqual(right);
});

it('refuses a stake that could exceed the highest profit', () => {
  const choice = { choose: 100, isHigher: false };
  const first = { result: 0, rate: 0n, done: true };
  const refused = (amount: bigint) =>
    startPasses(ROLLER_RULES, choice, first, { amount, maxProfit: 97n * RATE_ONE });
  expect([refused(RATE_ONE), refused(RATE_ONE + 1n)]).toEqual([false, true]);
});
