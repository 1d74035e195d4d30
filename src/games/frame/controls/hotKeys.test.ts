// @vitest-environment dom
import { createElement as h, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeControls } from '../../../shared/device/controls.ts';
import { find, render } from '../../../ui/testRender.ts';
import { type HotKey, hotKeysNow, useHotKeys } from './hotKeys.ts';

const bet = vi.fn();
const amount = vi.fn();
const KEYS: HotKey[] = [
  { keys: [' ', 'Enter'], name: 'keyMain', press: bet },
  { keys: ['ArrowUp'], name: 'keyAmount', held: true, press: amount },
];

function Table() {
  useHotKeys(KEYS);
  return h('input', { 'aria-label': 'amount' });
}

function down(key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  bet.mockClear();
  amount.mockClear();
  changeControls({ hotKeys: true });
});

it('acts once per press: a held key bets once, and does not scroll the page', async () => {
  await render(h(Table));
  expect(down(' ').defaultPrevented).toBe(true);
  expect(down(' ', document.body, { repeat: true }).defaultPrevented).toBe(true);
  expect(bet).toHaveBeenCalledOnce();
});

it('repeats while an amount key is held, and passes on shift', async () => {
  await render(h(Table));
  down('ArrowUp');
  down('ArrowUp', document.body, { repeat: true, shiftKey: true });
  expect(amount.mock.calls).toEqual([
    ['ArrowUp', false],
    ['ArrowUp', true],
  ]);
});

it('never acts while the user types in a field', async () => {
  await render(h(Table));
  down(' ', find('input'));
  down('ArrowUp', find('input'));
  expect(bet).not.toHaveBeenCalled();
  expect(amount).not.toHaveBeenCalled();
});

it('leaves the activating keys to a focused button, and nothing else', async () => {
  await render(h('div', null, h(Table), h('button', { type: 'button' }, 'other')));
  expect(down('Enter', find('button')).defaultPrevented).toBe(false);
  expect(bet).not.toHaveBeenCalled();
  down('ArrowUp', find('button'));
  expect(amount).toHaveBeenCalledOnce();
});

it('is inactive under a sheet, with ctrl, alt or meta, and while switched off', async () => {
  await render(h('div', null, h(Table), h('div', { role: 'dialog' })));
  down(' ');
  await render(h(Table));
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) down(' ', document.body, { [held]: true });
  changeControls({ hotKeys: false });
  down(' ');
  expect(bet).not.toHaveBeenCalled();
});

it('lists the keys of mounted components only', async () => {
  let leave = () => {};
  function Page() {
    const [at, setAt] = useState(true);
    leave = () => setAt(false);
    return at ? h(Table) : null;
  }
  await render(h(Page));
  expect(hotKeysNow().map(({ name }) => name)).toEqual(['keyMain', 'keyAmount']);
  leave();
  await render(h('p'));
  expect(hotKeysNow()).toEqual([]);
  down(' ');
  expect(bet).not.toHaveBeenCalled();
});
