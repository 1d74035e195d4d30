import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { rescueBonus, rescueBonusClaim } from '../../../contract/http/offers/rescueBonus.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { dayOf } from '../../../contract/marketTime.ts';
import { addJob } from '../../core/jobs/job.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { RESCUE_BONUS } from './settings.ts';

const HOUR_MS = 3_600_000;

/** The shares of the steps from 100, 500, 2,000 and 10,000 U of loss on. */
const SHARES = RESCUE_BONUS.steps.map(({ share }) => share);
/** The bonus of a step for an amount lost. */
const bonusOf = (lost: bigint, step: number) => (lost * BigInt(SHARES[step] ?? 0)) / 10_000n;

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(() => offers.close());

const of = ({ token }: SignedIn) => offers.house.call(rescueBonus, { token });
const claim = (player: SignedIn, id: string, key?: string) =>
  offers.claim(rescueBonusClaim, player, { id }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const wealth = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;
/** A player's awards of this promotion only. */
const awardsOf = async ({ user }: SignedIn) =>
  (
    await offers.house.db.pool.query(
      `SELECT * FROM awards WHERE user_id = $1 AND promotion = 'rescueBonus' ORDER BY id`,
      [user.id],
    )
  ).rows;

/** Ends the day, and waits until it is closed. @returns the award that it gave */
async function closed(player: SignedIn, hours: number) {
  const day = offers.today();
  await offers.tomorrow(hours);
  return vi.waitFor(
    async () => {
      const award = (await of(player)).awards.find((one) => one.day === day);
      expect(award).toBeDefined();
      return award!;
    },
    { timeout: 60_000, interval: 200 },
  );
}

describe('the rescue bonus', () => {
  it('returns a share of a day’s loss, from eight on, once in 24 concurrent claims', async () => {
    const [player, other] = await Promise.all([offers.house.register(), offers.house.register()]);
    await offers.play(player.user.id, 600n * U);
    await offers.play(player.user.id, 100n * U, { rate: 10_000n });
    await offers.play(other.user.id, 99n * U);
    expect(await of(player)).toMatchObject({
      awards: [],
      today: { lost: `${600n * U}`, bonus: `${bonusOf(600n * U, 1)}` },
    });
    const { award, lost, share } = await closed(player, 3);
    expect([lost, share, award.amount, award.state]).toEqual([
      `${600n * U}`,
      SHARES[1],
      `${bonusOf(600n * U, 1)}`,
      'pending',
    ]);
    const midnight = dayOf(offers.now(), MARKETS.id.timeZone).start;
    expect([award.claimableAt, award.expiresAt]).toEqual([midnight + 8 * HOUR_MS, midnight + 32 * HOUR_MS]);
    expect((await claim(player, award.id)).json).toMatchObject({
      errCode: ErrorCode.notClaimableYet,
      until: award.claimableAt,
    });
    expect((await of(other)).awards).toEqual([]);
    await offers.pass(award.claimableAt - offers.now());
    expect(codeOf(await claim(other, award.id))).toBe(ErrorCode.notFound);

    const before = await wealth(player);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => claim(player, award.id, `rescue-${i}`)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(
      answers.filter(({ status }) => status !== 200).every((one) => codeOf(one) === ErrorCode.awardClaimed),
    ).toBe(true);
    expect((await wealth(player)) - before).toBe(bonusOf(600n * U, 1));
    const again = await claim(player, award.id, `rescue-${answers.indexOf(done[0]!)}`);
    expect(again.json).toMatchObject({ award: { id: award.id, state: 'claimed' } });
    expect((await wealth(player)) - before).toBe(bonusOf(600n * U, 1));
  });

  it('covers the whole day: wins offset losses, and a day with a net win gives nothing', async () => {
    const [player, lucky] = await Promise.all([offers.house.register(), offers.house.register()]);
    await offers.play(player.user.id, 300n * U);
    await offers.play(player.user.id, 100n * U, { rate: 20_000n });
    await offers.play(lucky.user.id, 300n * U);
    await offers.play(lucky.user.id, 100n * U, { rate: 90_000n });
    expect((await of(lucky)).today).toMatchObject({ lost: '0', bonus: null });
    expect((await closed(player, 8)).award.amount).toBe(`${bonusOf(200n * U, 0)}`);
    expect((await of(lucky)).awards).toEqual([]);
  });

  it('expires after a day: 1025', async () => {
    const player = await offers.house.register();
    await offers.play(player.user.id, 100n * U);
    const { award } = await closed(player, 9);
    await offers.pass(24 * HOUR_MS);
    expect(codeOf(await claim(player, award.id))).toBe(ErrorCode.awardExpired);
  });

  it('is promised to players in a time-out, claimable after it, and given at its end if it expired meanwhile', async () => {
    const [short, long] = await Promise.all([offers.house.register(), offers.house.register()]);
    for (const { user } of [short, long]) await offers.play(user.id, 200n * U);
    await offers.takeBreak(
      short.user.id,
      dayOf(offers.now(), MARKETS.id.timeZone).end + 10 * HOUR_MS - offers.now(),
    );
    await offers.takeBreak(long.user.id, 80 * HOUR_MS);
    const witness = await offers.house.register();
    await offers.play(witness.user.id, 100n * U);
    await closed(witness, 8);
    expect(await of(short)).toMatchObject({ awards: [], breakUntil: expect.any(Number) });
    const [promised] = await awardsOf(short);
    expect(codeOf(await claim(short, String(promised.id)))).toBe(ErrorCode.onBreak);
    await offers.pass(2 * HOUR_MS);
    expect((await claim(short, String(promised.id))).status).toBe(200);
    const before = await wealth(long);
    await offers.pass(80 * HOUR_MS);
    // The house checks for expired awards every minute by its own clock: the test triggers it directly.
    await offers.house.db.pool.query(
      `SELECT award_expire(id) FROM awards WHERE user_id = $1 AND promotion = 'rescueBonus'`,
      [long.user.id],
    );
    expect((await wealth(long)) - before).toBe(bonusOf(200n * U, 0));
  });

  it('is not given twice if a day is closed twice', async () => {
    const player = await offers.house.register();
    await offers.play(player.user.id, 10_000n * U);
    const { day, award } = await closed(player, 8);
    expect(award.amount).toBe(`${bonusOf(10_000n * U, 3)}`);
    const { start, end } = dayOf(offers.now() - 24 * HOUR_MS, MARKETS.id.timeZone);
    const other = await offers.house.register();
    await offers.house.db.pool.query(
      `INSERT INTO day_totals (user_id, day, game, currency, bets, staked, returned) VALUES ($1, $2, 'crash', 'IDR', 1, $3, 0)`,
      [other.user.id, day, (100n * U).toString()],
    );
    const job = { name: 'rescue-bonus', tries: 1 };
    for (let i = 0; i < 2; i++) await addJob(offers.house.db.orm, job, { name: day, start, end });
    // The second close was complete: it gave the award that the first one missed.
    await vi.waitFor(async () => expect(await awardsOf(other)).toHaveLength(1), { timeout: 20_000 });
    expect(await awardsOf(player)).toHaveLength(1);
  });

  it('waits for a round that began on the day', async () => {
    const player = await offers.house.register();
    await offers.play(player.user.id, 100n * U);
    const day = dayOf(offers.now(), MARKETS.id.timeZone);
    const { pool } = offers.house.db;
    await pool.query(
      `INSERT INTO rounds (game, id, state, secret, commitment, opens_at) VALUES ('old', 1, 'open', '', '', $1)`,
      [day.end - 1],
    );
    const name = offers.today();
    await offers.tomorrow(1);
    const job = { name: 'rescue-bonus', tries: 1 };
    await addJob(offers.house.db.orm, job, { name, ...day });
    await vi.waitFor(
      async () =>
        expect(
          (
            await pool.query(
              `SELECT last_error FROM graphile_worker._private_jobs WHERE last_error LIKE '%the round 1 of old began before and is not settled%'`,
            )
          ).rows.length,
        ).toBeGreaterThan(0),
      { timeout: 60_000, interval: 200 },
    );
    expect(await awardsOf(player)).toEqual([]);
    await pool.query(`UPDATE rounds SET state = 'closed' WHERE game = 'old'`);
    await pool.query(`UPDATE rounds SET state = 'settled', outcome = '{}' WHERE game = 'old'`);
    await addJob(offers.house.db.orm, job, { name, ...day });
    await vi.waitFor(async () => expect(await awardsOf(player)).toHaveLength(1), { timeout: 20_000 });
  });

  it('keeps its promises after its end, gives nothing more, and nothing at all when it is switched off', async () => {
    const [player, late] = await Promise.all([offers.house.register(), offers.house.register()]);
    await offers.play(player.user.id, 100n * U);
    const { award } = await closed(player, 8);
    await offers.set('rescueBonus', { until: offers.now() });
    expect((await of(player)).awards).toHaveLength(1);
    for (const call of [
      await offers.house.request('GET', rescueBonus.path, { token: late.token }),
      await claim(late, award.id),
    ])
      expect(codeOf(call)).toBe(ErrorCode.promotionOver);
    await offers.set('rescueBonus', { active: false });
    expect(codeOf(await claim(player, award.id))).toBe(ErrorCode.promotionOver);
    await offers.set('rescueBonus', { active: true });
    expect((await claim(player, award.id)).status).toBe(200);
  });

  it('is for players: a visitor has to sign in', async () => {
    for (const { method, path, body } of [
      { ...rescueBonus, body: undefined },
      { ...rescueBonusClaim, body: { id: '1' } },
    ])
      expect(codeOf(await offers.house.request(method, path, { body }))).toBe(ErrorCode.logInFirst);
  });
});
