import { afterEach, expect, it, vi } from 'vitest';
import { crashRoundHistory } from '../../../../contract/games/crash/operations.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { TestTime } from '../../../testing/core/testTime.ts';
import { type KnownRound, seedTargets } from '../../../testing/games/testChain.ts';
import { TestPlayer } from '../../../testing/games/testPlayer.ts';
import { TestHouse } from '../../../testing/testHouse.ts';

const TIMEOUT = { timeout: 60_000, interval: 60 };

let database: Database;
let house: TestHouse;
let round: KnownRound;
let time: TestTime;

/** A house whose first flight ends between these rates. */
async function open(from: bigint, to: bigint): Promise<void> {
  database = await createTestDatabase();
  [round] = (await seedTargets(database, [{ from, to }])) as [KnownRound];
  house = await TestHouse.start({
    database,
    config: { databaseUrl: database.url, crash: { preparation: 4_000, squib: 300 } },
  });
  time = new TestTime(database);
}
afterEach(async () => {
  await house.close();
  await database.close();
});

/** A player with a bet on the round now in flight. */
async function inFlight(): Promise<TestPlayer> {
  const player = await TestPlayer.register(house);
  await vi.waitFor(async () => expect((await player.game()).roundId).toBe('1'), TIMEOUT);
  await player.bet('1');
  await vi.waitFor(async () => expect((await player.game()).status).toBe('goUp'), TIMEOUT);
  return player;
}

const ended = () =>
  vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      "SELECT interrupted FROM rounds WHERE game = 'crash' AND id = 1 AND state = 'settled'",
    );
    expect(rows).toHaveLength(1);
    return rows[0].interrupted;
  }, TIMEOUT);

it.each([
  // About four seconds of flight.
  { step: 'back', ms: -5_000, from: 13_000n, to: 16_000n },
  // About fifteen seconds, of which a third is skipped.
  { step: 'forward', ms: 5_000, from: 30_000n, to: 40_000n },
])(
  "a flight continues to its target when the database's clock steps $step by five seconds",
  async ({ ms, from, to }) => {
    await open(from, to);
    const player = await inFlight();
    await time.step(ms, house.house.clock);
    expect(await ended()).toBe(false);
    const [last] = await house.connect().call(crashRoundHistory, {});
    expect(last).toMatchObject({ roundId: '1', target: round.target.toString(), interrupted: false });
    expect(await player.balance()).toBe(99_000_000n);
  },
);
