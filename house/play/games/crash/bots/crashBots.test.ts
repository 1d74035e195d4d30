import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashText } from '../../../../../contract/fairness.ts';
import {
  crashBetInfo,
  crashCurGame,
  crashEscapeInfo,
  crashRoundHistory,
  crashRoundLog,
  crashStart,
} from '../../../../../contract/games/crash/operations.ts';
import { slotBigWin } from '../../../../../contract/http/play/catalogue.ts';
import { MARKETS } from '../../../../../contract/markets.ts';
import { payout } from '../../../../../contract/money.ts';
import { users } from '../../../../people/accounts/tables.ts';
import { createTestDatabase } from '../../../../testing/core/testDatabase.ts';
import { seedTargets } from '../../../../testing/games/testChain.ts';
import { TestHouse } from '../../../../testing/testHouse.ts';
import type { RoundSecret } from '../../../rounds/game.ts';
import { CrashBots } from './crashBots.ts';

const TIMEOUT = { timeout: 20_000, interval: 250 };
const PAGE = { page: 1, count: 20 };
/** Tables to which demo players must not write. */
const UNWRITTEN = ['bets', 'ledger_operations', 'ledger_transfers', 'day_totals', 'big_wins'];

/** Ends at 7.88 (games.md's vector). */
const ROUND = {
  ...{ game: 'crash', id: 1n, betsAfter: 0n, secret: hashText('kilat') as RoundSecret },
  public: { seedPubHash: hashText('salt') },
};
const PLAYER = { userId: '1', name: 'Sari', avatar: 1 };

let houses: [TestHouse, TestHouse];

beforeAll(async () => {
  const database = await createTestDatabase();
  const quick = { from: 13_000n, to: 16_000n };
  await seedTargets(database, [quick, quick, quick]);
  const config = { bots: true, databaseUrl: database.url, crash: { preparation: 2_000, squib: 1_500 } };
  houses = [await TestHouse.start({ database, config }), await TestHouse.start({ database, config })];
});

afterAll(async () => {
  for (const house of houses) await house.close();
});

describe('a demo player', () => {
  it.each([
    { state: 'open' as const, cashOuts: 0 },
    { state: 'closed' as const, cashOuts: 1 },
  ])('of a round that is $state shows $cashOuts cash-outs', async ({ state, cashOuts }) => {
    const now = Date.now();
    const round = { ...ROUND, state, startsAt: now - 60_000 };
    const found = vi.fn(async () => round);
    const cashOut = vi.fn();
    const plan = { bot: 0, amount: 1_000_000n, autoRate: 12_000n, ahead: false, betAt: 0, escapeAt: null };
    const bots = new CrashBots({
      bots: { of: async () => [{ plan, player: PLAYER, betId: '1' }] },
      bets: { bet: () => {}, cashOut },
      rounds: { find: found },
      clock: { now: () => now },
      market: MARKETS.id,
      log: pino({ level: 'silent' }),
      preparation: 2_000,
    });
    bots.onSnapshot({ roundId: '1', status: 'goUp', startTime: round.startsAt });
    await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(2), TIMEOUT);
    await setImmediate();
    expect(cashOut).toHaveBeenCalledTimes(cashOuts);
    bots.stop();
  });
});

describe('a room without players', () => {
  it('shows the same demo players on every house: marked, they bet, join ahead and cash out, and nothing is stored', async () => {
    const visitors = houses.map((house) => house.connect());
    const views = visitors.map((visitor) => ({
      infos: visitor.collect(crashBetInfo),
      escapes: visitor.collect(crashEscapeInfo),
      starts: visitor.collect(crashStart),
    }));
    for (const { infos, escapes, starts } of views) {
      await vi.waitFor(() => expect(infos.flat().length).toBeGreaterThanOrEqual(6), TIMEOUT);
      expect(infos.flat().every(({ bet }) => bet.bot)).toBe(true);
      await vi.waitFor(() => expect(starts.some(({ betCount }) => betCount > 0)).toBe(true), TIMEOUT);
      await vi.waitFor(() => expect(escapes.flat().length).toBeGreaterThan(0), TIMEOUT);
    }
    const bots = await houses[0].db.orm.select().from(users).where(eq(users.bot, true));
    expect(bots).toHaveLength(40);
    expect(bots.every(({ phone, passwordHash }) => phone === null && passwordHash === null)).toBe(true);
    for (const table of UNWRITTEN)
      expect((await houses[0].db.pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0);

    const games = await Promise.all(visitors.map((one) => one.call(crashCurGame, { currency: 'IDR' })));
    const ids = games.map(({ betList }) => betList.map(({ betId }) => betId).toSorted());
    if (games[0]?.roundId === games[1]?.roundId && games[0]?.status !== 'preparation')
      expect(ids[0]).toEqual(ids[1]);
  });

  it('has a history with the demo bets that were shown, the same on every house', async () => {
    const visitors = houses.map((house) => house.connect());
    const [first] = visitors.map((visitor) => visitor.collect(crashEscapeInfo));
    const roundId = await vi.waitFor(async () => {
      const [newest] = await visitors[0]!.call(crashRoundHistory, { count: 1 });
      const seen = first?.flat().some((one) => one.roundId === newest?.roundId);
      expect(seen).toBe(true);
      return newest?.roundId ?? '';
    }, TIMEOUT);
    const [one, other] = await Promise.all(visitors.map((each) => each.call(crashRoundLog, { roundId })));
    expect(one).toEqual(other);
    const log = one?.[0]?.log ?? [];
    expect(log.filter(({ bet }) => bet).length).toBeGreaterThanOrEqual(8);
    expect(log.every(({ at }, i) => i === 0 || at >= (log[i - 1]?.at ?? 0))).toBe(true);
    const target = BigInt(one?.[0]?.target ?? 0);
    for (const seen of first?.flat().filter((cashOut) => cashOut.roundId === roundId) ?? []) {
      expect(log.map(({ escape: cashOut }) => cashOut)).toContainEqual(seen);
      expect(BigInt(seen.rate) <= target).toBe(true);
      const bet = log.find((entry) => entry.bet?.betId === seen.betId)?.bet;
      expect(seen.win).toBe(payout(BigInt(bet?.amount ?? 0), BigInt(seen.rate)).toString());
    }
  });

  it('lists their wins among the big ones, each with its round', async () => {
    const { items } = await vi.waitFor(async () => {
      const wins = await houses[1].call(slotBigWin, { input: PAGE });
      expect(wins.items.length).toBeGreaterThan(0);
      return wins;
    }, TIMEOUT);
    const [biggest] = items;
    expect(biggest).toMatchObject({ game: 'crash', title: expect.any(String), bot: true, currency: 'IDR' });
    for (const house of houses)
      expect((await house.call(slotBigWin, { input: { ...PAGE, id: biggest!.id } })).items).toEqual([
        biggest,
      ]);
  });
});
