import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { bankAccountAdd } from '../../../contract/http/money/bankAccounts.ts';
import { missionText, NEWCOMER_MISSIONS } from '../../../contract/http/offers/missions.ts';
import {
  newcomerBonus,
  newcomerBonusClaim,
  newcomerMissionClaim,
  newcomerMissions,
  newcomerText,
} from '../../../contract/http/offers/newcomerTasks.ts';
import { promoAll } from '../../../contract/http/offers/promotions.ts';
import { phoneRegister, type SignedIn } from '../../../contract/http/people/accounts.ts';
import { userPhoneBind, userPhoneCode, userPinSet } from '../../../contract/http/people/security.ts';
import { userAwards } from '../../../contract/promotions/operations.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { codeTo } from '../../testing/people/testSecurity.ts';
import { PASSWORD } from '../../testing/testHouse.ts';

const DAY = 86_400_000;
const PIN = '482913';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(async () => {
  expect((await reconcile(offers.house.db)).filter(({ check }) => /award|bonus/i.test(check))).toEqual([]);
  await offers.close();
});

type Player = SignedIn & { phone: string };
const missions = async ({ token }: SignedIn) => offers.house.call(newcomerMissions, { token });
const bonus = ({ token }: SignedIn) => offers.house.call(newcomerBonus, { token });
const doneOf = async (player: SignedIn) =>
  (await missions(player)).missions.filter(({ award }) => award !== null).map(({ mission }) => mission);
