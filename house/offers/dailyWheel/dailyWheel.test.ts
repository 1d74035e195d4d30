import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  type WheelSpun,
  wheelClaim,
  wheelConfig,
  wheelInfo,
  wheelLog,
  wheelOrderClaim,
  wheelOrders,
} from '../../../contract/http/offers/dailyWheel.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { drawWheel, verifySpin } from '../../../contract/promotions/dailyWheel/draw.ts';
import { WHEEL_TABLES } from '../../../contract/promotions/dailyWheel/tables.ts';
import { dailyWheelMySeeds, dailyWheelSetSeed } from '../../../contract/promotions/operations.ts';
import { userWallet } from '../../../contract/wallet/operations.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { contextOf, Seeds } from '../../play/solo/seeds.ts';
import { testSealer } from '../../testing/core/testSealer.ts';
import { addDeposit, payIn } from '../../testing/ledger/testOrders.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { DAILY_WHEEL_CODE } from './wheelDays.ts';

/** The client seed of the second pair. */
const MINE = 'mine';

/** Timeout for messages on the channel on a busy machine. */
const PATIENCE = { timeout: 20_000 };

let offers: OffersHouse;
let player: SignedIn;
beforeAll(async () => {
  offers = await OffersHouse.start();
  do player = await offers.house.register();
  while (!(await drawsCash(player)));
  await offers.tomorrow(9);
});
afterAll(() => offers.close());

const info = (who = player) => offers.house.call(wheelInfo, { token: who.token });
const orders = (who = player) => offers.house.call(wheelOrders, { token: who.token });
const log = (who = player) =>
  offers.house.call(wheelLog, { token: who.token, input: { page: 1, count: 60 } });
