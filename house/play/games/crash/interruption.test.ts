import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crashMyHistory, crashRoundHistory } from '../../../../contract/games/crash/operations.ts';
import { payout } from '../../../../contract/money.ts';
import type { Database } from '../../../core/db/database.ts';
import { rounds } from '../../../money/ledger/bets/roundTables.ts';
import { pastGuards } from '../../../testing/core/pastGuards.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { type KnownRound, seedTargets } from '../../../testing/games/testChain.ts';
import { TestPlayer } from '../../../testing/games/testPlayer.ts';
import { TestHouse } from '../../../testing/testHouse.ts';

const GRANT = 100_000_000n;
const STAKE = 1_000_000n;
const TIMEOUT = { timeout: 15_000, interval: 60 };

let database: Database;
let house: TestHouse;
let round: KnownRound;

async function open(preparation: number): Promise<void> {
  house = await TestHouse.start({
    database,
    config: { databaseUrl: database.url, crash: { preparation, squib: 300 } },
  });
}

beforeEach(async () => {
  database = await createTestDatabase();
  // Long enough to still be in flight throughout the test.
  [round] = (await seedTargets(database, [{ from: 80_000n, to: 400_000n }])) as [KnownRound];
});

afterEach(async () => {
  await house.close();
  await database.close();
});

/** Simulates that the house has been away from round 1 for `ms`, by shifting all stored times back. */
async function away(ms: number): Promise<void> {
  const change = `UPDATE rounds SET starts_at = starts_at - $1, alive_at = alive_at - $1 WHERE game = 'crash' AND id = 1`;
  await pastGuards(database, 'rounds', change, [ms]);
}

/** Places bets of two players on round 1, one of them with an auto cash-out at 2.00. */
async function seat(): Promise<{ auto: TestPlayer; open: TestPlayer }> {
  const auto = await TestPlayer.register(house);
  const manual = await TestPlayer.register(house);
  await vi.waitFor(async () => expect((await auto.game()).roundId).toBe('1'), TIMEOUT);
  await auto.bet('1', { rate: '20000' });
  await manual.bet('1');
  return { auto, open: manual };
}

/** The house stops and returns after `ms`; the players stay signed in. */
async function comeBack(ms: number, preparation: number): Promise<void> {
  await house.close();
  await away(ms);
  await open(preparation);
}

const history = async () => house.connect().call(crashRoundHistory, {});
const statusOf = async ({ token }: TestPlayer) =>
  (await house.connect(token).call(crashMyHistory, {})).map(({ status }) => status);

async function balanceOf({ token }: TestPlayer): Promise<bigint> {
  const answer = await house.request('GET', '/main/user/brief', { token });
  return BigInt(String(answer.json.balance));
}

describe('a house that was away in flight', () => {
  it('for more than two seconds pays auto cash-outs up to the target and returns every other bet', async () => {
    await open(4_000);
    const { auto, open: manual } = await seat();
    await vi.waitFor(async () => expect((await auto.game()).status).toBe('goUp'), TIMEOUT);
    await comeBack(5_000, 500);
    await vi.waitFor(async () => expect(await history()).toHaveLength(1), TIMEOUT);
    expect((await history())[0]).toMatchObject({
      interrupted: true,
      hash: round.hash,
      target: round.target.toString(),
    });
    expect([await statusOf(auto), await statusOf(manual)]).toEqual([['cashed'], ['returned']]);
    expect(await balanceOf(auto)).toBe(GRANT - STAKE + payout(STAKE, 20_000n));
    expect(await balanceOf(manual)).toBe(GRANT);
  });

  it('for less continues the flight', async () => {
    await open(4_000);
    const { auto, open: manual } = await seat();
    await vi.waitFor(async () => expect((await auto.game()).status).toBe('goUp'), TIMEOUT);
    await house.close();
    // Allows for the time that a busy machine takes to start the house again.
    await database.orm
      .update(rounds)
      .set({ aliveAt: Date.now() + 2_000 })
      .where(and(eq(rounds.game, 'crash'), eq(rounds.id, 1n)));
    await open(500);
    await vi.waitFor(async () => expect((await house.connect().call(GAME)).status).toBe('goUp'), TIMEOUT);
    expect(await history()).toEqual([]);
    expect([await statusOf(auto), await statusOf(manual)]).toEqual([['placed'], ['placed']]);
    const again = house.connect(manual.token);
    const paid = await again.call(ESCAPE, { key: 'after the gap' });
    expect(paid.own.status).toBe('cashed');
  });
});

