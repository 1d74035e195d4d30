import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  diceBet,
  diceCurRound,
  diceMyHistory,
  diceRoundLog,
} from '../../../../contract/games/dice/operations.ts';
import { userBrief } from '../../../../contract/http/people/accounts.ts';
import { payout } from '../../../../contract/money.ts';
import type { Database } from '../../../core/db/database.ts';
import { closeRound } from '../../../money/ledger/bets/rounds.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { pastGuards } from '../../../testing/core/pastGuards.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { diceModule } from '../dice/module.ts';

const GRANT = 100_000_000n;
const STAKE = 1_000_000n;
const TIMEOUT = { timeout: 20_000, interval: 60 };

let database: Database;
let house: TestHouse;
let token: string;

async function open(): Promise<void> {
  house = await TestHouse.start({
    database,
    games: [diceModule],
    config: { databaseUrl: database.url, dice: { betting: 60_000, reveal: 60_000 } },
  });
}

/** The house stops while round 1 takes bets, with a bet on every face. */
beforeEach(async () => {
  database = await createTestDatabase();
  await open();
  token = (await house.register()).token;
  const channel = house.connect(token);
  await vi.waitFor(() => channel.call(diceCurRound, { currency: 'IDR' }), TIMEOUT);
  for (let num = 0; num < 6; num++)
    await channel.call(diceBet, { key: `away-bet-${num}`, roundId: '1', num, amount: `${STAKE}` });
  await house.close();
});

afterEach(async () => {
  await house.close();
  expect(await reconcile(database)).toEqual([]);
  await database.close();
});

/** Simulates that the house has been away for `ms`, by shifting all stored times back. */
async function away(ms: number): Promise<void> {
  const change = `UPDATE rounds SET opens_at = opens_at - $1, starts_at = starts_at - $1, alive_at = alive_at - $1,
    value_at = value_at - $1, value_number = value_number - $1 WHERE game = 'dice' AND id = 1`;
  await pastGuards(database, 'rounds', change, [ms]);
}

/** The round as it was settled, the player's bets and money. */
async function outcome() {
  const channel = house.connect(token);
  const past = await vi.waitFor(async () => {
    const [round] = await channel.call(diceRoundLog, { roundId: '1' });
    if (!round) throw new Error('not settled yet');
    return round;
  }, TIMEOUT);
  const mine = await channel.call(diceMyHistory, {});
  const { balance } = await house.call(userBrief, { token });
  return { past, statuses: new Set(mine.map(({ status }) => status)), balance: BigInt(balance), mine };
}

it('closes as announced if its public value is published, so nobody who may know it can bet', async () => {
  await away(70_000);
  await open();
  const { past, statuses } = await outcome();
  expect(past).toMatchObject({ interrupted: false, voidCause: null });
  expect(past.publicValue).toMatchObject({ source: 'sandbox', at: past.closeTime });
  expect(statuses).toEqual(new Set(['cashed', 'lost']));
  const late = { key: 'after-gap-1', roundId: '1', num: 0, amount: `${STAKE}` };
  await expect(house.connect(token).call(diceBet, late)).rejects.toMatchObject({ errCode: 712 });
});

it('returns every bet if the house was away for hours', async () => {
  await away(3_600_000);
  await open();
  const { past, statuses, balance } = await outcome();
  expect(past).toMatchObject({ interrupted: true, voidCause: 'bettingLeft' });
  expect(past.bets.map(({ payout: back }) => back)).toEqual(Array(6).fill(`${STAKE}`));
  expect([statuses, balance]).toEqual([new Set(['returned']), GRANT]);
  // The drawn result is still shown.
  const live = await house.connect().call(diceCurRound, { currency: 'IDR' });
  expect(live).toMatchObject({
    roundId: '1',
    status: 1,
    interrupted: true,
    salt: past.salt,
    rand: past.rand,
  });
  expect(live.endTime - live.serverTime).toBeGreaterThan(30_000);
});

it('keeps bets if betting had closed and only the result was missed', async () => {
  await closeRound(database, { game: 'dice', roundId: 1n });
  await away(70_000);
  await open();
  const { past, statuses, balance } = await outcome();
  expect(past.interrupted).toBe(false);
  const rates = [0n, 20_000n, 30_000n, 90_000n];
  const shown = [0, 1, 2, 3, 4, 5].map((num) => past.rand.filter((face) => face === num).length);
  const backs = shown.map((times) => payout(STAKE, rates[times] as bigint));
  expect(past.bets.map(({ payout: back }) => BigInt(back ?? -1))).toEqual(backs);
  expect(statuses).toEqual(new Set(['cashed', 'lost']));
  expect(balance).toBe(GRANT - 6n * STAKE + backs.reduce((sum, back) => sum + back, 0n));
});

it('keeps the end of its betting if the house is back before that', async () => {
  await away(30_000);
  await open();
  await vi.waitFor(async () => {
    const live = await house.connect(token).call(diceCurRound, { currency: 'IDR' });
    expect(live).toMatchObject({ roundId: '1', status: 0, salt: null, betTotal: `${6n * STAKE}` });
    expect(live.closeTime - live.serverTime).toBeLessThan(31_000);
  }, TIMEOUT);
});
