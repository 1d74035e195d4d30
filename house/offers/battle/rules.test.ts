import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fighter, ownRank, standsBefore, toPass } from './rules.ts';

const fighters = fc
  .uniqueArray(fc.record({ userId: fc.bigInt(1n, 30n), staked: fc.bigInt(1n, 12n) }), {
    selector: ({ userId }) => userId,
    maxLength: 12,
  })
  .map((all) => all.toSorted((a, b) => (standsBefore(a, b) ? -1 : 1)));
const prizes = fc
  .integer({ min: 1, max: 6 })
  .map((count) => Array.from({ length: count }, (_, i) => BigInt(9 - i)));

it('computes exactly the stake needed to pass another player: one less is too little', () => {
  fc.assert(
    fc.property(fighters, (all) => {
      for (const [i, own] of all.entries()) {
        for (const other of all.slice(0, i)) {
          const missing = toPass(own, other);
          const with_ = (more: bigint): Fighter => ({ ...own, staked: own.staked + more });
          expect(standsBefore(with_(missing), other)).toBe(true);
          expect(standsBefore(with_(missing - 1n), other)).toBe(false);
        }
      }
    }),
  );
});

it('computes the own rank, its prize and the stakes to higher ranks, with and without stakes', () => {
  fc.assert(
    fc.property(fighters, prizes, (all, table) => {
      for (const [i, own] of all.entries()) {
        const { place, staked, prize, toNext, toPrize } = ownRank(all, i, own.userId, table);
        expect([place, staked, prize]).toEqual([i + 1, own.staked, table[i] ?? null]);
        expect(toNext).toBe(i === 0 ? null : toPass(own, all[i - 1]!));
        expect(toPrize).toBe(i < table.length ? null : toPass(own, all[table.length - 1]!));
      }
      const last = all[table.length - 1];
      const none = { userId: 99n, staked: 0n };
      expect(ownRank(all, null, 99n, table)).toEqual({
        ...{ place: null, staked: 0n, prize: null, toNext: 0n },
        toPrize: last ? toPass(none, last) : 0n,
      });
    }),
  );
});
