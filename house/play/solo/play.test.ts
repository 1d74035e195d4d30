import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import { STAKES } from '../../../contract/games/stakes.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { startSoloHouse } from '../../testing/solo/soloHouse.ts';
import type { AnyRound } from '../../testing/solo/testedGame.ts';
import { TESTED_SOLO } from '../../testing/solo/testedGames.ts';
import { checkRounds, SoloPlayerAt, STAKE, STEPPED, startOf } from '../../testing/solo/testSolo.ts';
import type { TestHouse } from '../../testing/testHouse.ts';
import { SOLO_DEFINITIONS } from './definitions.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startSoloHouse();
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

const refused = (errCode: number) => expect.objectContaining({ errCode });
const code = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    ({ errCode }) => errCode,
  );

/** Starts rounds until one stays open; a coin's first flip may end it. */
async function opened(player: SoloPlayerAt): Promise<AnyRound> {
  for (;;) {
    const { round } = await player.start();
    if (!round.over) return round;
  }
}

describe.each(SOLO_GAMES)('%s', (game) => {
  it('is played from start to end, shown at once in the other tab, and stored', async () => {
    const player = await SoloPlayerAt.register(house, game);
    const tab = new SoloPlayerAt(house, game, player);
    const received = tab.collect();
    // Requested on the same connection: later answers are sent after the subscription has started.
    const before = await tab.cur();
    expect(before).toMatchObject({ round: null, latest: [], fairRound: { nonce: 0, serverSeed: null } });
    expect(before.betAmountRange).toMatchObject({ min: '100000', max: '500000000' });
    const grant = BigInt((await player.start({ key: 'first key' })).balance);
    let { round } = await player.start({ key: 'first key' });
    expect(round).toMatchObject({ currency: 'IDR', amount: STAKE, fair: { nonce: 0, serverSeed: null } });
    while (!round.over)
      ({ round } = round.rate === '0' ? await player.move(round) : await player.cash(round));
    await vi.waitFor(() => expect(received.at(-1)).toEqual(round), { timeout: 20_000 });
    const after = await tab.cur();
    expect(after).toMatchObject({ round: null, fairRound: { nonce: 1 } });
    expect(after.latest).toEqual([round]);
    expect(await player.past()).toEqual([round]);
    const other = await SoloPlayerAt.register(house, game);
    expect(await other.one(round.roundId)).toMatchObject({ player: { userId: player.id }, round });
    const wallet = BigInt((await player.start({ key: 'first key' })).balance);
    expect(wallet).toBe(grant);
  });

  it('refuses invalid stakes and choices, without moving money', async () => {
    const player = await SoloPlayerAt.register(house, game);
    const { min, max } = STAKES.id;
    expect(await code(player.start({ amount: String(min - 1n) }))).toBe(702);
    expect(await code(player.start({ amount: String(max + 1n) }))).toBe(711);
    expect(await code(player.start({ amount: '-5' }))).toBe(3);
    expect(await code(player.start({ key: 'short' }))).toBe(3);
    // A start that could exceed the maximum profit at once is refused before the balance is checked.
    const { rules, choiceOf } = SOLO_DEFINITIONS[game];
    const most = rules.highest(choiceOf(startOf(game, { amount: max })), max) - max;
    const { betAmountRange } = await player.cur();
    expect(await code(player.start({ amount: String(max) }))).toBe(
      most > BigInt(betAmountRange.maxProfit) ? 711 : 700,
    );
    const visitor = new SoloPlayerAt(house, game, { id: '0', token: '' });
    expect(await code(visitor.start())).not.toBe(0);
    expect(await player.cur()).toMatchObject({ round: null, latest: [], fairRound: { nonce: 0 } });
    await player.start({ key: 'used before' });
    expect(await code(player.start({ key: 'used before', amount: '2000000' }))).toBe(3);
  });

  it("reveals the seed when the pair is turned, accepts the player's own seed, and its rounds follow from both", async () => {
    const player = await SoloPlayerAt.register(house, game, 100_000_000_000n);
    const { fairRound } = await player.cur();
    const first = fairRound ?? expect.fail();
    await player.setSeed(first.pairId, 'own-seed_1');
    for (let i = 0; i < 12; i++) {
      let { round } = await player.start();
      while (!round.over)
        ({ round } = i % 2 && round.rate !== '0' ? await player.cash(round) : await player.move(round));
    }
    const { fairRound: live } = await player.cur();
    expect(live).toMatchObject({
      clientSeed: 'own-seed_1',
      nonce: 12,
      serverSeedHash: first.nextServerSeedHash,
    });
    expect(await code(player.setSeed(first.pairId, 'other'))).toBe(703);
    expect(await code(player.setSeed(live?.pairId ?? '', 'a:b'))).toBe(3);
    const { ended, seeds } = await player.setSeed(live?.pairId ?? '', 'another');
    expect(hashText(ended.serverSeed ?? '')).toBe(live?.serverSeedHash);
    expect(seeds).toMatchObject({ serverSeedHash: live?.nextServerSeedHash, serverSeed: null, nonce: 0 });
    expect(await player.seeds()).toMatchObject([
      { pairId: live?.pairId },
      { pairId: first.pairId, nonce: 0 },
    ]);
    expect(await player.past({ pairId: live?.pairId })).toHaveLength(12);
    expect(await checkRounds(house, player, 100)).toBe('checked 12 rounds, 0 wrong');
  });

  it('publishes ended rounds, but no seeds and no open rounds', async () => {
    const player = await SoloPlayerAt.register(house, game);
    const watcher = await SoloPlayerAt.register(house, game);
    const feed = watcher.feed();
    let { round } = await player.start();
    while (!round.over) ({ round } = await player.move(round));
    await vi.waitFor(
      () => expect(feed.flat()).toContainEqual(expect.objectContaining({ roundId: round.roundId })),
      9_000,
    );
    const own = feed.flat().find(({ roundId }) => roundId === round.roundId);
    const { amount, rate, win } = round;
    expect(own).toEqual({
      ...{ roundId: round.roundId, currency: 'IDR', amount, rate, win, at: round.endTime },
      player: { userId: player.id, name: expect.any(String), avatar: expect.any(Number), bot: false },
    });
    expect((await watcher.cur()).bets).toContainEqual(own);
  });
});

