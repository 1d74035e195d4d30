import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { sentRewardClaim, sentRewards } from '../../../contract/http/offers/rewardSend.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { userAwards } from '../../../contract/promotions/operations.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { operatorCall } from '../../testing/offers/operators.ts';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(async () => {
  expect(await reconcile(offers.house.db)).toEqual([]);
  await offers.close();
});

const operate = (by: string, call: string, ...values: unknown[]) =>
  operatorCall(offers.house.db, by, call, ...values);
const PATIENT = { timeout: 20_000 };
let keys = 0;
const send = (
  { user }: SignedIn,
  amount: bigint,
  { key = `ticket-${++keys}`, by = 'ani', reason = 'sorry for the wait' } = {},
) => operate(by, 'reward_propose', key, user.id, amount, reason);
const sent = ({ token }: SignedIn) => offers.house.call(sentRewards, { token });
const claim = (who: SignedIn, id: string, key?: string) => offers.claim(sentRewardClaim, who, { id }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;

describe('a reward sent by operators', () => {
  it('belongs to its player only, and is given once in 24 concurrent claims', async () => {
    const [player, other] = [await offers.house.register(), await offers.house.register()];
    expect(await send(player, 20n * U)).toMatchObject({ status: 'done' });
    const [award] = await sent(player);
    expect(award).toMatchObject({ state: 'claimable', amount: (20n * U).toString(), turnover: 0 });
    const id = award?.id ?? '';
    expect(await sent(other)).toEqual([]);
    expect(codeOf(await claim(other, id))).toBe(ErrorCode.notFound);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => claim(player, id, `key-${i}`)));
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((one) => codeOf(one) === ErrorCode.awardClaimed)).toHaveLength(23);
    expect((await claim(player, id, `key-${done}`)).json).toEqual(answers[done]?.json);
  });

  it('is pushed at once to its player’s pages, with its promotion', async () => {
    const player = await offers.house.register();
    const events = offers.house.connect(player.token).collect(userAwards, { userId: player.user.id });
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ claimable: 0 }), PATIENT);
    await send(player, U);
    await vi.waitFor(
      () => expect(events.at(-1)).toMatchObject({ claimable: 1, promotions: ['rewardSend'] }),
      PATIENT,
    );
  });

  it('is sent once per key, whoever repeats it, and refused with another body', async () => {
    const player = await offers.house.register();
    const all = await Promise.all(Array.from({ length: 8 }, () => send(player, 5n * U, { key: 'same' })));
    expect(new Set(all.map((one) => (one as { id: bigint }).id)).size).toBe(1);
    expect(await send(player, 6n * U, { key: 'same' })).toBe(3);
    expect(await sent(player)).toHaveLength(1);
  });

  it('needs a reason, an amount and a player', async () => {
    const player = await offers.house.register();
    expect(await send(player, U, { reason: ' ' })).toBe(3);
    expect(await send(player, 0n)).toBe(3);
    expect(await operate('ani', 'reward_propose', 'nobody', 999_999_999n, U, 'why')).toBe(704);
    expect(await sent(player)).toEqual([]);
  });

  it('above 500 U per day waits for another operator, whatever name the first one uses', async () => {
    const player = await offers.house.register();
    expect(await send(player, 500n * U)).toMatchObject({ status: 'done' });
    const waiting = await send(player, 1n);
    expect(waiting).toMatchObject({ status: 'pending' });
    const { id } = waiting as { id: bigint };
    expect(await sent(player)).toHaveLength(1);
    expect(await operate('ani', 'proposal_approve', id, 'yes')).toBe(703);
    const words = await Promise.all(
      ['budi', 'citra', 'budi'].map((by) => operate(by, 'proposal_approve', id, 'yes')),
    );
    expect(words.filter((word) => word !== 703).length).toBeGreaterThanOrEqual(1);
    expect(await sent(player)).toHaveLength(2);
    expect(await operate('ani', 'proposal_refuse', id, 'no')).toBe(703);
    // Rewards approved by a second operator do not count towards the first one's daily limit.
    await offers.pass(DAY_MS);
    expect(await send(player, 500n * U)).toMatchObject({ status: 'done' });
  });

  it('that was refused is not given, nor decided again', async () => {
    const player = await offers.house.register();
    const { id } = (await send(player, 501n * U)) as { id: bigint };
    for (const by of ['budi', 'Budi'])
      expect(await operate(by, 'proposal_refuse', id, 'too much')).toMatchObject({ status: 'refused' });
    expect(await operate('citra', 'proposal_approve', id, 'yes')).toBe(703);
    expect(await sent(player)).toEqual([]);
  });

  it('can be claimed for seven days, and not during a time-out', async () => {
    const [late, away] = [await offers.house.register(), await offers.house.register()];
    await send(late, U);
    await send(away, U);
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [away.user.id, offers.now() + 60_000],
    );
    const [award] = await sent(away);
    expect(codeOf(await claim(away, award?.id ?? ''))).toBe(ErrorCode.onBreak);
    await offers.pass(7 * DAY_MS - 60_000);
    expect((await claim(away, award?.id ?? '')).status).toBe(200);
    await offers.pass(120_000);
    const [missed] = await sent(late);
    expect(missed?.state).toBe('expired');
    expect(codeOf(await claim(late, missed?.id ?? ''))).toBe(ErrorCode.awardExpired);
  });

  it('is written by operators only: the house can neither send nor decide one', async () => {
    const player = await offers.house.register();
    const house = offers.house.house.db.pool;
    const insert = `INSERT INTO sent_rewards (proposal_id, user_id, currency, amount) VALUES (1, $1, 'IDR', 1)`;
    await expect(house.query(insert, [player.user.id])).rejects.toThrow('permission denied');
    await expect(house.query('UPDATE sent_rewards SET amount = 1')).rejects.toThrow('permission denied');
    await expect(house.query(`SELECT reward_propose('own', $1, 1, 'why')`, [player.user.id])).rejects.toThrow(
      'permission denied',
    );
  });
});