const spin = (who = player, key?: string) => offers.claim(wheelClaim, who, undefined, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const spunOf = ({ json }: { json: Record<string, unknown> }) => json as unknown as WheelSpun;
const balanceOf = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;
async function depositOf(amount: bigint, who = player) {
  const { db } = offers.house;
  await payIn(db, await addDeposit(db, BigInt(who.user.id), { amount }), amount);
}
/**
 * Whether the tested spins of the default table give cash: with the first pair the fourth, with the next one the first two. One
 * spin in fifty of that table gives free spins, which wait for a slot.
 */
async function drawsCash({ user }: SignedIn): Promise<boolean> {
  const { db } = offers.house;
  const sealer = await testSealer(db);
  const { id, ...first } = await new Seeds({ db, sealer }, DAILY_WHEEL_CODE).playing(BigInt(user.id));
  const { rows } = await db.pool.query<{ seed: string; hash: string }>(
    'SELECT next_server_seed AS seed, next_server_seed_hash AS hash FROM seed_pairs WHERE id = $1',
    [id],
  );
  const [after] = rows;
  const serverSeed = (after && sealer.open(after.seed, contextOf(after.hash))) ?? '';
  const spins = [
    { ...first, nonce: 3 },
    { serverSeed, clientSeed: MINE, nonce: 0 },
    { serverSeed, clientSeed: MINE, nonce: 1 },
  ];
  const { default: table } = WHEEL_TABLES;
  return spins.every((spin) => table[drawWheel(spin, table)]?.prize.kind === 'cash');
}

/** Moves a player to the next day of the wheel, with `hours` of it elapsed and enough stakes on the current day. */
async function stakeForTomorrow(who: SignedIn, hours = 9) {
  await offers.play(who.user.id, 200n * U);
  await offers.tomorrow(hours);
}

/** Adds a slot that can be played until the catalogue is read again. */
async function putSlot(id: string) {
  const { pool } = offers.house.db;
  await pool.query("INSERT INTO providers (id, name) VALUES ('test', 'Test') ON CONFLICT DO NOTHING");
  await pool.query(
    `INSERT INTO games (id, title, firm, type, theme, released_at, popularity, recommend, in_house, path, search)
     VALUES ($1, 'Slot', 'test', 'slot', 'fruit', 0, 1, false, false, '/game/x', 'slot')
     ON CONFLICT (id) DO UPDATE SET path = excluded.path`,
    [id],
  );
}

describe('the daily wheel', () => {
  it('publishes its tables, in every version', async () => {
    const config = await offers.house.call(wheelConfig, { input: {} });
    expect(config.tables.map(({ type }) => type)).toEqual(['default', 'new_user']);
    for (const { type, entries } of config.tables) {
      expect(entries.map(({ index, weight }) => [index, weight])).toEqual(
        WHEEL_TABLES[type].map(({ weight }, i) => [i, weight]),
      );
      expect(entries.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000);
    }
    expect(config.tables[0]?.entries[0]?.prize).toEqual({ kind: 'cash', amount: `${U / 10n}` });
    expect(config.tables[0]?.entries[4]?.prize).toEqual({ kind: 'freeSpins', count: 5, bet: `${U / 5n}` });
    expect(await offers.house.call(wheelConfig, { input: { version: config.version } })).toEqual(config);
    const unknown = await offers.house.request('GET', `${wheelConfig.path}?version=99`);
    expect(unknown.json.errCode).toBe(ErrorCode.notFound);
  });

  it('gives no spin for nothing', async () => {
    expect(await info()).toMatchObject({ spins: 0, table: 'new_user', last: null, breakUntil: null });
    expect(codeOf(await spin())).toBe(ErrorCode.noWheelSpin);
  });

  it('gives spins for the first deposit of the day, each when its step was staked once', async () => {
    await depositOf(1_200n * U);
    await depositOf(5_000n * U);
    expect((await info()).spins).toBe(0);
    await offers.play(player.user.id, 200n * U - 1n);
    expect((await info()).spins).toBe(0);
    await offers.play(player.user.id, 1n);
    expect((await info()).spins).toBe(1);
    await offers.play(player.user.id, 5_000n * U);
    const { spins, ways } = await orders();
    expect(spins.map(({ awardKey }) => awardKey)).toEqual(
      [1, 2].map((i) => `${offers.today()} deposit ${i}`),
    );
    expect(ways.map(({ way, have, earned }) => [way, have, earned])).toEqual([
      ['stake', '0', false],
      ['deposit', `${1_200n * U}`, true],
      ['deposit', `${1_200n * U}`, true],
      ['deposit', `${1_200n * U}`, false],
    ]);
  });

  it('spins once per available spin with any number of concurrent requests, and gives the prize at once', async () => {
    const before = await balanceOf(player);
    const { token, user } = player;
    const events = offers.house.connect(token).collect(userWallet, { userId: user.id });
    await vi.waitFor(() => expect(events).toHaveLength(1), PATIENCE);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => spin(player, `spin-${i}`)));
    const done = answers.filter(({ status }) => status === 200).map(spunOf);
    expect(done).toHaveLength(2);
    expect(
      answers.filter(({ status }) => status !== 200).every((one) => codeOf(one) === ErrorCode.noWheelSpin),
    ).toBe(true);
    const won = done.map(({ spin: one }) => (one.prize.kind === 'cash' ? BigInt(one.prize.amount) : 0n));
    expect((await balanceOf(player)) - before).toBe(won[0]! + won[1]!);
    // A page that shows the wheel withholds the prize from the displayed balance until the wheel stops.
    const causes = done.map(({ spin: { id } }, i) => ({
      table: 'dailyWheel',
      roundId: id,
      credit: `${won[i]}`,
    }));
    await vi.waitFor(
      () => expect(events.map(({ cause }) => cause)).toEqual(expect.arrayContaining([null, ...causes])),
      PATIENCE,
    );
    expect(done.map(({ spin: one }) => one.seeds.nonce).toSorted()).toEqual([0, 1]);
    expect(done.every(({ spin: one }) => one.table === 'new_user' && one.seeds.serverSeed === null)).toBe(
      true,
    );
    const key = `spin-${answers.findIndex(({ status }) => status === 200)}`;
    expect(spunOf(await spin(player, key)).spin).toEqual(done[0]?.spin);
    expect((await log()).total).toBe(2);
  });

  it('spins once per key for 24 concurrent requests, with or without further spins', async () => {
    const other = await offers.house.register();
    await depositOf(4_000n * U, other);
    await offers.play(other.user.id, 4_000n * U);
    for (const left of [2, 1, 0]) {
      // Staggered, so that some come between reads and writes of others.
      const same = async (_: unknown, i: number) => {
        await sleep(2 * i);
        return spin(other, `the-same-${left}`);
      };
      const answers = await Promise.all(Array.from({ length: 24 }, same));
      expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
      expect(new Set(answers.map((one) => spunOf(one).spin.id)).size).toBe(1);
      expect((await info(other)).spins).toBe(left);
      expect((await log(other)).total).toBe(3 - left);
    }
  });

  it('opens at eight with a spin for yesterday’s 200 U, which expires with the day', async () => {
    await stakeForTomorrow(player, 7);
    const { spins, opensAt, endsAt, last } = await info();
    expect([spins, opensAt > offers.now(), last]).toEqual([1, true, null]);
    const early = await spin();
    expect([codeOf(early), early.json.until]).toEqual([ErrorCode.joinedToday, opensAt]);
    await offers.tomorrow(9);
    expect(endsAt).toBeLessThan(offers.now());
    expect(codeOf(await spin())).toBe(ErrorCode.noWheelSpin);
    await stakeForTomorrow(player);
    expect(spunOf(await spin())).toMatchObject({ left: 0, spin: { table: 'new_user', seeds: { nonce: 2 } } });
  });

  it('uses the other table after seven days, and every spin can be verified after its pair has ended', async () => {
    for (let day = 0; day < 4; day++) await stakeForTomorrow(player);
    expect((await info()).table).toBe('default');
    expect(spunOf(await spin()).spin.table).toBe('default');
    const channel = offers.house.connect(player.token);
    const { seeds } = await info();
    const turned = await channel.call(dailyWheelSetSeed, { pairId: seeds.pairId, clientSeed: MINE });
    expect(turned.ended).toMatchObject({
      pairId: seeds.pairId,
      nonce: 4,
      serverSeedHash: seeds.serverSeedHash,
    });
    expect(turned.seeds.serverSeedHash).toBe(seeds.nextServerSeedHash);
    expect((await channel.call(dailyWheelMySeeds, {})).map(({ pairId }) => pairId)).toEqual([seeds.pairId]);
    const { items } = await log();
    expect(items.map(({ seeds: { nonce } }) => nonce)).toEqual([3, 2, 1, 0]);
    for (const { seeds: drawn, entry, table } of items) {
      const revealed = { ...drawn, serverSeed: drawn.serverSeed ?? '', entry };
      expect(verifySpin(revealed, WHEEL_TABLES[table])).toMatchObject({ seedRight: true, right: true });
    }
    await stakeForTomorrow(player);
    expect(spunOf(await spin()).spin.seeds).toMatchObject({ nonce: 0, clientSeed: 'mine', serverSeed: null });
  });

  it('is not available to others, to visitors or during a time-out', async () => {
    const other = await offers.house.register();
    const { spin: mine } = spunOf({ json: { spin: (await log()).items[0] } as never });
    const take = await offers.claim(wheelOrderClaim, other, { id: mine.id });
    expect(codeOf(take)).toBe(ErrorCode.notFound);
    expect(codeOf(await offers.claim(wheelOrderClaim, player, { id: mine.id }))).toBe(ErrorCode.awardClaimed);
    for (const path of [wheelInfo.path, wheelLog.path])
      expect((await offers.house.request('GET', `${path}?page=1&count=9`)).json.errCode).toBe(
        ErrorCode.logInFirst,
      );
    await stakeForTomorrow(player);
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [player.user.id, offers.now() + 60_000],
    );
    expect(await info()).toMatchObject({ spins: 0, breakUntil: expect.any(Number) });
    expect(codeOf(await spin())).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    const [available] = (await orders()).spins;
    expect(codeOf(await offers.claim(wheelOrderClaim, player, { id: available?.id ?? '' }))).toBe(
      ErrorCode.notFound,
    );
    expect((await spin()).status).toBe(200);
  });
});

