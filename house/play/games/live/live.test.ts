import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LiveRound, LiveTable } from '../../../../contract/games/live/channel.ts';
import { gamesLive, gamesLiveRound } from '../../../../contract/games/live/operations.ts';
import { ROUND_GAMES, type RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { Database } from '../../../core/db/database.ts';
import type { TestChannel } from '../../../testing/core/testChannel.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { seedChains } from '../../../testing/games/testChain.ts';
import { TestPlayer } from '../../../testing/games/testPlayer.ts';
import { TESTED_TABLES } from '../../../testing/games/testTables.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { GAMES } from '../games.ts';

/** Flights of some seconds at most. */
const SHORT = Array.from({ length: 40 }, () => ({ from: 10_100n, to: 13_000n }));
const TIMEOUT = { timeout: 25_000, interval: 50 };
const pace = { betting: 1_500, reveal: 700 };
const config = {
  crash: { preparation: 1_500, squib: 300 },
  ...Object.fromEntries(Object.keys(TESTED_TABLES).map((game) => [game, pace])),
  wingo: { fastest: 3_000, faster: 60_000, standard: 120_000, closed: 1_000 },
};

let database: Database;
let first: TestHouse;
let second: TestHouse;
let visitor: TestChannel;
let received: LiveRound[];
beforeAll(async () => {
  database = await createTestDatabase();
  await seedChains(database, SHORT);
  const games = Object.values(GAMES);
  first = await TestHouse.start({ database, config, games });
  second = await TestHouse.start({ database, config, games });
  // The second house leads no game and gets all events over the bus.
  visitor = second.connect();
  received = visitor.collect(gamesLiveRound);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await database.close();
});

const of = (game: RoundGameKey) => received.filter((round) => round.game === game);

/** A game's lobby entry, once it has a result. */
async function tableOf(channel: TestChannel, game: RoundGameKey): Promise<LiveTable> {
  return vi.waitFor(async () => {
    const { tables } = await channel.call(gamesLive);
    const table = tables.find(({ round }) => round.game === game);
    expect(table?.past.length).toBeGreaterThan(0);
    return table as LiveTable;
  }, TIMEOUT);
}

it.each(ROUND_GAMES)(
  'publishes the rounds of %s to everybody: opened, closed, with a result',
  async (game) => {
    const ended = await vi.waitFor(() => {
      const found = of(game).findLast(
        ({ roundId, result }) =>
          result && of(game).filter((one) => one.roundId === roundId && !one.result).length > 1,
      );
      expect(found).toBeDefined();
      return found as LiveRound;
    }, TIMEOUT);
    const [opened, closed] = of(game).filter(({ roundId }) => roundId === ended.roundId);
    expect(opened?.serverTime).toBeLessThan(ended.closeTime);
    expect(closed?.serverTime).toBeGreaterThanOrEqual(ended.closeTime - 5);
    expect(ended.startTime).toBeLessThan(ended.closeTime);
    expect(ended.endTime).toBeGreaterThanOrEqual(ended.closeTime);
    expect(ended.result).toHaveLength(game === 'dice' ? 3 : 1);
    for (const number of ended.result ?? []) expect(number).toMatch(/^\d+$/);
    for (const channel of [visitor, first.connect()]) {
      const { past } = await tableOf(channel, game);
      expect(past).toContainEqual({ roundId: ended.roundId, result: ended.result });
    }
  },
);

it('counts the bets of a round up to its closing', async () => {
  const player = await TestPlayer.register(first);
  const roundId = await vi.waitFor(async () => {
    const { roundId: id, status } = await player.game();
    expect(status).toBe('preparation');
    await player.bet(id);
    return id;
  }, TIMEOUT);
  await vi.waitFor(
    () => expect(of('crash').some((round) => round.roundId === roundId && round.betCount === 1)).toBe(true),
    TIMEOUT,
  );
});

it('has the results from before a house opened', async () => {
  const third = await TestHouse.start({ database, config, games: Object.values(GAMES) });
  const { past } = await tableOf(visitor, 'dice');
  const late = third.connect();
  await vi.waitFor(async () => {
    const known = (await tableOf(late, 'dice')).past;
    expect(known).toEqual(expect.arrayContaining(past.slice(0, 3)));
  }, TIMEOUT);
  await third.close();
});
