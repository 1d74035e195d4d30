import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../../contract/errors.ts';
import {
  contractLog,
  contractRequest,
  contractState,
  spreadBonus,
  spreadClaim,
  spreadFriend,
  spreadHistory,
  spreadInfo,
} from '../../../../contract/http/offers/spread.ts';
import type { SignedIn } from '../../../../contract/http/people/accounts.ts';
import { invite, inviteChain, passAndClose, shareBrowser } from '../../../testing/offers/friends.ts';
import { OffersHouse, U } from '../../../testing/offers/offersHouse.ts';
import { operatorCall } from '../../../testing/offers/operators.ts';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(() => offers.close());

const bonus = ({ token }: SignedIn) => offers.house.call(spreadBonus, { token });
const claim = (who: SignedIn) => offers.claim(spreadClaim, who);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const nextDay = () => passAndClose(offers, () => offers.tomorrow(1));
const operate = (by: string, call: string, ...values: unknown[]) =>
  operatorCall(offers.house.db, by, call, ...values);
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await offers.house.db.pool.query<Row & Record<string, unknown>>(text, values)).rows;

/** The rebate promised to a player for a day, in minor units. */
async function promised(userId: string, day: string): Promise<bigint | null> {
  const rows = await query<{ amount: bigint }>(
    "SELECT amount FROM awards WHERE user_id = $1 AND promotion = 'spreadRebate' AND award_key = $2",
    [userId, day],
  );
  return rows[0]?.amount ?? null;
}

