import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import { userLimitsSessionStep } from '../../../contract/http/people/limits.ts';
import type { RecordRequest } from '../../../contract/http/play/inputs/records.ts';
import {
  slotGameRecord,
  slotGameRecordRound,
  slotGameStatistics,
} from '../../../contract/http/play/records.ts';
import { startSoloHouse } from '../../testing/solo/soloHouse.ts';
import type { AnyRound } from '../../testing/solo/testedGame.ts';
import { TESTED_SOLO } from '../../testing/solo/testedGames.ts';
import { SoloPlayerAt, STAKE, STEPPED } from '../../testing/solo/testSolo.ts';
import type { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startSoloHouse();
});
afterAll(() => house.close());

const page = ({ token }: SoloPlayerAt, input: Partial<RecordRequest> = {}) =>
  house.call(slotGameRecord, { token, input: { count: 60, ...input } });
const detail = ({ token }: SoloPlayerAt, id: string) =>
  house.call(slotGameRecordRound, { token, input: { id } });

/** Plays rounds until one does not end by a lost first step. */
async function played(player: SoloPlayerAt): Promise<AnyRound> {
  let { round } = await player.start();
  while (!round.over) ({ round } = round.rate === '0' ? await player.move(round) : await player.cash(round));
  return round;
}

describe.each(SOLO_GAMES)('a round of %s', (game) => {
  it("is in its player's list, with its bet, its steps and their money movements", async () => {
    const player = await SoloPlayerAt.register(house, game);
    const round = await played(player);
    const { items } = await page(player);
    const net = BigInt(round.win) - BigInt(round.amount);
    expect(items).toMatchObject([
      {
        game,
        roundId: round.roundId,
        type: 'instant',
        status: net > 0n ? 'won' : net < 0n ? 'lost' : 'returned',
        ...{ staked: STAKE, returned: round.win, givenBack: '0', net: net.toString() },
      },
    ]);
    const { resultOf, bet } = TESTED_SOLO[game];
    const parts = resultOf(round);
    const stepped = STEPPED.includes(game);
    expect(items[0]?.result).toEqual(stepped ? parts.slice(-1) : parts);
    const shown = await detail(player, items[0]?.id ?? '');
    expect(shown.round).toEqual(items[0]);
    expect(shown.steps).toEqual(stepped ? parts : []);
    const rate = round.win === '0' ? null : (bet?.rate ?? round.rate);
    expect(shown.bets).toMatchObject([{ amount: STAKE, payout: round.win, rate }]);
    expect(shown.bets[0]?.pool).toBe(bet?.pool ?? null);
    const balanceOfMoves = shown.transactions.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expect(balanceOfMoves).toBe(net);
    const other = await SoloPlayerAt.register(house, game);
    expect((await page(other)).items).toEqual([]);
    await expect(detail(other, items[0]?.id ?? '')).rejects.toThrow();
  });

  it("counts in the game's statistics", async () => {
    const player = await SoloPlayerAt.register(house, game);
    const { token } = player;
    await house.call(userLimitsSessionStep, { token, input: { step: 'enter' as const } });
    const rounds = [await played(player), await played(player)];
    const returned = rounds.reduce((sum, { win }) => sum + BigInt(win), 0n);
    const { stretch, day } = await house.call(slotGameStatistics, { token, input: { game } });
    const sums = { bets: 2, staked: String(2n * BigInt(STAKE)), returned: returned.toString() };
    expect([stretch, day]).toMatchObject([sums, sums]);
    expect(stretch?.course).toHaveLength(2);
  });
});

describe('solo rounds', () => {
  it('are found by game, kind, status and day, and share pages with those of all games', async () => {
    const wheel = await SoloPlayerAt.register(house, 'colorWheel');
    const mines = new SoloPlayerAt(house, 'mines', wheel);
    const done: AnyRound[] = [];
    for (let i = 0; i < 3; i++) done.push(await played(wheel), await played(mines));
    const ids = done.map(({ roundId }) => roundId).reverse();
    const listed = async (input: Partial<RecordRequest>) =>
      (await page(wheel, input)).items.map(({ roundId }) => roundId);
    expect(await listed({})).toEqual(ids);
    expect(await listed({ game: 'mines' })).toEqual(ids.filter((_, at) => at % 2 === 0));
    expect(await listed({ type: 'instant' })).toEqual(ids);
    expect(await listed({ type: 'table' })).toEqual([]);
    const won = done.filter(({ win }) => BigInt(win) > BigInt(STAKE)).map(({ roundId }) => roundId);
    expect(await listed({ status: 'won' })).toEqual(won.reverse());
    const yesterday = new Date(house.house.clock.now() - 17 * 3_600_000).toISOString().slice(0, 10);
    expect(await listed({ from: yesterday, to: yesterday })).toEqual([]);
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { items, next } = await page(wheel, { count: 2, ...(after && { after }) });
      seen.push(...items.map(({ roundId }) => roundId));
      after = next;
    }
    expect(seen).toEqual(ids);
  });

  it('have no result while open, and in mines do not reveal what is under closed tiles', async () => {
    const player = await SoloPlayerAt.register(house, 'mines');
    let { round } = await player.start({ mineCount: 1 });
    ({ round } = await player.move(round));
    if (round.over) return;
    const { items } = await page(player, { status: 'open' });
    expect(items).toMatchObject([{ status: 'open', net: `-${STAKE}`, result: null }]);
    const shown = await detail(player, items[0]?.id ?? '');
    expect(shown.steps).toEqual(['gem']);
    expect(shown.bets).toMatchObject([{ status: 'placed', payout: '0', rate: null }]);
  });

  it('list a stake on several colours as one on each', async () => {
    const player = await SoloPlayerAt.register(house, 'colorWheel');
    const amount = '1000000';
    const colors = ['grey', 'red', 'blue'] as const;
    const { round } = await player.start({ stakes: colors.map((color) => ({ color, amount })) });
    const [row] = (await page(player)).items;
    expect(row?.stakes.map(({ pool }) => pool)).toEqual(colors);
    expect(row?.stakes.reduce((sum, { payout }) => sum + BigInt(payout), 0n)).toBe(BigInt(round.win));
    for (const { pool, status, bets } of row?.stakes ?? [])
      expect([status, bets]).toEqual([pool === round.color ? 'cashed' : 'lost', 1]);
    const { bets } = await detail(player, row?.id ?? '');
    expect(bets.map(({ pool, amount: staked }) => [pool, staked])).toEqual(
      colors.map((color) => [color, amount]),
    );
  });
});
