import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  CrashEnd,
  CrashEscape,
  CrashStart,
  CrashStatus,
} from '../../../../contract/games/crash/channel.ts';
import {
  crashBetInfo,
  crashCurGame,
  crashData,
  crashEnd,
  crashEscapeInfo,
  crashMyHistory,
  crashRoundHistory,
  crashRoundLog,
  crashStart,
} from '../../../../contract/games/crash/operations.ts';
import { timeOf } from '../../../../contract/games/crash/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { type KnownRound, seedTargets } from '../../../testing/games/testChain.ts';
import { TestPlayer } from '../../../testing/games/testPlayer.ts';
import { TestHouse } from '../../../testing/testHouse.ts';

const GRANT = 100_000_000n;
const STAKE = 1_000_000n;
const TIMEOUT = { timeout: 60_000, interval: 60 };
/** Actions before lift-off and in flight take a second or two; this leaves time for a busy machine. */
const PREPARATION_MS = 10_000;

let house: TestHouse;
let flying: KnownRound;
let instant: KnownRound;
let last: KnownRound;
let player: () => Promise<TestPlayer>;
let starts: CrashStart[];
let ends: CrashEnd[];
let escapes: CrashEscape[][];

beforeAll(async () => {
  const database = await createTestDatabase();
  [flying, instant, last] = (await seedTargets(database, [
    { from: 18_000n, to: 22_000n },
    { from: 10_000n, to: 10_000n },
    { from: 10_500n, to: 11_000n },
  ])) as [KnownRound, KnownRound, KnownRound];
  house = await TestHouse.start({
    database,
    config: { databaseUrl: database.url, crash: { preparation: PREPARATION_MS, squib: 400 } },
  });
  const visitor = house.connect();
  starts = visitor.collect(crashStart);
  ends = visitor.collect(crashEnd);
  escapes = visitor.collect(crashEscapeInfo);
  player = () => TestPlayer.register(house);
});

afterAll(() => house.close());

/** Waits until round `roundId` is in `status`. */
async function reach({ roundId }: KnownRound, status: CrashStatus): Promise<void> {
  const visitor = house.connect();
  await vi.waitFor(async () => {
    const game = await visitor.call(crashCurGame, { currency: 'IDR' });
    expect([game.roundId, game.status]).toEqual([roundId, status]);
  }, TIMEOUT);
  await visitor.close();
}

const code = (errCode: number) => expect.objectContaining({ errCode });

