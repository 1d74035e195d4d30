// @vitest-environment dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { http } from '../../../net/backend.ts';
import { useToasts } from '../../../ui/feedback/toasts.ts';
import { deferCredits, revealCredit, updateWallet } from '../../wallet/walletStore.ts';
import { announceBonusWon } from './announceBonusWon.ts';

beforeAll(() => startI18n('en', ['promotions']));

let won: { id: string; at: number; amount: string } | undefined;
let requests = 0;
let sequence = 0;
let stop = () => {};
beforeEach(() => {
  won = undefined;
  requests = 0;
  vi.spyOn(http, 'send').mockImplementation(async () => {
    requests += 1;
    return { items: won ? [won] : [] };
  });
  stop = announceBonusWon();
});
afterEach(() => {
  stop();
  useToasts.setState([], true);
  vi.restoreAllMocks();
});

type Cause = Parameters<typeof updateWallet>[0]['cause'];
function receive(bonus: string, cause: Cause = null): void {
  sequence += 1;
  updateWallet({ balance: '9000000', sequence: `${sequence}`, bonus, cause });
}
const toasts = () => useToasts.getState().map(({ text }) => text);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('announces once that a bonus has become cash, and requests nothing while there is none', async () => {
  receive('0');
  receive('5000000');
  receive('4000000');
  expect(requests).toBe(0);
  won = { id: '7', at: Date.now(), amount: '4000000' };
  receive('0');
  await vi.waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/40,?\.?000/)]));
  receive('0');
  receive('0');
  await settled();
  expect([requests, toasts().length]).toEqual([1, 1]);
});

it('waits for the bet that staked all of it, and announces nothing for a bonus that was lost or already announced', async () => {
  receive('5000000');
  receive('0');
  await settled();
  won = { id: '8', at: Date.now(), amount: '5100000' };
  receive('0');
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));

  receive('5000000');
  receive('0');
  receive('0');
  receive('0');
  await settled();
  won = { id: '9', at: Date.now() - 3_600_000, amount: '100' };
  receive('5000000');
  receive('0');
  await settled();
  expect(toasts()).toHaveLength(1);
});

it('uses the newest known state of the balance: late events change nothing', async () => {
  receive('5000000');
  updateWallet({ balance: '9000000', sequence: `${sequence - 1}`, bonus: '0' });
  receive('5000000');
  await settled();
  expect(requests).toBe(0);
  // A bet's reply arrives before the balance event.
  updateWallet({ balance: '9000000', sequence: `${sequence + 1}` });
  won = { id: '11', at: Date.now(), amount: '5000000' };
  receive('0');
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
});

it("is announced after the last round's result was shown", async () => {
  const leave = deferCredits('roller');
  receive('5000000');
  won = { id: '10', at: Date.now(), amount: '5000000' };
  receive('0', { table: 'roller', roundId: '3', credit: '1000' });
  await settled();
  expect(toasts()).toEqual([]);
  revealCredit('roller', '3');
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  leave();
});
