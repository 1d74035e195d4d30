import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  userLimits,
  userLimitsAge,
  userLimitsAmount,
  userLimitsBreak,
  userLimitsReminder,
  userLimitsSession,
  userLimitsSessionStep,
} from '../../../contract/http/people/limits.ts';
import { ChannelError } from '../../testing/core/testChannel.ts';
import { TestPlayer } from '../../testing/games/testPlayer.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

const CALLS = [
  { ...userLimits, body: {} },
  { ...userLimitsAge, body: { year: 1990, month: 1, day: 1 } },
  { ...userLimitsAmount, body: { kind: 'lossDay' as const, amount: '0' } },
  { ...userLimitsBreak, body: { kind: 'timeout', hours: 24 } },
  { ...userLimitsReminder, body: { minutes: 15 } },
  { ...userLimitsSession, body: {} },
  { ...userLimitsSessionStep, body: { step: 'enter' } },
].map(({ method, path, body }) => ({ method, path, body }));

async function codeOf(
  call: { method: string; path: string },
  body: unknown,
  token?: string,
): Promise<unknown> {
  const answer = await house.request(call.method, call.path, {
    ...(token !== undefined && { token }),
    ...(call.method !== 'GET' && { body }),
  });
  return answer.status === 200 ? 200 : answer.json.errCode;
}

describe("players' own limits", () => {
  it('are not set at first', async () => {
    const { token } = await house.register();
    const shown = await house.call(userLimits, { token });
    expect(shown.limits.map(({ kind, amount, next, used }) => [kind, amount, next, used])).toEqual([
      ['depositDay', null, null, '0'],
      ['depositWeek', null, null, '0'],
      ['depositMonth', null, null, '0'],
      ['lossDay', null, null, '0'],
      ['lossWeek', null, null, '0'],
      ['lossMonth', null, null, '0'],
    ]);
    expect([shown.break, shown.reminder, shown.ageConfirmedAt]).toEqual([null, null, null]);
  });

  it('are set for one player only, tighter at once and looser after a day', async () => {
    const [{ token }, other] = [await house.register(), await house.register()];
    const set = async (amount: string | null) => {
      const { limits } = await house.call(userLimitsAmount, {
        token,
        input: { kind: 'lossDay' as const, amount },
      });
      return limits[3];
    };
    expect(await set('500')).toMatchObject({ amount: '500', next: null });
    const now = house.house.clock.now();
    const looser = await set('800');
    expect(looser).toMatchObject({ amount: '500', next: { amount: '800' } });
    expect(Math.abs((looser?.next?.at ?? 0) - now - 86_400_000)).toBeLessThan(10_000);
    expect(await set('400')).toMatchObject({ amount: '400', next: null });
    expect(await set(null)).toMatchObject({ amount: '400', next: { amount: null } });
    expect((await house.call(userLimits, { token: other.token })).limits[3]?.amount).toBeNull();
  });

  it('refuse bets on the channel with 711 and 7030', async () => {
    const player = await TestPlayer.register(house);
    const { token } = player;
    const betCode = async () => {
      const { nextRoundId } = await player.game();
      return player.bet(nextRoundId).catch((error) => {
        if (error instanceof ChannelError) return error.errCode;
        throw error;
      });
    };
    await house.call(userLimitsAmount, { token, input: { kind: 'lossWeek', amount: '99' } });
    expect(await betCode()).toBe(711);
    const taken = await house.call(userLimitsBreak, { token, input: { kind: 'timeout', hours: 24 } });
    expect(taken.break?.kind).toBe('timeout');
    expect(await betCode()).toBe(7030);
  });

  it('store the confirmed age, and refuse minors', async () => {
    const { token } = await house.register();
    expect(await codeOf(userLimitsAge, { year: 2020, month: 1, day: 1 }, token)).toBe(7024);
    expect(await codeOf(userLimitsAge, { year: 1990, month: 2, day: 30 }, token)).toBe(3);
    const { ageConfirmedAt } = await house.call(userLimitsAge, {
      token,
      input: { year: 1990, month: 2, day: 3 },
    });
    expect(ageConfirmedAt).toBeGreaterThan(0);
    const again = await house.call(userLimitsAge, { token, input: { year: 1980, month: 2, day: 3 } });
    expect(again.ageConfirmedAt).toBe(ageConfirmedAt);
  });

  it('remind of a play session: entered, continued, left', async () => {
    const { token } = await house.register();
    const step = async (step: 'enter' | 'continue' | 'leave') =>
      (await house.call(userLimitsSessionStep, { token, input: { step } })).session;
    expect((await house.call(userLimitsSession, { token })).session).toBeNull();
    const entered = await step('enter');
    expect(entered).toMatchObject({ net: '0', remindAt: null });
    await house.call(userLimitsReminder, { token, input: { minutes: 30 } });
    const { session } = await house.call(userLimitsSession, { token });
    expect(session?.remindAt).toBe((entered?.startedAt ?? 0) + 1_800_000);
    const continued = await step('continue');
    expect(continued?.startedAt).toBe(entered?.startedAt);
    expect(continued?.remindAt).toBeGreaterThan(session?.remindAt ?? 0);
    expect(await step('leave')).toBeNull();
    await house.db.pool.query('UPDATE player_guards SET session_at = 5, seen_at = 5');
    expect((await house.call(userLimitsSession, { token })).session).toBeNull();
    expect((await step('enter'))?.startedAt).toBeGreaterThan(5);
  });

  it.each([
    [userLimitsAmount, { kind: 'lossDay', amount: '-1' }],
    [userLimitsAmount, { kind: 'lossDay', amount: '1.5' }],
    [userLimitsAmount, { kind: 'lossDay', amount: 5 }],
    [userLimitsAmount, { kind: 'lossDay', amount: '9'.repeat(19) }],
    [userLimitsAmount, { kind: 'lossYear', amount: '1' }],
    [userLimitsAmount, { kind: 'lossDay' }],
    [userLimitsBreak, { kind: 'timeout', hours: 1 }],
    [userLimitsBreak, { kind: 'timeout', hours: '24' }],
    [userLimitsBreak, { kind: 'exclusion', days: -1 }],
    [userLimitsBreak, {}],
    [userLimitsReminder, { minutes: 7 }],
    [userLimitsAge, { year: 1800, month: 1, day: 1 }],
    [userLimitsSessionStep, { step: 'stay' }],
  ])('refuse wrong input with 3: %o', async ({ method, path }, body) => {
    const { token } = await house.register();
    expect(await codeOf({ method, path }, body, token)).toBe(3);
  });

  it.each(CALLS)('need a valid token: $method $path', async ({ body, ...call }) => {
    expect(await codeOf(call, body)).toBe(10004);
    expect(await codeOf(call, body, 'k1-1-bad')).toBe(707);
  });
});