describe('a house that was away before lift-off', () => {
  it('for less than two seconds lifts off as announced', async () => {
    await open(4_000);
    const { auto } = await seat();
    const { startTime } = await auto.game();
    await house.close();
    // Allows for the time that a busy machine takes to start the house again.
    await database.orm
      .update(rounds)
      .set({ aliveAt: startTime })
      .where(and(eq(rounds.game, 'crash'), eq(rounds.id, 1n)));
    await open(4_000);
    await vi.waitFor(async () => expect((await house.connect().call(GAME)).status).toBe('goUp'), TIMEOUT);
    expect((await house.connect().call(GAME)).startTime).toBe(startTime);
    expect(await statusOf(auto)).toEqual(['placed']);
  });

  it('and misses the lift-off prepares again, takes bets and lifts off later', async () => {
    await open(30_000);
    const { auto, open: manual } = await seat();
    const left = (await auto.game()).startTime - Date.now();
    await comeBack(60_000, 30_000);
    const live = await vi.waitFor(async () => {
      const game = await house.connect().call(GAME);
      expect(game).toMatchObject({ roundId: '1', status: 'preparation' });
      return game;
    }, TIMEOUT);
    // The last heartbeat may be half a second old.
    expect(live.startTime - live.serverTime).toBeGreaterThan(left - 5_000);
    expect(live.startTime - live.serverTime).toBeLessThan(left + 1_000);
    expect(await statusOf(auto)).toEqual(['placed']);
    // Players can still take their bets back, and others can bet.
    const again = house.connect(manual.token);
    expect((await again.call(ESCAPE, { key: 'take it back' })).own.status).toBe('returned');
    await (await TestPlayer.register(house)).bet('1');
    expect(await balanceOf(manual)).toBe(GRANT);
    expect(await history()).toEqual([]);
  });

  it('for hours decides the round by its hash alone', async () => {
    await open(30_000);
    const { auto, open: manual } = await seat();
    await comeBack(3_600_000, 500);
    await vi.waitFor(async () => expect(await history()).toHaveLength(1), TIMEOUT);
    expect((await history())[0]?.interrupted).toBe(true);
    expect([await statusOf(auto), await statusOf(manual)]).toEqual([['cashed'], ['returned']]);
  });
});

/** Takes the leadership of crash, so no house leads it until the returned function is called. */
async function holdLead(): Promise<() => Promise<void>> {
  const client = await database.pool.connect();
  await client.query("SELECT pg_advisory_lock(hashtextextended('lead:crash', 0))");
  return async () => {
    await client.query("SELECT pg_advisory_unlock(hashtextextended('lead:crash', 0))");
    client.release();
  };
}

it('decides nothing by the target while nobody leads at lift-off, because betting continues', async () => {
  await open(4_000);
  const { open: manual } = await seat();
  const { startTime } = await manual.game();
  await house.close();
  const letLead = await holdLead();
  await open(4_000);
  const again = house.connect(manual.token);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(startTime + 100), TIMEOUT);
  const late = house.connect((await TestPlayer.register(house)).token);
  await expect(late.call(BET, { key: 'after its lift-off' })).rejects.toMatchObject({ errCode: 716 });
  const cashOut = again.call(CASH_OUT, { key: 'at which rate' });
  await database.orm
    .update(rounds)
    .set({ aliveAt: startTime - 2_500 })
    .where(and(eq(rounds.game, 'crash'), eq(rounds.id, 1n)));
  await letLead();
  await expect(cashOut).rejects.toMatchObject({ errCode: 712 });
  expect(await house.connect().call(GAME)).toMatchObject({ roundId: '1', status: 'preparation' });
  expect(await statusOf(manual)).toEqual(['placed']);
  expect((await late.call(BET, { key: 'betting goes on' })).own.status).toBe('placed');
});

const GAME = {
  document: '{ crashCurGame(currency: "IDR") { roundId status startTime serverTime } }',
  field: 'crashCurGame',
  types: () => ({}) as { roundId: string; status: string; startTime: number; serverTime: number },
};
const ESCAPE = {
  document: `mutation ($key: ID!) { crashEscape(key: $key, roundId: "1") { own { status } } }`,
  field: 'crashEscape',
  types: (_variables: { key: string }) => ({}) as { own: { status: string } },
};
const CASH_OUT = {
  ...ESCAPE,
  document: `mutation ($key: ID!) { crashEscape(key: $key, roundId: "1", intent: cashOut) { own { status } } }`,
};
const BET = {
  document: `mutation ($key: ID!) { crashBet(key: $key, roundId: "1", amount: "1000000", currency: "IDR") { own { status } } }`,
  field: 'crashBet',
  types: (_variables: { key: string }) => ({}) as { own: { status: string } },
};