const claim = (player: SignedIn, mission: (typeof NEWCOMER_MISSIONS)[number], key?: string) =>
  offers.claim(newcomerMissionClaim, player, { mission }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const setPin = ({ token }: SignedIn) =>
  offers.house.call(userPinSet, { token, input: { pin: PIN, password: PASSWORD } });
const canJoin = async ({ token }: SignedIn) => (await offers.house.call(promoAll, { token })).canJoin;
async function provePhone({ phone, token }: Player): Promise<void> {
  await offers.house.call(userPhoneCode, { token, input: { purpose: 'bindPhone', phone } });
  const code = await codeTo(offers.house, `+62${phone}`);
  await offers.house.call(userPhoneBind, { token, input: { phone, code, password: PASSWORD } });
}
/** Sets the player's session as just signed in. */
const freshen = ({ user }: SignedIn) =>
  offers.house.db.pool.query('UPDATE sessions SET fresh_until = $2, seen_at = $3 WHERE user_id = $1', [
    ...[user.id, offers.now() + 600_000, offers.now()],
  ]);
/** Completes all newcomer tasks. */
async function doAll(player: Player): Promise<void> {
  const { token, user } = player;
  await freshen(player);
  await provePhone(player);
  await setPin(player);
  const number = `${randomInt(10 ** 9, 10 ** 10 - 1)}`;
  await offers.house.call(bankAccountAdd, {
    token,
    input: { bank: 'BCA', number, holder: 'PEMAIN BARU', pin: PIN },
  });
  await offers.house.call(newcomerText, { token, input: { app: true } });
  for (const game of ['crash', 'dice', 'mines']) await offers.play(user.id, 70n * U, { game });
  await offers.deposit(user.id, 20n * U);
}

describe("newcomers' tasks", () => {
  it('are done one by one, give a bonus each, and one more for all of them', async () => {
    const player = await offers.house.register();
    const { token, user } = player;
    expect(await missions(player)).toMatchObject({ offered: true, turnover: 5, breakUntil: null });
    // An unverified phone does not count.
    expect(await doneOf(player)).toEqual([]);
    expect(codeOf(await claim(player, 'pin'))).toBe(ErrorCode.taskNotDone);
    await provePhone(player);
    expect(await doneOf(player)).toEqual(['phone']);
    await setPin(player);
    const account = { bank: 'BCA', number: '7654321098', holder: 'PEMAIN BARU', pin: PIN };
    await offers.house.call(bankAccountAdd, { token, input: account });
    expect(await doneOf(player)).toEqual(['phone', 'pin', 'bank']);
    await offers.house.call(newcomerText, { token, input: { app: false } });
    expect(await doneOf(player)).toHaveLength(3);
    await offers.house.call(newcomerText, { token, input: { app: true } });
    expect(await doneOf(player)).toContain('app');
    // Two games, one of them twice; a provider's game is not one of our own.
    for (const game of ['crash', 'dice', 'dice', 'garuda-emas'])
      await offers.play(user.id, 10n * U, { game });
    expect((await missions(player)).missions.find(({ mission }) => mission === 'games')).toMatchObject({
      ...{ progress: '2', target: '3', award: null },
    });
    await offers.play(user.id, 1n, { game: 'mines' });
    expect(await doneOf(player)).toContain('games');
    await offers.deposit(user.id, 1n);
    expect(await bonus(player)).toMatchObject({ done: 6, missions: 7, award: null, claimed: '0' });
    expect(codeOf(await offers.claim(newcomerBonusClaim, player))).toBe(ErrorCode.taskNotDone);
    await offers.play(user.id, 160n * U - 1n);
    expect(await doneOf(player)).toEqual([...NEWCOMER_MISSIONS]);

    const given: bigint[] = [];
    for (const mission of NEWCOMER_MISSIONS) {
      const { status, json } = await claim(player, mission);
      expect(status).toBe(200);
      given.push(BigInt((json.award as { amount: string }).amount));
    }
    expect(given).toEqual([2n, 1n, 1n, 3n, 2n, 5n, 6n].map((amount) => amount * U));
    expect((await offers.claim(newcomerBonusClaim, player)).status).toBe(200);
    expect(await bonus(player)).toMatchObject({ claimed: `${40n * U}`, total: `${40n * U}` });
    const { rows } = await offers.house.db.pool.query(
      "SELECT required, a.bonus FROM wagering_requirements t JOIN ledger_accounts a ON a.user_id = t.user_id AND a.kind = 'wallet' WHERE t.user_id = $1",
      [user.id],
    );
    expect(rows[0]).toMatchObject({ required: 200n * U, bonus: 40n * U });
    expect(await canJoin(player)).not.toContain('NEWCOMER_TASKS');
  });

  it('give a bonus once, to its player, in any number of concurrent claims', async () => {
    const player = await offers.house.register();
    await setPin(player);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => claim(player, 'pin', `pin-${i}`)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const one of answers) if (one.status !== 200) expect(codeOf(one)).toBe(ErrorCode.awardClaimed);
    expect((await claim(player, 'pin', `pin-${answers.indexOf(done[0]!)}`)).status).toBe(200);
    expect((await bonus(player)).claimed).toBe(`${U}`);
    // Another player's bonus cannot be claimed: a claim always refers to one's own missions.
    expect(codeOf(await claim(await offers.house.register(), 'pin'))).toBe(ErrorCode.taskNotDone);
    expect(codeOf(await offers.house.request('GET', newcomerMissions.path))).toBe(ErrorCode.logInFirst);
  });

  it('are pushed to the player’s pages as they are done', async () => {
    const player = await offers.house.register();
    const events = offers.house.connect(player.token).collect(userAwards, { userId: player.user.id });
    await vi.waitFor(() => expect(events).toHaveLength(1), 8_000);
    await setPin(player);
    await vi.waitFor(
      () => expect(events.at(-1)).toMatchObject({ claimable: 1, promotions: ['newcomerTasks'] }),
      8_000,
    );
    await provePhone(player);
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ claimable: 2 }), 8_000);
  });

  it('are given once per person: a second account sees why it has none of them', async () => {
    const cookie = `kilat_device=${randomBytes(16).toString('base64url')}`;
    const [one, other] = await Promise.all(
      [0, 1].map(() =>
        offers.house.call(phoneRegister, {
          input: { phone: `8${randomInt(10 ** 8, 10 ** 9)}`, password: PASSWORD },
          headers: { cookie },
        }),
      ),
    );
    for (const player of [one!, other!]) {
      await setPin(player);
      await missions(player);
    }
    expect((await claim(one!, 'pin')).status).toBe(200);
    const pin = (await missions(other!)).missions.find(({ mission }) => mission === 'pin');
    expect(pin?.award).toMatchObject({ state: 'void', reason: 'oncePerPerson' });
    expect(codeOf(await claim(other!, 'pin'))).toBe(ErrorCode.notForPlayer);
    expect(await canJoin(one!)).toContain('NEWCOMER_TASKS');
    expect(await canJoin(other!)).not.toContain('NEWCOMER_TASKS');
  });

  it('wait during a time-out, and are not offered', async () => {
    const player = await offers.house.register();
    await setPin(player);
    await missions(player);
    await offers.takeBreak(player.user.id, 60_000);
    expect(await canJoin(player)).toEqual([]);
    expect(codeOf(await claim(player, 'pin'))).toBe(ErrorCode.onBreak);
    expect((await missions(player)).missions.every(({ award }) => award === null)).toBe(true);
    await offers.pass(61_000);
    expect((await claim(player, 'pin')).status).toBe(200);
  });

  it('have text templates for their requirements', async () => {
    const { token } = await offers.house.register();
    const own = await offers.house.call(newcomerText, { token, input: { app: false } });
    expect(own.map(({ mission }) => mission)).toEqual([...NEWCOMER_MISSIONS]);
    expect(own.find(({ mission }) => mission === 'stake')).toMatchObject({
      ...{ template: 'missionStake', amounts: { amount: `${200n * U}` } },
    });
    const all = await offers.house.call(missionText, { token });
    expect(new Set(all.map(({ promotion }) => promotion))).toEqual(
      new Set(['newcomerTasks', 'comebackTasks']),
    );
  });

  // Last: it simulates elapsed days for the whole house.
  it('end with the seventh day after registration, and can be claimed for three more days', async () => {
    const [player, late] = await Promise.all([offers.house.register(), offers.house.register()]);
    const { until, claimUntil } = await missions(player);
    await offers.pass((until ?? 0) - offers.now() - 60_000);
    await doAll(player);
    expect(await doneOf(player)).toEqual([...NEWCOMER_MISSIONS]);
    await offers.pass((until ?? 0) - offers.now() + 1_000);
    await freshen(late);
    await setPin(late);
    expect(await doneOf(late)).toEqual([]);
    expect(await canJoin(late)).not.toContain('NEWCOMER_TASKS');
    expect(await canJoin(player)).toContain('NEWCOMER_TASKS');
    expect((await claim(player, 'stake')).status).toBe(200);
    expect((claimUntil ?? 0) - (until ?? 0)).toBe(3 * DAY);
    await offers.pass((claimUntil ?? 0) - offers.now() + 1_000);
    expect(codeOf(await claim(player, 'pin'))).toBe(ErrorCode.awardExpired);
    expect(await missions(player)).toMatchObject({ offered: false, missions: [], until: null });
    expect(codeOf(await claim(late, 'pin'))).toBe(ErrorCode.notForPlayer);
  });
});