// One house and three rounds in order: each test continues where the previous one ended.
describe.sequential('a round from preparation to break-up', () => {
  let auto: TestPlayer;
  let manual: TestPlayer;
  let loser: TestPlayer;
  let joiner: TestPlayer;

  it('takes bets in preparation, each once, within the limits', async () => {
    [auto, manual, loser, joiner] = await Promise.all([player(), player(), player(), player()]);
    await reach(flying, 'preparation');
    const { roundId } = flying;
    const key = randomUUID();
    const first = await auto.bet(roundId, { rate: '10500', key });
    expect(first.own).toMatchObject({
      isJoinCur: true,
      betAmount: '1000000',
      autoRate: '10500',
      status: 'placed',
    });
    expect(BigInt(first.balance)).toBe(GRANT - STAKE);
    expect(await auto.bet(roundId, { rate: '10500', key })).toEqual(first);

    await expect(auto.bet(roundId)).rejects.toEqual(code(746));
    await expect(manual.bet(roundId, { amount: '99999' })).rejects.toEqual(code(702));
    await expect(manual.bet(roundId, { amount: '500000001' })).rejects.toEqual(code(711));
    await expect(manual.bet(roundId, { amount: '400000000' })).rejects.toEqual(code(700));
    for (const rate of ['10000', '10150', '999990100'])
      await expect(manual.bet(roundId, { rate })).rejects.toEqual(code(3));
    await expect(manual.bet(roundId, { currency: 'MXN' })).rejects.toEqual(code(3));
    await expect(manual.bet(roundId, { key: 'short' })).rejects.toEqual(code(3));
    await expect(manual.bet('99')).rejects.toEqual(code(704));
    await expect(house.connect().call(crashBetOf(roundId))).rejects.toEqual(code(10004));
    expect(await manual.balance()).toBe(GRANT);

    await Promise.all([manual.bet(roundId), loser.bet(roundId)]);
  });

  it('returns a bet before lift-off and not after it', async () => {
    const undecided = await player();
    const { roundId } = flying;
    await undecided.bet(roundId);
    await expect(undecided.escape(roundId, 'cashOut')).rejects.toEqual(code(712));
    const key = randomUUID();
    const back = await undecided.escape(roundId, 'cancel', key);
    expect(back.own).toMatchObject({ isJoinCur: false, status: 'returned', winAmount: '0' });
    expect(BigInt(back.balance)).toBe(GRANT);
    await undecided.bet(roundId);
    await reach(flying, 'goUp');
    await expect(undecided.escape(roundId, 'cancel')).rejects.toEqual(code(716));
    // Repeating the key of the first cancel still returns its answer.
    expect(await undecided.escape(roundId, 'cancel', key)).toEqual(back);
  });

  it('pays an auto cash-out to a player who has left, at its exact rate', async () => {
    await auto.channel.close();
    await vi.waitFor(() => expect(escapes.flat().map(({ userId }) => userId)).toContain(auto.id), TIMEOUT);
    expect(await auto.balance()).toBe(GRANT - STAKE + payout(STAKE, 10_500n));
  });

  it('pays a manual cash-out the rate of its arrival, once', async () => {
    const { startTime } = await manual.game();
    const key = randomUUID();
    const before = Date.now() - startTime;
    const paid = await manual.escape(flying.roundId, 'cashOut', key);
    const after = Date.now() - startTime;
    const rate = BigInt(paid.own.escapeRate as string);
    // The test and PostgreSQL use the same machine's clock; a cent is about a hundred ms here.
    expect(timeOf(rate + 100n)).toBeGreaterThanOrEqual(before - 5);
    expect(timeOf(rate)).toBeLessThanOrEqual(after + 5);
    expect(paid.own).toMatchObject({ isEscape: true, status: 'cashed' });
    expect(BigInt(paid.own.winAmount)).toBe(payout(STAKE, rate));
    expect(BigInt(paid.balance)).toBe(GRANT - STAKE + payout(STAKE, rate));
    expect(await manual.escape(flying.roundId, 'cashOut', key)).toEqual(paid);
    // Another tap returns the result and pays nothing.
    expect((await manual.escape(flying.roundId, 'cashOut')).balance).toBe(paid.balance);
  });

  it('lets bets made in flight join only the next round', async () => {
    await expect(joiner.bet(flying.roundId)).rejects.toEqual(code(716));
    const joined = await joiner.bet(instant.roundId, { rate: '10100' });
    expect(joined.own).toMatchObject({ roundId: instant.roundId, isJoinCur: true });
    const { own, ownNext } = await joiner.game();
    expect(own).toMatchObject({ roundId: flying.roundId, isJoinCur: false, betId: null });
    expect(ownNext).toMatchObject({ roundId: instant.roundId, isJoinCur: true, autoRate: '10100' });
  });

  it('never reveals the target or the hash before the break-up', async () => {
    const answers = await Promise.all([
      loser.game(),
      loser.channel.call(crashMyHistory, {}),
      loser.channel.call(crashRoundHistory, { count: 100 }),
      loser.channel.call(crashRoundLog, { roundId: flying.roundId }),
      loser.channel.call(crashData),
    ]);
    const game = answers[0];
    expect(game).toMatchObject({ status: 'goUp', target: null, hash: null, endTime: null });
    expect(game.seedHashHash).toMatch(/^[0-9a-f]{64}$/);
    expect(answers[1].map(({ target }) => target)).toEqual([null]);
    expect(answers[2]).toEqual([]);
    expect(answers[3]).toEqual([]);
    expect(ends).toEqual([]);
    const text = JSON.stringify([answers, starts, escapes]);
    for (const secret of [flying.hash, instant.hash, last.hash]) {
      // A round's commitment is the hash of the previous round; the hash of the one in flight is still secret.
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(`"${flying.target}"`);
  });

  it('announces the break-up on time and refuses later requests', async () => {
    await vi.waitFor(() => expect(ends).toHaveLength(1), { ...TIMEOUT, interval: 2 });
    const [end] = ends as [CrashEnd];
    expect(end).toMatchObject({ hash: flying.hash, target: flying.target.toString(), interrupted: false });
    expect(end.endTime - end.startTime).toBe(timeOf(flying.target));
    expect(end.serverTime - end.endTime).toBeLessThan(500);
    await expect(loser.escape(flying.roundId)).rejects.toEqual(code(712));
    await expect(joiner.bet(flying.roundId)).rejects.toEqual(code(712));
    await vi.waitFor(
      async () => expect((await loser.channel.call(crashMyHistory, {}))[0]?.status).toBe('lost'),
      TIMEOUT,
    );
    expect(await loser.balance()).toBe(GRANT - STAKE);
  });

  it('opens the next round with the bets that joined ahead, and an instant break-up pays nobody', async () => {
    await vi.waitFor(() => expect(ends).toHaveLength(2), TIMEOUT);
    const start = starts.find(({ roundId }) => roundId === instant.roundId);
    expect(start).toMatchObject({ betCount: 1, betTotal: '1000000', seedHashHash: flying.hash });
    expect(start?.betList.map(({ userId }) => userId)).toEqual([joiner.id]);
    expect(ends[1]).toMatchObject({ target: '10000', hash: instant.hash });
    expect(ends[1]?.endTime).toBe(ends[1]?.startTime);
    await vi.waitFor(async () => {
      const [bet] = await joiner.channel.call(crashMyHistory, {});
      expect(bet).toMatchObject({ status: 'lost', win: '0', target: '10000' });
    }, TIMEOUT);
  });

  it('stores the whole round for a replay', async () => {
    const visitor = house.connect();
    const [round] = await visitor.call(crashRoundLog, { roundId: flying.roundId });
    expect(round).toMatchObject({ target: flying.target.toString(), hash: flying.hash, interrupted: false });
    const log = round?.log ?? [];
    expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((a, b) => a - b));
    // Five placed bets, one of them by a player who had taken another back.
    expect(log.filter(({ bet }) => bet?.status === 'placed')).toHaveLength(5);
    expect(log.filter(({ bet }) => bet?.status === 'returned')).toHaveLength(1);
    const paid = log.filter((entry) => entry.escape);
    expect(paid.map((entry) => entry.escape?.userId)).toEqual([auto.id, manual.id]);
    for (const entry of paid)
      expect(entry.at - (round?.startTime ?? 0)).toBe(timeOf(BigInt(entry.escape?.rate ?? 0)));
    const logsOfMany = { document: '{ crashRoundHistory { log { at } } }', field: 'crashRoundHistory' };
    await expect(visitor.call(logsOfMany)).rejects.toEqual(code(3));
  });

  it('pages through past rounds and own bets', async () => {
    const page = await manual.channel.call(crashRoundHistory, { count: 1, before: '2' });
    expect(page.map(({ roundId }) => roundId)).toEqual(['1']);
    await expect(manual.channel.call(crashRoundHistory, { count: 101 })).rejects.toEqual(code(3));
    await expect(manual.channel.call(crashMyHistory, { count: 0 })).rejects.toEqual(code(3));
    const [bet] = await manual.channel.call(crashMyHistory, {});
    expect(await manual.channel.call(crashMyHistory, { before: bet?.betId })).toEqual([]);
  });

  it('continues with a new chain when the chain has run out', async () => {
    await vi.waitFor(() => expect(starts.map(({ roundId }) => roundId)).toContain('4'), TIMEOUT);
    const [third, fourth] = ['3', '4'].map((id) => starts.find(({ roundId }) => roundId === id));
    expect(fourth?.seedPubHash).not.toBe(third?.seedPubHash);
    expect(third?.seedHashHash).toBe(instant.hash);
  });

  it('publishes bets in batches', async () => {
    const infos = house.connect().collect(crashBetInfo);
    const someone = await player();
    await reach({ ...flying, roundId: '4' }, 'preparation');
    await someone.bet('4', { rate: '30000' });
    await vi.waitFor(() => expect(infos.flat()).toHaveLength(1), TIMEOUT);
    // The public data of a bet does not contain its auto cash-out.
    expect(JSON.stringify(infos)).not.toContain('"30000"');
    expect(infos.flat()[0]).toMatchObject({ roundId: '4', bet: { userId: someone.id, bot: false } });
  });
});

/** A visitor's bet. */
function crashBetOf(roundId: string) {
  return {
    document: `mutation { crashBet(key: "visitor-key", roundId: "${roundId}", amount: "1000000", currency: "IDR") { balance } }`,
    field: 'crashBet',
  };
}