describe('free spins as a prize', () => {
  it('wait while their slot is unavailable, and are given when it is back', async () => {
    const { db } = offers.house;
    // A version in which every spin gives them.
    const free = [{ weight: 10_000, prize: { kind: 'freeSpins', count: 5, stake: 20 } }];
    await db.pool.query(
      `INSERT INTO promotion_settings (promotion, currency, version, active, budget, numbers, created_at, created_by)
       SELECT promotion, currency, version + 1, true, null, jsonb_set(jsonb_set(numbers, '{tables,default}', $1), '{tables,new_user}', $1),
         created_at, 'test' FROM promotion_settings WHERE promotion = 'dailyWheel' ORDER BY version DESC LIMIT 1`,
      [JSON.stringify(free)],
    );
    await stakeForTomorrow(player);
    const { spin: won } = spunOf(await spin());
    expect(won).toMatchObject({
      state: 'claimable',
      entry: 0,
      prize: { kind: 'freeSpins', count: 5, bet: `${U / 5n}` },
    });
    const { waiting } = await orders();
    expect(waiting.map(({ id }) => id)).toEqual([won.id]);
    const away = await offers.claim(wheelOrderClaim, player, { id: won.id });
    expect(codeOf(away)).toBe(ErrorCode.providerAway);
    await putSlot(won.game ?? '');
    const taken = await offers.claim(wheelOrderClaim, player, { id: won.id });
    expect(taken.json).toMatchObject({ award: { state: 'claimed', kind: 'freeSpins', amount: '5' } });
    const { rows } = await db.pool.query('SELECT game, spins, bet FROM free_spin_prizes WHERE user_id = $1', [
      player.user.id,
    ]);
    expect(rows).toEqual([{ game: won.game, spins: 5, bet: U / 5n }]);
    expect((await orders()).waiting).toEqual([]);
    await stakeForTomorrow(player);
    await putSlot(won.game ?? '');
    expect(spunOf(await spin()).spin).toMatchObject({ state: 'claimed', game: won.game });
  });

  it('are drawn from the table under which their spin was promised', async () => {
    const entries = (await log()).items.map(({ version, prize }) => `${version} ${prize.kind}`);
    expect(entries.slice(0, 2)).toEqual(['2 freeSpins', '2 freeSpins']);
    expect(new Set(entries.slice(2))).toEqual(new Set(['1 cash']));
  });
});

it('leaves the books in order', async () => {
  expect(
    (await reconcile(offers.house.db)).filter(({ check }) => /bonus|award|wheel|solo/i.test(check)),
  ).toEqual([]);
});
