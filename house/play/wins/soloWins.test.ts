import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import { slotBigWin, slotHome } from '../../../contract/http/play/catalogue.ts';
import { champion, championMine } from '../../../contract/http/play/champions.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { weekOf } from '../../../contract/marketTime.ts';
import { startSoloHouse } from '../../testing/solo/soloHouse.ts';
import type { AnyRound } from '../../testing/solo/testedGame.ts';
import { SoloPlayerAt } from '../../testing/solo/testSolo.ts';
import type { TestHouse } from '../../testing/testHouse.ts';
import { championEntries, champions } from '../champions/tables.ts';

let house: TestHouse;
/** A win at each game. The lists are requested once all exist, because the house caches them for some seconds. */
const wins = new Map<SoloGameKey, { player: SoloPlayerAt; round: AnyRound }>();
beforeAll(async () => {
  house = await startSoloHouse();
  for (const game of SOLO_GAMES) wins.set(game, await winAt(game));
  const { start, end, monday } = weekOf(house.house.clock.now(), MARKETS.id.timeZone);
  for (const [game, { player }] of wins) {
    const id = `${game}-${monday}`;
    await house.db.orm.insert(champions).values({ id, game, startsAt: start, endsAt: end });
    await house.db.orm
      .insert(championEntries)
      .values({ champion: id, userId: BigInt(player.id), joinedAt: start });
  }
});
afterAll(() => house.close());

/** Plays until a round returns more than its stake. */
async function winAt(game: SoloGameKey): Promise<{ player: SoloPlayerAt; round: AnyRound }> {
  const player = await SoloPlayerAt.register(house, game, 1_000_000_000n);
  for (;;) {
    let { round } = await player.start();
    while (!round.over)
      ({ round } = BigInt(round.rate) > 10_000n ? await player.cash(round) : await player.move(round));
    if (BigInt(round.win) > BigInt(round.amount)) return { player, round };
  }
}

it.each(SOLO_GAMES)(
  'a win at %s is among the biggest, leads to its round, and counts in its championship',
  async (game) => {
    const { player, round } = wins.get(game) ?? expect.fail();
    const { items } = await house.call(slotBigWin, { input: { page: 1, count: 60, id: round.roundId } });
    expect(items).toMatchObject([
      {
        ...{ game, roundId: round.roundId, bot: false },
        ...{ amount: round.amount, payout: round.win, rate: round.rate, at: round.endTime },
      },
    ]);
    const { bigWins } = await house.call(slotHome);
    expect(bigWins).toContainEqual(items[0]);
    // The request of its replay.
    const visitor = new SoloPlayerAt(house, game, { id: '0', token: '' });
    expect(await visitor.one(round.roundId)).toMatchObject({ player: { userId: player.id }, round });

    const board = await house.call(champion, { input: { id: game } });
    expect(board).toMatchObject({
      game,
      players: 1,
      places: [{ place: 1, rate: round.rate, amount: round.amount }],
    });
    const mine = await house.call(championMine, { token: player.token });
    expect(mine.filter((one) => one.mine)).toMatchObject([{ game, mine: { place: 1, rate: round.rate } }]);
  },
);
