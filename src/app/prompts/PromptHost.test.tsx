// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { usePrompts } from '../../shared/navigation/prompts.ts';
import { useSite } from '../../shared/site/site.ts';
import { render } from '../../ui/testRender.ts';
import PromptHost from './PromptHost.tsx';
// Preloaded, so that the lazy component renders at once.
import './prompts.tsx';

beforeAll(() => startI18n('id', ['common', 'install', 'site']));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
  document.body.innerHTML = '<input id="field">';
  usePrompts.setState({ open: null, shownAt: null, dismissedAt: {} });
  useSite.setState({ access: 'open', stale: true });
});
afterEach(() => vi.useRealTimers());

const show = (quiet: boolean) =>
  render(
    <MemoryRouter>
      <PromptHost quiet={quiet} />
    </MemoryRouter>,
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelector('aside')?.getAttribute('aria-label') ?? null;
const UPDATE = 'Kilat versi baru sudah siap';

it('shows an eligible prompt, and removes it for good when it is closed', async () => {
  await show(false);
  expect(shown()).toBeNull();
  await wait(6_000);
  expect(shown()).toBe(UPDATE);
  await act(() => document.querySelector<HTMLElement>('[aria-label="Tutup"]')?.click());
  expect(shown()).toBeNull();
  await wait(10 * 60_000);
  expect(shown()).toBeNull();
});

it('shows nothing over a game, and disappears when one begins', async () => {
  await show(true);
  await wait(60_000);
  expect(shown()).toBeNull();
  await show(false);
  await wait(6_000);
  expect(shown()).toBe(UPDATE);
  await show(true);
  expect(shown()).toBeNull();
});

it('waits until no field is focused, no sheet is open and the site is open', async () => {
  await show(false);
  document.getElementById('field')?.focus();
  await wait(20_000);
  expect(shown()).toBeNull();
  document.getElementById('field')?.blur();
  document.body.insertAdjacentHTML('beforeend', '<div data-sheet></div>');
  await wait(20_000);
  expect(shown()).toBeNull();
  document.querySelector('[data-sheet]')?.remove();
  await act(() => useSite.setState({ access: 'maintenance' }));
  await wait(20_000);
  expect(shown()).toBeNull();
  await act(() => useSite.setState({ access: 'open' }));
  await wait(6_000);
  expect(shown()).toBe(UPDATE);
});
