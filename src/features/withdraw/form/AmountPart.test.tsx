// @vitest-environment dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { http } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { render } from '../../../ui/testRender.ts';
import { FeeFacts } from './AmountPart.tsx';

/** Pending replies, by the requested amount. */
const pending = new Map<string, (fee: string) => void>();

beforeAll(() => startI18n('id', ['common', 'withdraw']));
beforeEach(() => {
  vi.useFakeTimers();
  pending.clear();
  useSession.setState({
    player: { id: '1', name: '', avatar: 0, portrait: null, frame: null, currency: 'IDR' },
  });
  vi.spyOn(http, 'send').mockImplementation(
    ((_call: unknown, { amount }: { amount: string }) =>
      new Promise((resolve) => {
        pending.set(amount, (fee) => resolve({ fee, arrives: (BigInt(amount) - BigInt(fee)).toString() }));
      })) as never,
  );
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = async (amount: string, fee: string) => {
  pending.get(amount)?.(fee);
  await wait(10);
};
const shown = () => document.body.textContent ?? '';

it('requests the fee once an amount is unchanged for a moment', async () => {
  await render(<FeeFacts amount={null} />);
  for (const amount of [5_000_000n, 50_000_000n, 20_000_000n]) {
    await render(<FeeFacts amount={amount} />);
    await wait(100);
  }
  await wait(400);
  expect([...pending.keys()]).toEqual(['20000000']);
});

it('never shows the fee of another amount', async () => {
  await render(<FeeFacts amount={20_000_000n} />);
  await wait(400);
  await answer('20000000', '250000');
  expect(shown()).toContain('Rp\u00a0197.500');

  await render(<FeeFacts amount={30_000_000n} />);
  expect(shown()).not.toContain('Rp');
  await wait(400);
  expect(shown()).not.toContain('Rp');
  await render(<FeeFacts amount={40_000_000n} />);
  await answer('30000000', '250000');
  expect(shown()).not.toContain('Rp');
  await wait(400);
  await answer('40000000', '300000');
  expect(shown()).toContain('Rp\u00a0397.000');
  expect(shown()).toContain('Rp\u00a03.000');
});
