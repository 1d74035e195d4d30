import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { holidayCheckIn, holidaySign } from '../../../contract/http/offers/holidaySign.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { dateAfter, dayOfDate } from '../../../contract/marketTime.ts';
import { HOLIDAYS } from '../../../contract/promotions/holidays.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { nextHoliday } from './rules.ts';

let offers: OffersHouse;
let player: SignedIn;
/** The seven days up to a holiday without another one nearby, and the day before them. */
let days: readonly string[];
let before: string;

beforeAll(async () => {
  offers = await OffersHouse.start();
  const whole = HOLIDAYS.id
    .map(({ date }) => nextHoliday(HOLIDAYS.id, date))
    .find((one) => one && one.from === one.days[0] && dateAfter(one.from, -1) > offers.today());
  if (!whole) throw new Error('no holiday is told of any more');
  days = whole.days;
  before = dateAfter(days[0] ?? '', -1);
  await offers.pass(dayOfDate(before, MARKETS.id.timeZone).start - offers.now());
  player = await offers.house.register();
});
afterAll(() => offers.close());

const now = () => offers.house.call(holidayCheckIn, { token: player.token });
const sign = (key?: string) => offers.claim(holidaySign, player, undefined, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const gave = ({ json }: { json: Record<string, unknown> }) =>
  BigInt((json.award as { amount: string } | undefined)?.amount ?? -1);

describe('the holiday check-in', () => {
  it('announces the next holiday, and when its first day begins, before the check-in opens', async () => {
    await offers.play(player.user.id, 50n * U, { game: 'wingo' });
    const { week, canSign } = await now();
    expect(canSign).toBe(false);
    expect(week?.days.map(({ date, state }) => [date, state])).toEqual(days.map((date) => [date, 'coming']));
    const early = await sign();
    expect(early.json).toMatchObject({ errCode: ErrorCode.notClaimableYet, until: week?.from });
    expect(offers.now()).toBeLessThan(week?.from ?? 0);
  });

  it('accepts the stakes of the previous day, gives a day’s award once in 24 concurrent requests, and repeats the reply for a key', async () => {
    await offers.tomorrow();
    expect(await now()).toMatchObject({ canSign: true, staked: (50n * U).toString() });
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => sign(`first-${i}`)));
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((one) => codeOf(one) === ErrorCode.signedToday)).toHaveLength(23);
    expect((await sign(`first-${done}`)).json).toEqual(answers[done]?.json);
    expect((await now()).week?.days[0]?.state).toBe('signed');
  });

  it('requires 50 U on the day or the previous one', async () => {
    await offers.tomorrow();
    expect(codeOf(await sign())).toBe(ErrorCode.conditionsNotMet);
    await offers.play(player.user.id, 50n * U - 1n, { game: 'wingo' });
    expect(codeOf(await sign())).toBe(ErrorCode.conditionsNotMet);
    expect((await now()).canSign).toBe(false);
    await offers.play(player.user.id, 1n, { game: 'wingo' });
    expect(gave(await sign())).toBe(U / 20n);
  });

  it('gives more on the holiday to players with all seven days, and not to those who missed one', async () => {
    const late = await offers.house.register();
    for (let day = 2; day < 7; day++) {
      await offers.tomorrow();
      for (const one of [player, late]) {
        await offers.play(one.user.id, 50n * U, { game: 'wingo' });
        const signed = await offers.claim(holidaySign, one);
        const whole = day === 6 && one === player;
        expect(gave(signed)).toBe(whole ? (35n * U) / 100n : U / 20n);
      }
    }
    expect(offers.today()).toBe(days[6]);
    const { week } = await offers.house.call(holidayCheckIn, { token: late.token });
    expect(week?.days.map(({ state }) => state)).toEqual(['missed', 'missed', ...Array(5).fill('signed')]);
  });

  it('is unavailable to visitors and to players in a time-out', async () => {
    const { json } = await offers.house.request('POST', holidaySign.path, { body: {} });
    expect(json.errCode).toBe(ErrorCode.logInFirst);
    const other = await offers.house.register();
    await offers.play(other.user.id, 50n * U, { game: 'wingo' });
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [other.user.id, offers.now() + 60_000],
    );
    expect((await offers.house.call(holidayCheckIn, { token: other.token })).canSign).toBe(false);
    expect(codeOf(await offers.claim(holidaySign, other))).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    expect((await offers.claim(holidaySign, other)).status).toBe(200);
  });

  it('ends when an operator switches it off', async () => {
    await offers.house.db.pool.query(
      `INSERT INTO promotion_settings (promotion, currency, version, active, numbers, created_at, created_by)
        SELECT promotion, currency, version + 1, false, numbers, created_at, 'ani' FROM promotion_settings WHERE promotion = 'holidaySign'`,
    );
    await offers.pass(6_000);
    expect(codeOf(await sign())).toBe(ErrorCode.promotionOver);
  });
});
