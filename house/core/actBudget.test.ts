import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { crashBet, crashCurGame } from '../../contract/games/crash/operations.ts';
import { userUpdate } from '../../contract/http/people/accounts.ts';
import { type ChannelError, UNBOUNDED } from '../testing/core/testChannel.ts';
import { TestProviders } from '../testing/providers/testProviders.ts';
import { TestHouse } from '../testing/testHouse.ts';

/** Twenty acts, or four refusals; the refill is negligible during a test. */
const budgets = { ...UNBOUNDED, acts: { burst: 20, perSecond: 0.01 } };

let house: TestHouse;
let providers: TestProviders;
beforeAll(async () => {
  house = await TestHouse.start({
    config: { crash: { preparation: 60_000 } },
    channelLimits: { budgets },
  });
  providers = await TestProviders.start({ channelLimits: { budgets } });
});
afterAll(async () => {
  await house.close();
  await providers.close();
});

/** The result codes of consecutive bets without funds; 0 for an accepted one. */
async function unpayable(token: string, count: number): Promise<number[]> {
  const channel = house.connect(token);
  const { nextRoundId } = await channel.call(crashCurGame, { currency: 'IDR' });
  const codes: number[] = [];
  for (let i = 0; i < count; i++) {
    const start = { key: `unpayable-${i}-${token.slice(-8)}`, roundId: nextRoundId, currency: 'IDR' };
    codes.push(
      await channel.call(crashBet, { ...start, amount: '400000000' }).then(
        () => 0,
        (error: ChannelError) => error.errCode,
      ),
    );
  }
  return codes;
}

it('rejects an account without a lookup after a few refusals, on every transport', async () => {
  const { token } = await house.register();
  const codes = await unpayable(token, 8);
  expect(codes.slice(0, 4)).toEqual(Array(4).fill(ErrorCode.insufficientBalance));
  expect(codes.slice(4)).toEqual(Array(4).fill(ErrorCode.tooFrequent));
  const change = await house.request(userUpdate.method, userUpdate.path, { token, body: { name: 'Elang' } });
  expect(change.json.errCode).toBe(ErrorCode.tooFrequent);
  // Another account has its own budget.
  const other = await house.register();
  expect((await house.call(userUpdate, { token: other.token, input: { name: 'Elang' } })).name).toBe('Elang');
});

it('counts refusals over HTTP, and allows five times as many successful requests', async () => {
  const { token } = await house.register();
  const portrait = 'A'.repeat(22);
  const refuse = () => house.request(userUpdate.method, userUpdate.path, { token, body: { portrait } });
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await refuse()).json.errCode);
  expect(codes.filter((code) => code !== ErrorCode.tooFrequent)).toHaveLength(4);

  const { token: plain } = await house.register();
  const statuses = [];
  for (let i = 0; i < 21; i++)
    statuses.push(
      (await house.request(userUpdate.method, userUpdate.path, { token: plain, body: { avatar: 1 } })).status,
    );
  expect(statuses).toEqual([...Array(20).fill(200), 400]);
});

it('counts refused bets that a provider places for its player, but not accepted ones', async () => {
  const { driver } = await providers.seat('hub88', 1_000n);
  for (let i = 0; i < 30; i++)
    expect((await driver.transact({ kind: 'bet', id: `taken-${i}`, amount: 10n })).means).toContain('ok');
  const answers = [];
  for (let i = 0; i < 8; i++)
    answers.push(
      (await driver.transact({ kind: 'bet', id: `poor-${i}`, amount: 5_000n })).means.includes('notEnough'),
    );
  expect(answers.slice(0, 5)).toEqual(Array(5).fill(true));
  expect(answers.slice(6)).toEqual([false, false]);
  // A win is still accepted.
  expect(
    (
      await driver.transact({
        kind: 'win',
        id: 'win',
        reference: 'taken-1',
        round: 'round-taken-1',
        amount: 5n,
      })
    ).means,
  ).toContain('ok');
});
