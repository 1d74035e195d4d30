import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { redPocket, redPocketOpen } from '../../../contract/http/offers/redPocket.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { dateOf } from '../../../contract/marketTime.ts';
import { rainAmounts, verifyRain } from '../../../contract/promotions/redPocket/rules.ts';
import { userWallet } from '../../../contract/wallet/operations.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';

/** Timeout for messages on the channel on a busy machine. */
const PATIENCE = { timeout: 20_000 };

let offers: OffersHouse;
let player: SignedIn;
beforeAll(async () => {
  offers = await OffersHouse.start();
  player = await verified();
});
afterAll(() => offers.close());

/** Adds a player with a verified phone and the stakes that an envelope requires, by default, all today. */
async function verified(staked = 50n * U): Promise<SignedIn> {
  const signedIn = await offers.house.register();
  await offers.house.db.pool.query('UPDATE users SET phone = $2 WHERE id = $1', [
    signedIn.user.id,
    `+62${signedIn.user.id}`,
  ]);
  if (staked > 0n) await offers.play(signedIn.user.id, staked);
  return signedIn;
}

const now = (who = player) => offers.house.call(redPocket, { token: who.token, input: {} });
const open = (rain: string, who = player, key?: string) => offers.claim(redPocketOpen, who, { rain }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const wealth = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;

/** Advances the time until the next rain has begun; returns its id. */
async function untilRain(): Promise<string> {
  const { next } = await now();
  await offers.pass(next!.startsAt - offers.now());
  return next!.id;
}

describe('a rain of red envelopes', () => {
  it('is announced by its hash, and opens nothing before it begins', async () => {
    await offers.tomorrow(11);
    await offers.play(player.user.id, 50n * U);
    const { running, next } = await now();
    const today = offers.today();
    expect(running).toBeNull();
    expect(next).toMatchObject({ id: `${today}T12`, envelopes: 200, total: (100n * U).toString() });
    expect(next?.hash).toMatch(/^[0-9a-f]{64}$/);
    const refused = await open(next!.id);
    expect(refused.json).toMatchObject({ errCode: ErrorCode.notClaimableYet, until: next!.startsAt });
    expect(codeOf(await open(`${today}T13`))).toBe(ErrorCode.notFound);
    const { rows } = await offers.house.db.pool.query(
      "SELECT secret FROM rains WHERE secret NOT LIKE 'v1.%' AND ends_at > now_ms()",
    );
    expect(rows).toEqual([]);
  });

  it('gives a player one envelope in 24 concurrent requests, and the same reply for the same key', async () => {
    const rain = await untilRain();
    expect((await now()).running).toMatchObject({ id: rain, left: 200 });
    const before = await wealth(player);
    const { token, user } = player;
    const events = offers.house.connect(token).collect(userWallet, { userId: user.id });
    await vi.waitFor(() => expect(events).toHaveLength(1), PATIENCE);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => open(rain, player, `key-${i}`)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(new Set(answers.filter((one) => one !== done[0]).map(codeOf))).toEqual(
      new Set([ErrorCode.awardClaimed]),
    );
    const [{ json }] = done as [(typeof done)[0]];
    const amount = BigInt((json.award as { amount: string }).amount);
    expect(json).toMatchObject({
      place: 1,
      award: { promotion: 'redPocket', awardKey: rain.replace('T', ' '), state: 'claimed', turnover: 0 },
      balance: (before + amount).toString(),
    });
    expect(await wealth(player)).toBe(before + amount);
    const cause = { table: 'redPocket', roundId: rain, credit: `${amount}` };
    await vi.waitFor(() => expect(events.map((one) => one.cause)).toEqual([null, cause]), PATIENCE);
    expect((await open(rain, player, `key-${answers.indexOf(done[0]!)}`)).json).toEqual(json);
    expect(await wealth(player)).toBe(before + amount);
    expect((await now()).own).toMatchObject([{ rain, place: 1, amount: amount.toString() }]);
  });

  it('is for verified phones with 50 U staked today and yesterday, and unavailable during a time-out', async () => {
    const { id: rain } = (await now()).running!;
    const [little, enough, resting] = await Promise.all([verified(50n * U - 1n), verified(), verified()]);
    expect(codeOf(await open(rain, little))).toBe(ErrorCode.conditionsNotMet);
    expect(await now(little)).toMatchObject({ staked: (50n * U - 1n).toString(), phone: true });
    await offers.house.db.pool.query('UPDATE users SET phone = NULL WHERE id = $1', [enough.user.id]);
    expect(codeOf(await open(rain, enough))).toBe(ErrorCode.phoneNotBound);
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [resting.user.id, offers.now() + 60_000],
    );
    expect(codeOf(await open(rain, resting))).toBe(ErrorCode.onBreak);
    expect((await open(rain, await verified())).json).toMatchObject({ place: 2 });
  });

  it('ends after ten minutes, and is then revealed: anyone can recompute its amounts', async () => {
    const { running } = await now();
    const late = await verified();
    await offers.pass(running!.endsAt - offers.now());
    expect(codeOf(await open(running!.id, late))).toBe(ErrorCode.awardExpired);
    expect(codeOf(await open(running!.id))).toBe(ErrorCode.awardClaimed);
    const { last, own, running: none } = await now();
    expect(none).toBeNull();
    expect(last).toMatchObject({ id: running!.id, hash: running!.hash, opened: 2 });
    expect(verifyRain(last!.secret, running!.hash)).toBe(true);
    const { envelopes, total, grain } = last!;
    const amounts = rainAmounts(last!.secret, last!.id, {
      envelopes,
      total: BigInt(total),
      grain: BigInt(grain),
    });
    expect(last!.amounts).toEqual(amounts.map(String));
    expect(own[0]?.amount).toBe(last!.amounts[0]);
    const state = await offers.house.call(redPocket, { token: player.token, input: { rain: last!.id } });
    expect(state.last).toEqual(last);
    const { next } = state;
    expect(
      codeOf(
        await offers.house.request('GET', `/main/promo/redPocket?rain=${next!.id}`, { token: player.token }),
      ),
    ).toBe(ErrorCode.notFound);
  });

  it('gives each of its envelopes once to concurrent players, and then reports that none is left', async () => {
    const rain = await untilRain();
    // The quickest way to simulate many players: sessions of a few, and all but five envelopes opened by others.
    const { rows } = await offers.house.db.pool.query<{ id: bigint }>(
      "INSERT INTO users (name, currency, phone, created_at) SELECT 'P' || n, 'IDR', '+62900' || n, 0 FROM generate_series(1, 195) n RETURNING id",
    );
    const day = offers.today();
    await offers.house.db.pool.query(
      `INSERT INTO day_totals (user_id, day, game, currency, bets, staked, returned) SELECT u, $2, 'crash', 'IDR', 1, $3, 0
       FROM unnest($1::bigint[]) u`,
      [rows.map(({ id }) => id), day, 50n * U],
    );
    const players = await Promise.all(Array.from({ length: 12 }, () => verified()));
    const amounts = Array.from({ length: 200 }, () => (100n * U) / 200n);
    const takers = rows.map(({ id }) =>
      offers.house.db.pool.query("SELECT place FROM rain_open($1, 'IDR', $2, 'key', $3::bigint[])", [
        id,
        rain,
        amounts,
      ]),
    );
    const places = (await Promise.all(takers)).map((one) => one.rows[0].place as number);
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 195 }, (_, i) => i + 1));
    const answers = await Promise.all(players.map((one) => open(rain, one)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.map(({ json }) => json.place).toSorted()).toEqual([196, 197, 198, 199, 200]);
    expect(new Set(answers.filter((one) => one.status !== 200).map(codeOf))).toEqual(
      new Set([ErrorCode.promotionOver]),
    );
    expect((await now()).running).toMatchObject({ left: 0 });
    // A player who has one still gets that reply when all are gone.
    const lucky = players[answers.indexOf(done[0]!)]!;
    expect(codeOf(await open(rain, lucky))).toBe(ErrorCode.awardClaimed);
    expect(codeOf(await open(rain))).toBe(ErrorCode.promotionOver);
  });

  it('must have amounts that sum to the whole rain', async () => {
    const rain = await untilRain();
    await expect(
      offers.house.db.pool.query("SELECT rain_open($1, 'IDR', $2, 'key', $3::bigint[])", [
        (await verified()).user.id,
        rain,
        Array.from({ length: 200 }, () => U),
      ]),
    ).rejects.toThrow('not the amounts');
  });

  it('counts the stakes of yesterday, and of no earlier day', async () => {
    const early = await verified();
    await offers.tomorrow(11);
    const rain = await untilRain();
    expect((await open(rain, early)).status).toBe(200);
    const earlier = await verified();
    await offers.tomorrow(1);
    await offers.tomorrow(11);
    expect(codeOf(await open(await untilRain(), earlier))).toBe(ErrorCode.conditionsNotMet);
  });

  it('leaves the books in order', async () => {
    // The day's ranking (battle) also promises these players prizes, which nobody claims here.
    const { rows } = await offers.house.db.pool.query(
      `SELECT (SELECT sum(amount) FROM awards WHERE state = 'claimed')
        = (SELECT sum(amount) FROM ledger_transfers WHERE kind = 'prize') AS paid,
        (SELECT sum(amount) FROM awards WHERE promotion = 'redPocket') = (SELECT sum(amount) FROM rain_envelopes) AS opened`,
    );
    expect(rows).toEqual([{ paid: true, opened: true }]);
    expect(
      (await reconcile(offers.house.db)).filter(({ check }) => /bonus|award|wagering/i.test(check)),
    ).toEqual([]);
  });
});

describe('the rains of Mexico', () => {
  it('take place by Mexico City’s local time, in its own currency', async () => {
    const mexico = await OffersHouse.start({ config: { market: MARKETS.mx } });
    try {
      const { token } = await mexico.house.register('5512345678');
      const { next } = await mexico.house.call(redPocket, { token, input: {} });
      const date = dateOf(next!.startsAt, 'America/Mexico_City');
      expect(next!.id.slice(0, 10)).toBe(date);
      expect(next!.total).toBe((100n * MARKETS.mx.unit).toString());
      expect(next!.grain).toBe('1');
    } finally {
      await mexico.close();
    }
  });
});
