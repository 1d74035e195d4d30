import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import type {
  WingoEnd,
  WingoOrder,
  WingoOwnResult,
  WingoStart,
} from '../../../../contract/games/wingo/channel.ts';
import * as wingo from '../../../../contract/games/wingo/operations.ts';
import { type WingoSelect, wingoResult, wingoRoundHash } from '../../../../contract/games/wingo/rules.ts';
import { payout } from '../../../../contract/money.ts';
import type { Database } from '../../../core/db/database.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import {
  fastestOf,
  freshPhase,
  type KnownPhase,
  QUICK,
  WingoPlayer,
} from '../../../testing/games/testWingo.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { wingoModule } from './module.ts';

const GRANT = 100_000_000n;
const STAKE = 1_000_000n;
const TIMEOUT = { timeout: 25_000, interval: 40 };
const MODEL = { model: 'fastest' } as const;

const code = (errCode: number) => expect.objectContaining({ errCode });
const refused = (call: Promise<unknown>, errCode: number) => expect(call).rejects.toEqual(code(errCode));

/** Two houses that share a database; whichever leads, both get the events. */
let database: Database;
let house: TestHouse;
let other: TestHouse;
let winner: WingoPlayer;
let loser: WingoPlayer;
let starts: WingoStart[];
let ends: WingoEnd[];
let updates: WingoOrder[][];
let elsewhere: WingoOrder[][];
let own: WingoOwnResult[];
let round: KnownPhase;
let select: WingoSelect;
let lost: WingoSelect;
const key = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { wingo: QUICK, databaseUrl: database.url };
  house = await TestHouse.start({ database, config, games: [wingoModule] });
  other = await TestHouse.start({ database, config, games: [wingoModule] });
  const visitor = other.connect();
  starts = visitor.collect(wingo.wingoRoundStart);
  ends = visitor.collect(wingo.wingoRoundEnd);
  updates = visitor.collect(wingo.wingoRoundUpdate, { id: 'fastest' });
  elsewhere = visitor.collect(wingo.wingoRoundUpdate, { id: 'standard' });
  [winner, loser] = await Promise.all([WingoPlayer.register(house), WingoPlayer.register(other)]);
  own = winner.channel.collect(wingo.wingoRoundResult, { id: winner.id });
});

afterAll(async () => {
  await house.close();
  await other.close();
  expect(await reconcile(database)).toEqual([]);
  await database.close();
});

