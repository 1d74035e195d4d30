import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { rescueOrderClaim, rescueRecord } from '../../../contract/http/offers/specialRescue.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { DAY_MS, weekOf } from '../../../contract/marketTime.ts';
import { addJob } from '../../core/jobs/job.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { SPECIAL_RESCUE } from './settings.ts';

const HOUR_MS = 3_600_000;
const { timeZone } = MARKETS.id;
/** The bonus for a week with a loss of 2,000 U, in four equal orders. */
const BONUS = (2_000n * U * BigInt(SPECIAL_RESCUE.share)) / 10_000n;

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(() => offers.close());

const of = ({ token }: SignedIn) => offers.house.call(rescueRecord, { token });
const claim = (player: SignedIn, id: string, key?: string) =>
  offers.claim(rescueOrderClaim, player, { id }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const wealth = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;

/** Ends the week, and waits until it is closed. @returns the awards that it gave */
async function closed(player: SignedIn) {
  const { monday, end } = weekOf(offers.now(), timeZone);
  await offers.pass(end + HOUR_MS - offers.now());
  return vi.waitFor(
    async () => {
      const week = (await of(player)).weeks.find((one) => one.week === monday);
      expect(week).toBeDefined();
      return week!;
    },
    { timeout: 60_000, interval: 200 },
  );
}

describe('the special rescue', () => {
  it('returns its share of a week’s loss in four orders, each from its day on and once', async () => {
    const [player, other] = await Promise.all([offers.house.register(), offers.house.register()]);
    await offers.play(player.user.id, 800n * U);
    await offers.play(other.user.id, 999n * U);
    if (weekOf(offers.now() + DAY_MS, timeZone).monday === weekOf(offers.now(), timeZone).monday)
      await offers.pass(DAY_MS);
    await offers.play(player.user.id, 1_200n * U);
    expect((await of(player)).thisWeek).toMatchObject({ lost: `${2_000n * U}`, bonus: `${BONUS}` });
    const { orders, bonus, lost } = await closed(player);
    expect((await of(other)).weeks).toEqual([]);
    expect([lost, bonus]).toEqual([`${2_000n * U}`, `${BONUS}`]);
    const { start } = weekOf(offers.now(), timeZone);
    // Tuesday, Thursday, Saturday, Monday at eight.
    expect(orders.map(({ enableClaimedTime }) => (enableClaimedTime - start) / HOUR_MS)).toEqual([
      32, 80, 128, 176,
    ]);
    for (const [i, { award, enableClaimedTime }] of orders.entries()) {
      expect([award.amount, award.expiresAt]).toEqual([`${BONUS / 4n}`, enableClaimedTime + 7 * DAY_MS]);
      await offers.pass(enableClaimedTime - HOUR_MS - offers.now());
      expect((await claim(player, award.id)).json).toMatchObject({
        errCode: ErrorCode.notClaimableYet,
        until: enableClaimedTime,
      });
      await offers.pass(HOUR_MS);
      expect(codeOf(await claim(other, award.id))).toBe(ErrorCode.notFound);
      const before = await wealth(player);
      const answers = await Promise.all(
        Array.from({ length: i === 0 ? 24 : 3 }, (_, n) => claim(player, award.id, `order-${n}`)),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      expect(
        answers.filter(({ status }) => status !== 200).every((one) => codeOf(one) === ErrorCode.awardClaimed),
      ).toBe(true);
      expect((await claim(player, award.id, `order-${answers.indexOf(done[0]!)}`)).status).toBe(200);
      expect((await wealth(player)) - before).toBe(BONUS / 4n);
    }
  });

  it('is promised during a time-out, expires after seven days, and is given once if a week is closed twice', async () => {
    const [player, resting] = await Promise.all([offers.house.register(), offers.house.register()]);
    for (const { user } of [player, resting]) await offers.play(user.id, 1_000n * U);
    await offers.takeBreak(resting.user.id, 21 * DAY_MS);
    const { start, end, monday } = weekOf(offers.now(), timeZone);
    const { orders } = await closed(player);
    const count = async () =>
      (
        await offers.house.db.pool.query(
          `SELECT user_id::text AS id, count(*)::int AS count FROM awards WHERE promotion = 'specialRescue' AND user_id = ANY ($1)
           GROUP BY 1`,
          [[player.user.id, resting.user.id]],
        )
      ).rows;
    expect(await count()).toHaveLength(2);
    expect((await count()).every((one) => one.count === 4)).toBe(true);
    expect(await of(resting)).toMatchObject({ weeks: [], breakUntil: expect.any(Number) });
    const third = await offers.house.register();
    await offers.house.db.pool.query(
      `INSERT INTO day_totals (user_id, day, game, currency, bets, staked, returned) VALUES ($1, $2, 'crash', 'IDR', 1, $3, 0)`,
      [third.user.id, monday, (1_000n * U).toString()],
    );
    const job = { name: 'special-rescue', tries: 1 };
    for (let i = 0; i < 2; i++) await addJob(offers.house.db.orm, job, { name: monday, start, end });
    await vi.waitFor(async () => expect((await of(third)).weeks).toHaveLength(1), { timeout: 20_000 });
    expect((await count()).every((one) => one.count === 4)).toBe(true);
    await offers.pass((orders[0]?.enableClaimedTime ?? 0) + 7 * DAY_MS - offers.now());
    expect(codeOf(await claim(player, orders[0]?.award.id ?? ''))).toBe(ErrorCode.awardExpired);
    expect((await claim(player, orders[1]?.award.id ?? '')).status).toBe(200);
  });

  it('keeps its promises after its end, gives nothing more, and nothing at all when it is switched off', async () => {
    const [player, late] = await Promise.all([offers.house.register(), offers.house.register()]);
    await offers.play(player.user.id, 1_000n * U);
    const { orders } = await closed(player);
    const id = orders[0]?.award.id ?? '';
    await offers.pass((orders[0]?.enableClaimedTime ?? 0) - offers.now());
    await offers.set('specialRescue', { until: offers.now() });
    expect(codeOf(await offers.house.request('GET', rescueRecord.path, { token: late.token }))).toBe(
      ErrorCode.promotionOver,
    );
    expect(codeOf(await claim(late, id))).toBe(ErrorCode.promotionOver);
    await offers.set('specialRescue', { active: false });
    expect(codeOf(await claim(player, id))).toBe(ErrorCode.promotionOver);
    await offers.set('specialRescue', { active: true });
    expect((await claim(player, id)).status).toBe(200);
    expect(codeOf(await offers.house.request('GET', rescueRecord.path))).toBe(ErrorCode.logInFirst);
  });
});
