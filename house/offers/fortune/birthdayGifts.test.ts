import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { birthdayGift, birthdayGiftApply } from '../../../contract/http/offers/fortune.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { userIdentities } from '../../people/security/tables.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { operatorCall } from '../../testing/offers/operators.ts';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(() => offers.close());

const operate = (by: string, call: string, ...values: unknown[]) =>
  operatorCall(offers.house.db, by, call, ...values);
const gift = ({ token }: SignedIn) => offers.house.call(birthdayGift, { token });
const apply = (who: SignedIn, award?: string, key?: string) =>
  offers.claim(birthdayGiftApply, who, award === undefined ? {} : { award }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const idOf = async ({ user }: SignedIn) => {
  const { rows } = await offers.house.db.pool.query('SELECT id FROM birthday_gifts WHERE user_id = $1', [
    user.id,
  ]);
  expect(rows).toHaveLength(1);
  return rows[0].id as string;
};

/** Adds a player whose birthday is `days` from today, with enough stakes for a VIP level. */
async function born(days: number, staked: bigint): Promise<SignedIn> {
  const player = await offers.house.register();
  const [, month, day] = new Date(Date.parse(offers.today()) + days * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-');
  const birthDate = `1992-${month}-${day}`;
  const userId = BigInt(player.user.id);
  await offers.house.db.orm
    .insert(userIdentities)
    .values({ userId, fullName: 'Sari Dewi', birthDate, givenAt: offers.now() });
  // Half of the stakes on this game count.
  if (staked > 0n) await offers.play(player.user.id, 2n * staked, { game: 'wingo' });
  return player;
}

describe('the birthday gift', () => {
  it('is applied for once, approved by an operator, and claimed once: level times 10 U', async () => {
    const player = await born(-2, 5_000n * U);
    expect(await gift(player)).toMatchObject({
      level: 2,
      amount: (20n * U).toString(),
      canApply: true,
      gift: null,
    });
    const applied = await Promise.all(Array.from({ length: 8 }, () => apply(player)));
    expect(applied.every(({ status }) => status === 200)).toBe(true);
    const id = await idOf(player);
    expect(await gift(player)).toMatchObject({
      canApply: false,
      gift: { state: 'applied', level: 2, award: null },
    });
    // A higher level reached later does not change it.
    await offers.play(player.user.id, 40_000n * U, { game: 'wingo' });
    expect((await gift(player)).gift).toMatchObject({ level: 2, amount: (20n * U).toString() });
    const { rows } = await offers.house.db.pool.query(
      'SELECT full_name, same FROM open_birthday_gifts WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ full_name: 'Sari Dewi', same: 0n }]);
    expect(await operate('ani', 'birthday_gift_approve', id, '')).toBe(3);
    expect(await operate('ani', 'birthday_gift_approve', id, 'yes')).toMatchObject({ status: 'done' });
    expect(await operate('ani', 'birthday_gift_approve', id, 'yes')).toBe(703);
    expect(await operate('budi', 'birthday_gift_refuse', id, 'no')).toBe(703);
    const { gift: approved } = await gift(player);
    expect(approved?.state).toBe('approved');
    const award = approved?.award ?? '';
    expect(codeOf(await apply(await offers.house.register(), award))).toBe(ErrorCode.notFound);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => apply(player, award, `key-${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((one) => codeOf(one) === ErrorCode.awardClaimed)).toHaveLength(23);
    const done = answers.find(({ status }) => status === 200);
    expect(done?.json).toMatchObject({
      gift: { gift: { state: 'paid', award: null } },
      claimed: { award: { amount: (20n * U).toString(), state: 'claimed' } },
    });
  });

  it('is refused with a reason shown to the player, and cannot be applied for again', async () => {
    const player = await born(0, 1_000n * U);
    await apply(player);
    const id = await idOf(player);
    expect(await operate('ani', 'birthday_gift_refuse', id, ' ')).toBe(3);
    expect(await operate('ani', 'birthday_gift_refuse', id, 'akun kedua')).toBeTypeOf('object');
    expect(await operate('budi', 'birthday_gift_approve', id, 'yes')).toBe(703);
    expect((await apply(player)).status).toBe(200);
    await idOf(player);
    expect(await gift(player)).toMatchObject({
      canApply: false,
      gift: { state: 'refused', answer: 'akun kedua' },
    });
  });

  it('is for 30 days from the birthday on, for level 1 and up, and for players who gave their name', async () => {
    const [unknown, low, early, over] = [
      await offers.house.register(),
      await born(0, 999n * U),
      await born(1, 1_000n * U),
      await born(-30, 1_000n * U),
    ];
    expect((await gift(unknown)).birthday).toBeNull();
    expect(codeOf(await apply(unknown))).toBe(ErrorCode.conditionsNotMet);
    expect(codeOf(await apply(low))).toBe(ErrorCode.vipLevel);
    const { birthday } = await gift(early);
    expect((await apply(early)).json).toMatchObject({
      errCode: ErrorCode.notClaimableYet,
      until: birthday?.from,
    });
    expect(codeOf(await apply(over))).toBe(ErrorCode.notClaimableYet);
    await offers.tomorrow();
    expect((await apply(early)).status).toBe(200);
  });

  it('above the limit needs two operators', async () => {
    const player = await born(0, 1_000n * U);
    await apply(player);
    const id = await idOf(player);
    await offers.house.db.pool.query('UPDATE markets SET adjustment_limit = $1', [U]);
    const first = await operate('ani', 'birthday_gift_approve', id, 'yes');
    expect(first).toMatchObject({ status: 'pending' });
    expect(await operate('ani', 'birthday_gift_approve', id, 'yes')).toEqual(first);
    expect(await operate('budi', 'birthday_gift_approve', id, 'yes')).toBe(3);
    const { id: proposal } = first as { id: bigint };
    expect(await operate('ani', 'proposal_approve', proposal, 'yes')).toBe(703);
    expect((await gift(player)).gift?.state).toBe('applied');
    expect(await operate('budi', 'proposal_approve', proposal, 'yes')).toMatchObject({ status: 'done' });
    expect((await gift(player)).gift?.state).toBe('approved');
  });

  it('is unavailable to visitors and to players in a time-out', async () => {
    const { json } = await offers.house.request('POST', birthdayGiftApply.path, { body: {} });
    expect(json.errCode).toBe(ErrorCode.logInFirst);
    const player = await born(0, 1_000n * U);
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [player.user.id, offers.now() + 60_000],
    );
    expect((await gift(player)).canApply).toBe(false);
    expect(codeOf(await apply(player))).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    expect((await gift(player)).canApply).toBe(true);
  });

  it('is available again the next year, and not earlier', async () => {
    const player = await born(0, 1_000n * U);
    await apply(player);
    await operate('ani', 'birthday_gift_refuse', await idOf(player), 'later');
    await offers.pass(31 * DAY_MS);
    const { birthday, gift: last } = await gift(player);
    expect(last).toBeNull();
    expect(birthday?.from).toBeGreaterThan(offers.now() + 300 * DAY_MS);
  });
});
