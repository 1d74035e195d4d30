// @vitest-environment dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../testRender.ts';
import { ToastHost } from './ToastHost.tsx';
import { TOAST_TIME, toast, useToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState([], true);
  return render(<ToastHost />);
});

afterEach(() => vi.useRealTimers());

const showToast = (...words: Parameters<typeof toast>) => act(() => toast(...words));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => document.querySelector('[role=status][aria-live=polite]')?.textContent;

it('shows a toast for three seconds in a polite live region', () => {
  expect(shown()).toBe('');
  showToast('error', 'Saldo tidak cukup', '#700');
  expect(shown()).toBe('Saldo tidak cukup #700');
  pass(TOAST_TIME - 1);
  expect(shown()).not.toBe('');
  pass(1);
  expect(shown()).toBe('');
});

it('shows the same text once at a time, and again once it is gone', () => {
  showToast('info', 'Sama');
  showToast('info', 'Sama');
  expect(shown()).toBe('Sama');
  pass(TOAST_TIME);
  expect(shown()).toBe('');
  showToast('info', 'Sama');
  expect(shown()).toBe('Sama');
});

it('queues further toasts, and shows each for three seconds', () => {
  for (const text of ['satu', 'dua', 'tiga']) showToast('info', text);
  expect(shown()).toBe('satudua');
  pass(TOAST_TIME);
  expect(shown()).toBe('tiga');
  pass(TOAST_TIME - 1);
  expect(shown()).toBe('tiga');
});