describe.sequential('a round of wingo', () => {
  it('takes several orders of a player, on the same selection and on others, each once', async () => {
    round = await freshPhase(house);
    const { phase } = round;
    [select, lost] = [round.winning[0] as WingoSelect, round.losing[0] as WingoSelect];
    const first = await winner.bet(phase, select, { key });
    expect(first.order).toMatchObject({
      ...MODEL,
      phase,
      select,
      userId: winner.id,
      amount: '1000000',
      win: null,
    });
    expect(BigInt(first.balance)).toBe(GRANT - STAKE);
    expect(await winner.bet(phase, select, { key })).toEqual(first);
    await refused(winner.bet(phase, lost, { key }), 3);
    await winner.bet(phase, select, { amount: '2500000' });
    await winner.bet(phase, lost);
    await loser.bet(phase, lost);
    await vi.waitFor(async () => {
      const { orders, orderCount, orderTotal, myOrders } = await winner.channel.call(
        wingo.wingoCurOrders,
        MODEL,
      );
      expect([orders.length, orderCount, orderTotal, myOrders.length]).toEqual([4, 4, '5500000', 3]);
    }, TIMEOUT);
  });

  it('refuses invalid orders', async () => {
    const { phase } = round;
    await Promise.all([
      refused(winner.bet(phase, select, { amount: '99999' }), 702),
      refused(winner.bet(phase, select, { amount: '500000001' }), 711),
      refused(winner.bet(phase, select, { amount: '96000000' }), 700),
      refused(winner.bet(phase, select, { key: 'short' }), 3),
      refused(winner.bet('5', select), 704),
      refused(winner.bet('999999999999999999', select), 704),
      refused(winner.bet(`${BigInt(phase) + 1n}`, select), 704),
      refused(
        house.connect().call(wingo.wingoBet, { ...MODEL, key, select, amount: '1000000', phaseNum: phase }),
        10004,
      ),
    ]);
  });

  it('is one of three clock-driven ones', async () => {
    const { phaseInfo, betAmountRange } = await house.connect().call(wingo.wingoCurRound);
    expect(betAmountRange).toEqual({ min: '100000', max: '500000000' });
    expect(phaseInfo.map(({ model }) => model)).toEqual(['fastest', 'faster', 'standard']);
    for (const { model, startTime, closeTime, endTime, curTime, myOrders } of phaseInfo) {
      expect([startTime % QUICK[model], endTime - startTime]).toEqual([0, QUICK[model]]);
      expect(endTime - closeTime).toBe(QUICK.closed);
      expect(Math.abs(curTime - Date.now())).toBeLessThan(5_000);
      expect(myOrders).toEqual([]);
    }
  });

  it('gives everybody who reconnects the same snapshot, without secrets', async () => {
    const before = await winner.fastest();
    const after = await fastestOf(other.connect(winner.token));
    expect({ ...after, curTime: 0 }).toEqual({ ...before, curTime: 0 });
    expect(before).toMatchObject({
      step: 1,
      phase: round.phase,
      serverSeed: null,
      roundHash: null,
      result: null,
    });
    const log = { ...MODEL, phase: round.phase };
    expect(await winner.channel.call(wingo.wingoRoundLog, log)).toEqual([]);
    const text = JSON.stringify([before, after, starts, ends, updates]);
    expect(text).not.toContain(round.secret);
    expect(text).toContain(round.hash);
  });

  it('publishes orders in batches to viewers of its model', async () => {
    await vi.waitFor(() => expect(updates.flat()).toHaveLength(4), TIMEOUT);
    expect(elsewhere).toEqual([]);
  });

  it('publishes own results only to their owner', async () => {
    expect(await loser.channel.listen(wingo.wingoRoundResult, { id: winner.id }).ended).toBe(3);
    expect(await house.connect().listen(wingo.wingoRoundResult, { id: winner.id }).ended).toBe(10004);
  });

  it('takes no bet once it has closed', async () => {
    // In this round or, on a slow machine, in a later one.
    await vi.waitFor(async () => {
      const { phase, curTime, closeTime, endTime, step, result } = await loser.fastest();
      expect(curTime).toBeGreaterThan(closeTime);
      expect(curTime).toBeLessThan(endTime);
      expect([step, result]).toEqual([1, null]);
      await refused(loser.bet(phase, select), 712);
    }, TIMEOUT);
  });

  it('ends at its time with the committed secret', async () => {
    const mine = ({ model, phase }: WingoEnd) => model === 'fastest' && phase === round.phase;
    await vi.waitFor(() => expect(ends.some(mine)).toBe(true), TIMEOUT);
    const end = ends.find(mine) as WingoEnd;
    expect(end).toMatchObject({ serverSeed: round.secret, serverSeedHash: round.hash, interrupted: false });
    expect(hashText(end.serverSeed)).toBe(round.hash);
    expect(end.roundHash).toBe(wingoRoundHash(round.secret, 'fastest', round.phase, round.value));
    expect(end.result).toBe(wingoResult(end.roundHash));
    expect(end.curTime).toBeGreaterThanOrEqual(end.endTime);
  });

  it('is over as the next one begins', async () => {
    const next = `${BigInt(round.phase) + 1n}`;
    await refused(loser.bet(round.phase, select), 716);
    const again = await winner.bet(round.phase, select, { key });
    expect(again).toMatchObject({ balance: (GRANT - STAKE).toString(), order: { win: null } });
    await vi.waitFor(() => expect(starts.map(({ phase }) => phase)).toContain(next), TIMEOUT);
    const { history } = await winner.fastest();
    expect(history.map(({ phase }) => phase)).toContain(round.phase);
  });

  it('pays every order and notifies its owner', async () => {
    const won = payout(STAKE, round.rateOf(select)) + payout(2_500_000n, round.rateOf(select));
    const after = GRANT - 4_500_000n + won;
    await vi.waitFor(async () => expect(await winner.balance()).toBe(after), TIMEOUT);
    await vi.waitFor(() => expect(own).toHaveLength(1), TIMEOUT);
    expect(own[0]).toMatchObject({
      ...MODEL,
      phase: round.phase,
      amount: '4500000',
      win: `${won}`,
      balance: `${after}`,
    });
    const mine = await winner.channel.call(wingo.wingoMyHistory, MODEL);
    expect(mine.map(({ status }) => status)).toEqual(['lost', 'cashed', 'cashed']);
    expect(mine[1]).toMatchObject({ result: own[0]?.result, order: { select, win: expect.any(String) } });
    const before = mine[1]?.order.orderId as string;
    expect(await winner.channel.call(wingo.wingoMyHistory, { ...MODEL, before })).toEqual(mine.slice(2));
    expect(await winner.channel.call(wingo.wingoMyHistory, { model: 'standard' })).toEqual([]);
  });

  it('is stored for a replay and counted in the trend', async () => {
    const visitor = house.connect();
    const [past] = await visitor.call(wingo.wingoRoundLog, { ...MODEL, phase: round.phase });
    expect(past).toMatchObject({ serverSeed: round.secret, serverSeedHash: round.hash, interrupted: false });
    expect(past?.orders.map((order) => order.select)).toEqual([select, select, lost, lost]);
    const page = { ...MODEL, before: `${BigInt(round.phase) + 1n}`, count: 1 };
    const listed = await visitor.call(wingo.wingoPastRound, page);
    expect(listed.map(({ phase }) => phase)).toEqual([round.phase]);
    const trend = await visitor.call(wingo.wingoTrend, MODEL);
    expect(trend.results).toContainEqual({ phase: round.phase, result: past?.result });
    expect(trend.rows).toHaveLength(13);
    const counted = trend.rows.slice(0, 10).reduce((sum, { frequency }) => sum + frequency, 0);
    expect(counted).toBe(trend.results.length);
  });
});
