import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, Refusal } from '../../../../contract/errors.ts';
import { hashText } from '../../../../contract/fairness.ts';
import { rateAt } from '../../../../contract/games/crash/rules.ts';
import type { RoundSecret } from '../../rounds/game.ts';
import { flightOf } from './chain.ts';
import { checkStake, judgeEscape, lateness } from './judge.ts';

const LIFT_OFF = 1_000_000;
/** Ends at 7.88 (games.md's vector). */
const round = {
  game: 'crash',
  id: 7n,
  state: 'closed' as const,
  betsAfter: 0n,
  startsAt: LIFT_OFF,
  secret: hashText('kilat') as RoundSecret,
  public: { seedPubHash: hashText('salt') },
};
const END = LIFT_OFF + flightOf(round).ms;
const queued = { ...round, state: 'queued' as const, startsAt: null };
/** Past its lift-off time but not closed: betting may continue. */
const undecided = { ...round, state: 'open' as const };
const LIMITS = { min: 100n, max: 500_000n, maxProfit: 10_000_000n };

const refused = (code: ErrorCode) => ({ kind: 'refused', why: expect.objectContaining({ code }) });

describe('an escape is judged by its arrival', () => {
  it('pays the rate of that millisecond, always below the target', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: LIFT_OFF, max: END - 1 }),
        fc.constantFrom('cashOut', null),
        (at, intent) => {
          expect(judgeEscape(round, intent, at)).toEqual({ kind: 'cashOut', rate: rateAt(at - LIFT_OFF) });
          expect(rateAt(at - LIFT_OFF)).toBeLessThan(flightOf(round).target);
        },
      ),
    );
  });

  it('is too late from the millisecond in which the target is reached', () => {
    for (const intent of ['cashOut', 'cancel', null] as const) {
      expect(judgeEscape(round, intent, END)).toEqual(refused(712));
      expect(judgeEscape(round, intent, END + 60_000)).toEqual(refused(712));
    }
    expect(judgeEscape(round, 'cashOut', END - 1).kind).toBe('cashOut');
  });

  it('takes the bet back before lift-off, and never in flight', () => {
    for (const intent of ['cancel', null] as const) {
      expect(judgeEscape(round, intent, LIFT_OFF - 1)).toEqual({ kind: 'cancel' });
      expect(judgeEscape(queued, intent, END)).toEqual({ kind: 'cancel' });
    }
    expect(judgeEscape(round, 'cancel', LIFT_OFF)).toEqual(refused(716));
    expect(judgeEscape(round, 'cashOut', LIFT_OFF - 1)).toEqual(refused(712));
    expect(judgeEscape(queued, 'cashOut', LIFT_OFF)).toEqual(refused(712));
  });
});

describe('a round past its lift-off time that is still open', () => {
  it('gives the same answer before and after its target', () => {
    fc.assert(
      fc.property(fc.integer({ min: LIFT_OFF, max: 2 * END - LIFT_OFF }), (at) => {
        expect(lateness(undecided, at)?.code).toBe(716);
        for (const intent of ['cashOut', 'cancel', null] as const)
          expect(judgeEscape(undecided, intent, at)).toEqual(refused(712));
      }),
    );
  });

  it('takes bets and returns them before its lift-off', () => {
    expect(lateness(undecided, LIFT_OFF - 1)).toBeNull();
    expect(judgeEscape(undecided, null, LIFT_OFF - 1)).toEqual({ kind: 'cancel' });
  });
});

describe('a bet', () => {
  it('is too late from lift-off on: 716 in flight, 712 after the end', () => {
    expect(lateness(round, LIFT_OFF - 1)).toBeNull();
    expect(lateness(queued, END)).toBeNull();
    expect(lateness(round, LIFT_OFF)?.code).toBe(716);
    expect(lateness(round, END - 1)?.code).toBe(716);
    expect(lateness(round, END)?.code).toBe(712);
  });

  it('is within the limits, its auto cash-out in whole cents from 1.01 to 99999', () => {
    const outcome = (amount: bigint, rate: bigint | null) => {
      try {
        checkStake(amount, rate, LIMITS);
        return null;
      } catch (error) {
        return error instanceof Refusal ? error.code : error;
      }
    };
    expect(outcome(100n, null)).toBeNull();
    expect(outcome(99n, null)).toBe(702);
    expect(outcome(500_000n, 10_100n)).toBeNull();
    expect(outcome(500_001n, null)).toBe(711);
    for (const good of [10_100n, 20_000n, 999_990_000n]) expect(outcome(100n, good)).toBeNull();
    for (const bad of [0n, 10_000n, 10_099n, 10_150n, 999_990_100n]) expect(outcome(100n, bad)).toBe(3);
  });
});
