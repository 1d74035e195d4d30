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

it('stands still while a round runs, and shows what it brought when it is over', async () => {
  await has(1_000n);
  await render(<Bar frozen={false} />);
  expect(shows()).toBe('1000');
  await render(<Bar frozen />);
  await has(5_000n);
  expect(shows()).toBe('1000');
  await render(<Bar frozen={false} />);
  expect(shows()).toBe('5000');
});

it('shows nothing of a round that a reload cut off before the game does', async () => {
  await has(5_000n);
  await render(<Bar frozen />);
  expect(shows()).toBe('null');
  await render(<Bar frozen reported={900n} />);
  expect(shows()).toBe('900');
  // Asked again meanwhile, the house knows what the round brought.
  await has(5_100n);
  expect(shows()).toBe('900');
  await render(<Bar frozen={false} reported={5_000n} />);
  expect(shows()).toBe('5100');
});

it('shows no more on a game’s word than there is', async () => {
  await has(5_000n);
  await render(<Bar frozen reported={1_000_000n} />);
  expect(shows()).toBe('5000');
});
