// @vitest-environment dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useWallet } from '../../shared/wallet/walletStore.ts';
import { find, render } from '../../ui/testRender.ts';
import { useFrameBalance } from './useFrameBalance.ts';

const has = (balance: bigint) => act(async () => useWallet.setState({ balance }));
beforeEach(() => useWallet.setState({ balance: null }));

function Bar({ frozen, reported = null }: { frozen: boolean; reported?: bigint | null }) {
  return <output>{String(useFrameBalance(frozen, reported).balance)}</output>;
}
const shows = () => find('output').textContent;

it("is frozen while a round runs, and shows the round's result when it is over", async () => {
  await has(1_000n);
  await render(<Bar frozen={false} />);
  expect(shows()).toBe('1000');
  await render(<Bar frozen />);
  await has(5_000n);
  expect(shows()).toBe('1000');
  await render(<Bar frozen={false} />);
  expect(shows()).toBe('5000');
});

it('shows nothing of a round cut off by a reload before the game does', async () => {
  await has(5_000n);
  await render(<Bar frozen />);
  expect(shows()).toBe('null');
  await render(<Bar frozen reported={900n} />);
  expect(shows()).toBe('900');
  // Fetched again meanwhile, the server's balance includes the round's result.
  await has(5_100n);
  expect(shows()).toBe('900');
  await render(<Bar frozen={false} reported={5_000n} />);
  expect(shows()).toBe('5100');
});

it('never shows more than the actual balance, whatever the game reports', async () => {
  await has(5_000n);
  await render(<Bar frozen reported={1_000_000n} />);
  expect(shows()).toBe('5000');
});
