import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { gamesLiveSolo, gamesLiveSoloWins } from '../../../contract/games/live/operations.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import { startSoloHouse } from '../../testing/solo/soloHouse.ts';
import type { AnyRound } from '../../testing/solo/testedGame.ts';
import { SoloPlayerAt, STEPPED } from '../../testing/solo/testSolo.ts';
import type { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startSoloHouse();
});
afterAll(() => house.close());

/** Longer than the delay of results plus the interval of lobby updates. */
const SOON = { timeout: 20_000, interval: 100 };

/** Plays until a round is open, or is won with more than its stake. */
async function until(player: SoloPlayerAt, state: 'won' | 'open'): Promise<AnyRound> {
  for (;;) {
    let { round } = await player.start();
    while (!round.over && round.rate === '0') ({ round } = await player.move(round));
    if (state === 'open' && !round.over) return round;
    if (!round.over) ({ round } = await player.cash(round));
    if (BigInt(round.win) > BigInt(round.amount)) return round;
  }
}

it('publishes the last win at each game to everybody, at intervals, by one subscription, including later subscribers', async () => {
  const visitor = house.connect();
  const shownWins = visitor.collect(gamesLiveSoloWins);
  const wins = new Map<SoloGameKey, AnyRound>();
  for (const game of SOLO_GAMES)
    wins.set(game, await until(await SoloPlayerAt.register(house, game, 1_000_000_000n), 'won'));
  await vi.waitFor(() => {
    const last = new Map(shownWins.flat().map(({ game, bet }) => [game, bet]));
    for (const [game, { roundId, win }] of wins) expect(last.get(game)).toMatchObject({ roundId, win });
  }, SOON);
  const { wins: known, waiting } = await house.connect().call(gamesLiveSolo);
  expect(known.map(({ game, bet }) => [game, bet.roundId])).toEqual(
    SOLO_GAMES.map((game) => [game, wins.get(game)?.roundId]),
  );
  expect(waiting).toEqual([]);
});

it.each(STEPPED)("publishes a player's open round of %s only to that player", async (game) => {
  const player = await SoloPlayerAt.register(house, game, 1_000_000_000n);
  const { roundId, amount, rate, currency } = await until(player, 'open');
  const waiting = async ({ channel }: SoloPlayerAt) => (await channel.call(gamesLiveSolo)).waiting;
  expect(await waiting(player)).toEqual([{ game, roundId, amount, rate, currency }]);
  expect(await waiting(await SoloPlayerAt.register(house, game))).toEqual([]);
  await player.cash({ roundId });
  expect(await waiting(player)).toEqual([]);
});
