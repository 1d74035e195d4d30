import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticketRules, ticketsFor, ticketsHash, verifyTickets } from './tickets.ts';

const U = 100_000n;
const RULES = ticketRules(U);
const amounts = fc.bigInt(0n, 40_000n * U);
const holders = fc.array(fc.stringMatching(/^[!-~]{1,12}$/), { maxLength: 30 });

describe('tickets', () => {
  it('are given for every 50 U deposited and every 500 U staked', () => {
    expect(ticketsFor({ deposited: 50n * U - 1n, staked: 500n * U - 1n }, RULES)).toBe(0);
    expect(ticketsFor({ deposited: 50n * U, staked: 0n }, RULES)).toBe(1);
    expect(ticketsFor({ deposited: 0n, staked: 500n * U }, RULES)).toBe(1);
    expect(ticketsFor({ deposited: 149n * U, staked: 1_750n * U }, RULES)).toBe(2 + 3);
  });

  it('are limited to 200 a week', () => {
    expect(ticketsFor({ deposited: 9_950n * U, staked: 0n }, RULES)).toBe(199);
    expect(ticketsFor({ deposited: 9_950n * U, staked: 500n * U }, RULES)).toBe(200);
    expect(ticketsFor({ deposited: 10n ** 30n, staked: 10n ** 30n }, RULES)).toBe(200);
  });

  it('never decrease, and increase by at most one per step of either', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), (deposited, staked, deposits) => {
        const more = deposits
          ? { deposited: deposited + RULES.deposited, staked }
          : { deposited, staked: staked + RULES.staked };
        const [before, after] = [ticketsFor({ deposited, staked }, RULES), ticketsFor(more, RULES)];
        expect(after).toBe(Math.min(200, before + 1));
      }),
    );
  });
});

describe('the closed list', () => {
  it('is hashed as the documented text', () => {
    const text = '1 k7q2\n2 k7q2\n3 m09x\n';
    expect(ticketsHash(['k7q2', 'k7q2', 'm09x'])).toBe(createHash('sha256').update(text).digest('hex'));
    expect(ticketsHash([])).toBe(createHash('sha256').update('').digest('hex'));
  });

  it('has a different hash with another holder, another order, one more or one less', () => {
    fc.assert(
      fc.property(holders, holders, (one, other) => {
        expect(ticketsHash(one) === ticketsHash(other)).toBe(`${one.join(' ')}` === `${other.join(' ')}`);
        expect(verifyTickets(one, ticketsHash(one))).toBe(true);
        expect(verifyTickets(one, ticketsHash([...one, 'x']))).toBe(false);
      }),
    );
  });

  it.each(['', 'a b', 'a\n2', 'é'])('rejects a holder with an ambiguous name: %j', (holder) => {
    expect(() => ticketsHash(['a', holder])).toThrow(RangeError);
    expect(verifyTickets(['a', holder], ticketsHash(['a']))).toBe(false);
  });
});
