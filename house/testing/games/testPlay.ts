import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import type { PoolEnd, PoolStart } from '../../../contract/games/pools/channel.ts';
import { payout } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../core/testDatabase.ts';
import { TestHouse } from '../testHouse.ts';
import { freshRound, type KnownPools, PoolPlayer, type TestedGame } from './testPool.ts';

const GRANT = 100_000_000n;
const STAKE = 1_000_000n;
const TIMEOUT = { timeout: 20_000, interval: 40 };

const code = (errCode: number) => expect.objectContaining({ errCode });

/** Shared test: plays whole rounds of a game over real sockets, on two houses that share a database. */
export function testPlay<Result, Bet, BetArguments>(game: TestedGame<Result, Bet, BetArguments>): void {
  const { operations, rules, plain } = game;
  let database: Database;
  let house: TestHouse;
  let other: TestHouse;
  let round: KnownPools;
  let winner: PoolPlayer<Result, Bet, BetArguments>;
  let loser: PoolPlayer<Result, Bet, BetArguments>;
  let pool: string;
  let lost: string;
  let starts: PoolStart[];
  let ends: PoolEnd[];
  let updates: Bet[][];
  let own: { roundId: string; amount: string; bets: Bet[]; balance: string }[];
  const key = randomUUID();
  const at = (list: string[], name: string) => list[rules.pools.indexOf(name)];

  beforeAll(async () => {
    database = await createTestDatabase();
    const config = { ...game.config, databaseUrl: database.url };
    house = await TestHouse.start({ database, config, games: [game.module] });
    other = await TestHouse.start({ database, config, games: [game.module] });
    // Whichever house leads, both get the events.
    const visitor = other.connect();
    starts = visitor.collect(operations.start);
    ends = visitor.collect(operations.end);
    updates = visitor.collect(operations.update);
    [winner, loser] = await Promise.all([PoolPlayer.register(house, game), PoolPlayer.register(other, game)]);
    own = operations.result ? winner.channel.collect(operations.result, { userId: winner.id }) : [];
  });

  afterAll(async () => {
    await house.close();
    await other.close();
    expect(await reconcile(database)).toEqual([]);
    await database.close();
  });

  describe.sequential('a round', () => {
    it('takes several bets of a player, on one pool and on others, each once', async () => {
      round = await freshRound(house, game);
      const { roundId } = round;
      [pool, lost] = [round.winning[0] as string, round.losing[0] as string];
      const first = await winner.bet(roundId, pool, { key });
      expect(first.bet).toMatchObject({ roundId, userId: winner.id, pool, amount: '1000000', back: null });
      expect(BigInt(first.balance)).toBe(GRANT - STAKE);
      expect(await winner.bet(roundId, pool, { key })).toEqual(first);
      await expect(winner.bet(roundId, lost, { key })).rejects.toEqual(code(3));
      await winner.bet(roundId, pool, { amount: '2500000' });
      await winner.bet(roundId, lost);
      // Players of both houses bet on the same round.
      await loser.bet(roundId, lost);
      await vi.waitFor(async () => {
        const { myPoolAmount, poolAmount, betCount, betTotal, myBets } = await winner.snapshot();
        expect([at(myPoolAmount, pool), at(myPoolAmount, lost)]).toEqual(['3500000', '1000000']);
        expect([at(poolAmount, pool), at(poolAmount, lost)]).toEqual(['3500000', '2000000']);
        expect([betCount, betTotal, myBets.length]).toEqual([4, '5500000', 3]);
      }, TIMEOUT);
    });

    it('refuses what it does not take', async () => {
      const { roundId } = round;
      const { min, max } = rules.rangeOf(pool);
      const refused = (call: Promise<unknown>, errCode: number) =>
        expect(call).rejects.toEqual(code(errCode));
      await Promise.all([
        refused(winner.bet(roundId, pool, { amount: `${min - 1n}` }), 702),
        refused(winner.bet(roundId, pool, { amount: `${max + 1n}` }), 711),
        refused(winner.bet(roundId, pool, { amount: '96000000' }), 700),
        refused(winner.bet(roundId, pool, { key: 'short' }), 3),
        refused(winner.bet('99999', pool), 704),
        refused(winner.bet(`${BigInt(roundId) + 1n}`, pool), 704),
      ]);
    });

    it('gives everybody who comes back the same snapshot, and tells no secret', async () => {
      const again = other.connect(winner.token);
      const before = await winner.snapshot();
      const after = await again.call(operations.curRound, { currency: 'IDR' });
      expect({ ...after, serverTime: 0 }).toEqual({ ...before, serverTime: 0 });
      expect(before.salt).toBeNull();
      const visitor = await house.connect().call(operations.curRound, { currency: 'IDR' });
      expect([visitor.myBets, new Set(visitor.myPoolAmount)]).toEqual([[], new Set(['0'])]);
      await expect(again.call(operations.curRound, { currency: 'MXN' })).rejects.toEqual(code(3));
      expect(await again.call(operations.roundLog, { roundId: round.roundId })).toEqual([]);
      const text = JSON.stringify([before, after, visitor, starts, ends, updates]);
      expect(text).not.toContain(round.secret);
      expect(text).toContain(round.hash);
    });

    it('tells everybody of bets in batches', async () => {
      await vi.waitFor(() => expect(updates.flat()).toHaveLength(4), TIMEOUT);
      expect(updates.flat().map((bet) => plain(bet).amount)).toContain('2500000');
    });

    const { result } = operations;
    if (result)
      it('tells nobody of results but their owner', async () => {
        expect(await loser.channel.listen(result, { userId: winner.id }).ended).toBe(3);
        expect(await house.connect().listen(result, { userId: winner.id }).ended).toBe(10004);
      });

    it('ends at its moment with the secret that it was bound to', async () => {
      await vi.waitFor(() => expect(ends.map(({ roundId }) => roundId)).toContain(round.roundId), {
        ...TIMEOUT,
        interval: 2,
      });
      const end = ends.find(({ roundId }) => roundId === round.roundId) as PoolEnd;
      expect(end).toMatchObject({ salt: round.secret, interrupted: false });
      expect(hashText(end.salt)).toBe(round.hash);
      expect(end.serverTime - end.closeTime).toBeLessThan(1_000);
      await expect(loser.bet(round.roundId, pool)).rejects.toEqual(code(712));
    });

    it('answers a known key as before, however late, and shows what every bet brings', async () => {
      const again = await winner.bet(round.roundId, pool, { key });
      expect(again).toMatchObject({ balance: (GRANT - STAKE).toString(), bet: { back: null } });
      const { myBets, roundId } = await winner.snapshot();
      const shown = myBets.map(plain).find(({ betId }) => betId === again.bet.betId);
      if (roundId === round.roundId) expect(shown?.back).toBe(`${payout(STAKE, round.rateOf(pool))}`);
    });

    it('pays every bet at the rate of its pool', async () => {
      const won = payout(STAKE, round.rateOf(pool)) + payout(2_500_000n, round.rateOf(pool));
      const after = GRANT - 4_500_000n + won;
      await vi.waitFor(async () => expect(await winner.balance()).toBe(after), TIMEOUT);
      expect(await loser.balance()).toBe(GRANT - STAKE);
      if (operations.result) {
        await vi.waitFor(() => expect(own).toHaveLength(1), TIMEOUT);
        expect(own[0]).toMatchObject({ roundId: round.roundId, amount: '4500000', balance: `${after}` });
        const backs = own[0]?.bets.map((bet) => BigInt(plain(bet).back ?? -1));
        expect(backs?.reduce((sum, back) => sum + back, 0n)).toBe(won);
      }
      const mine = await winner.channel.call(operations.myHistory, {});
      expect(mine.map(({ status }) => status)).toEqual(['lost', 'cashed', 'cashed']);
      const before = plain(mine[1]?.bet as Bet).betId;
      expect(await winner.channel.call(operations.myHistory, { before })).toEqual(mine.slice(2));
      await expect(winner.channel.call(operations.myHistory, { count: 101 })).rejects.toEqual(code(3));
    });

    it('is over when the next one begins, and kept for a replay', async () => {
      const next = `${BigInt(round.roundId) + 1n}`;
      await vi.waitFor(() => expect(starts.map(({ roundId }) => roundId)).toContain(next), TIMEOUT);
      await expect(loser.bet(round.roundId, pool)).rejects.toEqual(code(716));
      const visitor = house.connect();
      const [past] = await visitor.call(operations.roundLog, { roundId: round.roundId });
      expect(past).toMatchObject({ salt: round.secret, hash: round.hash, interrupted: false });
      expect(past?.bets.map((bet) => plain(bet).pool)).toEqual([pool, pool, lost, lost]);
      const listed = await visitor.call(operations.pastRound, { before: next, count: 1 });
      expect(listed.map(({ roundId }) => roundId)).toEqual([round.roundId]);
      expect(await visitor.call(operations.pastRound, { before: '1' })).toEqual([]);
    });

    it('takes no more on one pool than its most, all bets together', async () => {
      const rich = await PoolPlayer.register(house, game, 10_000_000_000n);
      const next = await freshRound(house, game);
      const [one, two] = rules.pools as [string, string];
      const { min, max } = rules.rangeOf(one);
      await rich.bet(next.roundId, one, { amount: `${max - min}` });
      await expect(rich.bet(next.roundId, one, { amount: `${min + 1n}` })).rejects.toEqual(code(711));
      await rich.bet(next.roundId, one, { amount: `${min}` });
      await rich.bet(next.roundId, two, { amount: `${rules.rangeOf(two).max}` });
    });
  });
}