describe('the rebate', () => {
  it('is a tenth, a twenty-fifth and a fiftieth of a per cent of the weighted stakes at three depths', async () => {
    const inviter = await offers.house.register();
    const below = await inviteChain(offers, inviter, 4);
    for (const { user } of below) {
      // Half of the stakes count in a round game, and also in a game that is not in the catalogue.
      await offers.play(user.id, 1_000n * U, { game: 'wingo' });
      await offers.play(user.id, 3_000n * U, { game: 'crash' });
    }
    const day = offers.today();
    expect(await bonus(inviter)).toMatchObject({ pendingRebateAmount: '0', initRebateAmount: '0' });
    await passAndClose(offers, () => offers.pass(3_600_000));
    expect((await bonus(inviter)).pendingRebateAmount).toBe(`${(2_000n * U * 16n) / 10_000n}`);
    await nextDay();
    const rebate = (2_000n * U * 16n) / 10_000n;
    expect(await bonus(inviter)).toMatchObject({ pendingRebateAmount: '0', initRebateAmount: `${rebate}` });
    expect(await promised(below[2]?.user.id ?? '', day)).toBe((2_000n * U * 10n) / 10_000n);
    const { items } = await offers.house.call(spreadHistory, {
      token: inviter.token,
      input: { kind: 'rebate', page: 1, count: 20 },
    });
    expect(items).toMatchObject([{ day, staked: `${6_000n * U}`, amount: `${rebate}`, claimedAt: null }]);
    const third = below[2]?.user.id ?? '';
    const detail = (id: string) => offers.house.call(spreadFriend, { token: inviter.token, input: { id } });
    expect(await detail(third)).toMatchObject({
      ...{ depth: 3, friends: 1, staked: `${2_000n * U}`, lastDay: day },
      rebate: `${(2_000n * U * 2n) / 10_000n}`,
    });
    expect((await detail(below[3]?.user.id ?? '')).rebate).toBe('0');
    const answers = await Promise.all(Array.from({ length: 24 }, () => claim(inviter)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await bonus(inviter)).toMatchObject({ initRebateAmount: '0', receiveRebateAmount: `${rebate}` });
    // A house that takes over closes the day again.
    await query("DELETE FROM period_runs WHERE kind = 'spread rebate' AND period = $1", [day]);
    await passAndClose(offers, () => offers.pass(1_000));
    expect(await bonus(inviter)).toMatchObject({ initRebateAmount: '0', receiveRebateAmount: `${rebate}` });
    expect((await detail(third)).staked).toBe(`${2_000n * U}`);
  });

  it('of random trees and stakes matches plain arithmetic, and carries over fractions of a minor unit', async () => {
    const tree = fc.array(
      fc.record({
        above: fc.nat(),
        staked: fc.array(fc.bigInt(0n, 40_000n), { minLength: 3, maxLength: 3 }),
        game: fc.constantFrom('crash', 'wingo'),
      }),
      { minLength: 5, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(tree, async (players) => {
        const ids: string[] = [];
        const aboveOf: (number | null)[] = [];
        for (const [i, { above }] of players.entries()) {
          const inviter = i === 0 ? null : above % i;
          aboveOf.push(inviter);
          const [row] = await query<{ id: bigint }>(
            `INSERT INTO users (name, currency, created_at, invited_by) VALUES ('Tes', 'IDR', 0, $1) RETURNING id`,
            [inviter === null ? null : ids[inviter]],
          );
          ids.push(String(row?.id));
        }
        const points = ids.map(() => 0n);
        const counts = ids.map(() => [0, 0, 0, 0, 0]);
        for (let from = 0; from < ids.length; from++)
          for (let [at, depth] = [aboveOf[from] ?? null, 0]; at !== null && depth < 5; depth++) {
            counts[at]![depth]! += 1;
            at = aboveOf[at] ?? null;
          }
        for (let day = 0; day < 3; day++) {
          for (const [i, { staked, game }] of players.entries()) {
            const amount = staked[day] ?? 0n;
            if (amount === 0n) continue;
            await offers.play(ids[i] ?? '', amount, { game });
            let at = aboveOf[i] ?? null;
            for (const share of [10n, 4n, 2n]) {
              if (at === null) break;
              points[at] = (points[at] ?? 0n) + (amount / 2n) * share;
              at = aboveOf[at] ?? null;
            }
          }
          await nextDay();
        }
        const rows = await query<{ id: bigint; sum: bigint }>(
          `SELECT user_id AS id, sum(amount)::bigint AS sum FROM awards WHERE user_id = ANY ($1) AND promotion = 'spreadRebate' GROUP BY user_id`,
          [ids],
        );
        const given = new Map(rows.map(({ id, sum }) => [String(id), BigInt(sum)]));
        expect(ids.map((id) => given.get(id) ?? 0n)).toEqual(points.map((one) => one / 10_000n));
        const counted = await query<{ id: bigint; friends: number[] }>(
          `SELECT u.id, ARRAY[coalesce(friends1, 0), coalesce(friends2, 0), coalesce(friends3, 0), coalesce(friends4, 0),
             coalesce(friends5, 0)] AS friends FROM users u LEFT JOIN referral_players ON user_id = u.id WHERE u.id = ANY ($1) ORDER BY u.id`,
          [ids],
        );
        expect(counted.map(({ friends }) => friends)).toEqual(counts);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  }, 120_000);

  it('of a friend who shares a browser with a player above is withheld, and given when support clears it', async () => {
    const inviter = await offers.house.register();
    const [own, other] = [await invite(offers, inviter), await invite(offers, inviter)];
    await shareBrowser(offers, inviter, own);
    for (const { user } of [own, other]) await offers.play(user.id, 2_000n * U);
    await nextDay();
    const one = `${U}`;
    expect(await bonus(inviter)).toMatchObject({ initRebateAmount: one, unCheckRebateAmount: one });
    const reviews = await query(
      'SELECT friend, reason, rebate::text, bonus::text FROM open_referral_reviews WHERE inviter = $1',
      [inviter.user.id],
    );
    expect(reviews).toEqual([{ friend: BigInt(own.user.id), reason: 'device', rebate: one, bonus: '0' }]);
    // The operators' function that clears all links clears it as well.
    expect(await operate('ani', 'account_links_clear', inviter.user.id, 'sisters', null)).toEqual({
      account_links_clear: 0,
    });
    expect(await bonus(inviter)).toMatchObject({ initRebateAmount: `${2n * U}`, unCheckRebateAmount: '0' });
    await shareBrowser(offers, inviter, other);
    expect(await operate('ani', 'referral_refuse', other.user.id, inviter.user.id, 'one person')).toEqual({
      referral_refuse: 'refused',
    });
    await offers.play(other.user.id, 2_000n * U);
    await nextDay();
    expect(await bonus(inviter)).toMatchObject({ initRebateAmount: `${2n * U}`, unCheckRebateAmount: '0' });
  });

  it('of a friend who registers from the network of a player above is withheld; the own machine is nobody’s network', async () => {
    const inviter = await offers.house.register();
    const friends = [
      await invite(offers, inviter),
      await invite(offers, inviter),
      await invite(offers, inviter),
    ];
    const signIn = (userId: string | undefined, address: string) =>
      query(
        `INSERT INTO sign_ins (user_id, at, device, address, outcome) VALUES ($1, now_ms(), 'Chrome', $2, 'ok')`,
        [userId, address],
      );
    await signIn(inviter.user.id, '203.0.113.*');
    await signIn(inviter.user.id, '192.168.1.*');
    for (const [i, address] of ['203.0.113.*', '203.0.114.*', '192.168.1.*'].entries())
      await signIn(friends[i]?.user.id, address);
    const withheld = await query<{ friend: bigint }>(
      "SELECT friend FROM referral_links WHERE ancestor = $1 AND review = 'held'",
      [inviter.user.id],
    );
    expect(withheld).toEqual([{ friend: BigInt(friends[0]?.user.id ?? 0) }]);
  });
});

describe("an agent's contract", () => {
  it('is for players with ten active friends: applied for, approved, half more, and ended', async () => {
    const inviter = await offers.house.register();
    const state = () => offers.house.call(contractState, { token: inviter.token });
    const request = () => offers.claim(contractRequest, inviter);
    const friends: SignedIn[] = [];
    for (let i = 0; i < 10; i++) friends.push(await invite(offers, inviter));
    for (const { user } of friends.slice(1)) await offers.play(user.id, U);
    await nextDay();
    expect(await state()).toMatchObject({
      status: 'none',
      activeFriends: 9,
      neededFriends: 10,
      canRequest: false,
    });
    expect(codeOf(await request())).toBe(ErrorCode.conditionsNotMet);
    await offers.play(friends[0]?.user.id ?? '', U);
    await nextDay();
    const replies = await Promise.all(Array.from({ length: 8 }, request));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const open = await query<{ id: bigint; active_friends: number }>(
      'SELECT id, active_friends FROM open_agent_contracts WHERE user_id = $1',
      [inviter.user.id],
    );
    expect(open).toMatchObject([{ active_friends: 10 }]);
    const id = String(open[0]?.id);
    expect(await operate('ani', 'agent_contract_end', id, 'no')).toBe(703);
    expect(await operate('ani', 'agent_contract_approve', id, '')).toBe(3);
    for (const by of ['ani', 'Ani'])
      expect(await operate(by, 'agent_contract_approve', id, 'yes')).toEqual({
        agent_contract_approve: 'approved',
      });
    expect(await operate('budi', 'agent_contract_refuse', id, 'no')).toBe(703);
    expect(await state()).toMatchObject({ status: 'approved', extra: 50 });
    expect(await offers.house.call(spreadInfo, { token: inviter.token })).toMatchObject({
      ...{ shares: [10, 4, 2], extra: 50, friends: [10, 0, 0, 0, 0] },
    });
    const day = offers.today();
    await offers.play(friends[0]?.user.id ?? '', 2_000n * U);
    await nextDay();
    expect(await promised(inviter.user.id, day)).toBe((15n * U) / 10n);
    const { items } = await offers.house.call(contractLog, {
      token: inviter.token,
      input: { page: 1, count: 12 },
    });
    expect(items.reduce((sum, { extra }) => sum + BigInt(extra), 0n)).toBe(U / 2n);
    expect(await operate('budi', 'agent_contract_end', id, ' ')).toBe(3);
    expect(await operate('budi', 'agent_contract_end', id, 'terlalu banyak akun sendiri')).toEqual({
      agent_contract_end: 'ended',
    });
    expect(await state()).toMatchObject({
      ...{ status: 'ended', answer: 'terlalu banyak akun sendiri', canRequest: false },
      againAt: expect.any(Number),
    });
    expect(await request()).toMatchObject({ json: { errCode: ErrorCode.notClaimableYet } });
  });

  it('is unavailable during a time-out', async () => {
    const player = await offers.house.register();
    await offers.takeBreak(player.user.id, 60_000);
    expect(codeOf(await offers.claim(contractRequest, player))).toBe(ErrorCode.onBreak);
  });
});
