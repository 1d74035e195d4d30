// @vitest-environment dom
import { act, createElement as h, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { find, press, render } from '../../../ui/testRender.ts';
import { AmountField, AmountSteps } from './AmountField.tsx';

const LIMITS = { min: 100_000n, max: 500_000_000n };

function Panel({ start }: { start: string }) {
  const [value, onChange] = useState(start);
  const amount = { value, limits: LIMITS, onChange };
  return h(
    'div',
    null,
    h(AmountField, { ...amount, label: 'stake' }),
    h(AmountSteps, { ...amount, presets: [2_500_000n] }),
  );
}

const shown = () => find<HTMLInputElement>('input').value;
const buttons = () => [...document.querySelectorAll('button')];

beforeAll(() => startI18n('id', ['common', 'table']));
beforeEach(() => {
  useWallet.setState({ balance: 100_000_000n });
});

afterEach(() => vi.useRealTimers());

it('has half and double, the minimum, and the highest affordable amount', async () => {
  await render(h(Panel, { start: '10.000' }));
  const [, , half, double, least, most, preset] = buttons();
  await press(half as HTMLElement);
  expect(shown()).toBe('5.000');
  await press(double as HTMLElement);
  expect(shown()).toBe('10.000');
  await press(least as HTMLElement);
  expect(shown()).toBe('1.000');
  await press(most as HTMLElement);
  expect(shown()).toBe('1.000.000');
  await press(preset as HTMLElement);
  expect(shown()).toBe('25.000');
});

it('repeats while its button is held, and ends on release', async () => {
  await render(h(Panel, { start: '10.000' }));
  vi.useFakeTimers();
  const [, greater] = buttons();
  await act(async () => greater?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(shown()).toBe('11.000');
  for (const ms of [400, 90, 90]) await act(async () => vi.advanceTimersByTime(ms));
  expect(shown()).toBe('14.000');
  await act(async () => {
    greater?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    greater?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    vi.advanceTimersByTime(5_000);
  });
  expect(shown()).toBe('14.000');
});

it('steps by the arrow keys and the wheel while the field has the focus', async () => {
  await render(h(Panel, { start: '10.000' }));
  const input = find<HTMLInputElement>('input');
  const turn = (deltaY: number) =>
    act(async () => input.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true })));
  await turn(-1);
  expect(shown()).toBe('10.000');
  input.focus();
  await turn(-1);
  expect(shown()).toBe('11.000');
  const key = { key: 'ArrowDown', shiftKey: true, bubbles: true };
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', key)));
  expect(shown()).toBe('1.000');
});