describe.each(STEPPED)('an open round of %s', (game) => {
  it('blocks another start and the turning of its pair, belongs to its player only, and hides its outcome', async () => {
    const player = await SoloPlayerAt.register(house, game);
    const round = await opened(player);
    expect(await code(player.start())).toBe(710);
    expect(await code(player.setSeed(round.fair.pairId, 'mine'))).toBe(710);
    expect((await player.cur()).round).toEqual(round);
    expect(await player.one(round.roundId)).toBeNull();
    expect(await player.past()).not.toContainEqual(expect.objectContaining({ roundId: round.roundId }));
    const other = await SoloPlayerAt.register(house, game);
    expect(await code(other.move(round))).toBe(704);
    expect(await code(other.cash(round))).toBe(704);
    expect(TESTED_SOLO[game].moves?.hides?.(round)).not.toBe(false);
    // Another game has its own pair.
    const [another] = STEPPED.filter((one) => one !== game);
    const elsewhere = new SoloPlayerAt(house, another ?? expect.fail(), player);
    await opened(elsewhere);
    const { fairRound } = await elsewhere.cur();
    expect(await code(elsewhere.setSeed(fairRound?.pairId ?? '', 'mine'))).toBe(710);
  });

  it('is advanced once by two tabs, and repeats the answer of a known key', async () => {
    const player = await SoloPlayerAt.register(house, game, 10_000_000_000n);
    const tab = new SoloPlayerAt(house, game, player);
    for (let round = await opened(player); ; round = await opened(player)) {
      const [key, other] = [randomUUID(), randomUUID()];
      const replies = await Promise.allSettled([
        player.move(round, { key }),
        tab.move(round, { key: other }),
        tab.move(round, { key }),
      ]);
      const done = replies.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      for (const one of replies) if (one.status === 'rejected') expect(one.reason).toEqual(refused(703));
      expect(done.length).toBeGreaterThan(0);
      for (const reply of done) expect(reply).toEqual(done[0]);
      const [reply] = done;
      if (!reply) return;
      expect(reply.round.step).toBe(round.step + 1);
      if (reply.round.over) continue;
      const again = randomUUID();
      if (reply.round.rate === '0') {
        expect(await code(player.cash(reply.round))).toBe(706);
        continue;
      }
      const cashed = await player.cash(reply.round, again);
      expect(await tab.cash(reply.round, again)).toEqual(cashed);
      expect(cashed.round).toMatchObject({ end: 'cashedOut', rate: reply.round.rate, over: true });
      expect(await code(player.cash(reply.round))).toBe(703);
      expect(await code(player.move(cashed.round))).toBe(703);
      expect(await code(player.send('CashRound', { key: again, roundId: '999999' }))).toBe(704);
      return;
    }
  });

  it('refuses invalid moves, and a cash-out with nothing won', async () => {
    const player = await SoloPlayerAt.register(house, game);
    const round = await opened(player);
    expect(await code(player.move(round, TESTED_SOLO[game].moves?.wrong))).toBe(3);
    expect(await code(player.move(round, { step: round.step + 1 }))).toBe(703);
    expect(await code(player.move(round, { roundId: 'x' }))).toBe(3);
    if (round.rate === '0') expect(await code(player.cash(round))).toBe(706);
    expect((await player.cur()).round).toEqual(round);
  });
});

it('accepts 1 to 24 mines, a whole path of stairs, and several colours at once', async () => {
  const mines = await SoloPlayerAt.register(house, 'mines');
  expect([await code(mines.start({ mineCount: 0 })), await code(mines.start({ mineCount: 25 }))]).toEqual([
    786, 786,
  ]);
  const stairs = await SoloPlayerAt.register(house, 'stairs');
  const { round } = await stairs.start({ stones: 1, path: [0, 1, 2] });
  expect(round.over).toBe(true);
  expect(round.fallen).toHaveLength(10);
  expect(['lost', 'finished']).toContain(round.end);
  const wheel = await SoloPlayerAt.register(house, 'colorWheel');
  const stakes = ['grey', 'red', 'blue', 'gold'].map((color) => ({ color, amount: '123457' }));
  const spun = await wheel.send<{ round: AnyRound }>('StartRound', { key: randomUUID(), stakes });
  expect(spun.round).toMatchObject({ amount: String(4 * 123_457), end: 'finished', stakes });
  expect(await code(wheel.send('StartRound', { key: randomUUID(), stakes: [...stakes, stakes[0]] }))).toBe(3);
  const low = [
    { color: 'red', amount: '200000' },
    { color: 'blue', amount: '5' },
  ];
  expect(await code(wheel.send('StartRound', { key: randomUUID(), stakes: low }))).toBe(702);
});
