import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostStake, scaled, stepped } from './amountSteps.ts';

const LIMITS = { min: 100_000n, max: 500_000_000n };
const amounts = fc.bigInt(LIMITS.min / 100n, LIMITS.max / 100n).map((units) => units * 100n);
const balances = fc.option(fc.bigInt(0n, 1_000_000_000n), { nil: null });

describe('steps of an amount', () => {
  it('are a tenth of the value of its first digit: small for small amounts, large for large ones', () => {
    expect(stepped(100_000n, 1, LIMITS, null)).toBe(200_000n);
    expect(stepped(9_900_000n, 1, LIMITS, null)).toBe(10_000_000n);
    expect(stepped(10_000_000n, 1, LIMITS, null)).toBe(11_000_000n);
    expect(stepped(10_000_000n, -1, LIMITS, null)).toBe(9_900_000n);
    expect(stepped(10_000_000n, 10, LIMITS, null)).toBe(20_000_000n);
  });

  it('go from between two of them to the next one, in either direction', () => {
    expect(stepped(150_000n, 1, LIMITS, null)).toBe(200_000n);
    expect(stepped(150_000n, -1, LIMITS, null)).toBe(100_000n);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 12 }), (amount, steps) => {
        const on = stepped(amount, 1, LIMITS, null);
        const up = stepped(on, steps, LIMITS, null);
        if (up < LIMITS.max) expect(stepped(up, -steps, LIMITS, null)).toBe(on);
      }),
    );
  });

  it('never exceed the limits or the balance', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: -20, max: 20 }), balances, (amount, steps, balance) => {
        const now = stepped(amount, steps, LIMITS, balance);
        expect(now >= LIMITS.min && now <= LIMITS.max).toBe(true);
        if (balance !== null && balance >= LIMITS.min) expect(now <= balance).toBe(true);
        if (steps > 0 && amount < LIMITS.max && balance === null) expect(now > amount).toBe(true);
        if (steps < 0 && amount > LIMITS.min && balance === null) expect(now < amount).toBe(true);
      }),
    );
  });
});

it('halves and doubles in whole units, within the limits and the balance', () => {
  expect(scaled(150_100n, [1n, 2n], LIMITS, null)).toBe(100_000n);
  expect(scaled(300_300n, [1n, 2n], LIMITS, null)).toBe(150_100n);
  expect(scaled(300_000n, [2n, 1n], LIMITS, 450_000n)).toBe(450_000n);
  expect(scaled(400_000_000n, [2n, 1n], LIMITS, null)).toBe(LIMITS.max);
});

it('finds the highest affordable amount, in whole units', () => {
  expect(mostStake(LIMITS, null)).toBe(LIMITS.max);
  expect(mostStake(LIMITS, 123_456n)).toBe(123_400n);
  expect(mostStake(LIMITS, 5n)).toBe(LIMITS.max);
  expect(mostStake({ min: 150n, max: 900n }, 199n)).toBe(150n);
});
