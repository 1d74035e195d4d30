import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticketRules, ticketsFor } from '../../../contract/promotions/lottery/tickets.ts';
import { stepTo } from './stepTo.ts';

it('is the exact amount that yields the next ticket', () => {
  const rules = { ...ticketRules(100n), most: 1_000_000 };
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), (staked) => {
      const { missing, percent } = stepTo(staked, rules.staked);
      const tickets = (more: bigint) => ticketsFor({ deposited: 0n, staked: staked + more }, rules);
      expect(tickets(missing)).toBe(tickets(0n) + 1);
      expect(tickets(missing - 1n)).toBe(tickets(0n));
      expect(percent).toBe(Number(((rules.staked - missing) * 100n) / rules.staked));
    }),
  );
});
