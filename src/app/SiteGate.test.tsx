// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { channel } from '../net/backend.ts';
import type { ChannelState } from '../net/channel.ts';
import { useSite } from '../shared/site/site.ts';
import { render } from '../ui/testRender.ts';
import { SiteGate } from './App.tsx';
import { useNewestPage } from './prompts/useNewestPage.ts';

const reload = vi.fn();
vi.stubGlobal('location', { reload });

let state: ChannelState = 'ready';
let go: (to: string) => void;
vi.spyOn(channel, 'state', 'get').mockImplementation(() => state);

beforeAll(() => startI18n('id', ['common', 'site']));
beforeEach(() => {
  state = 'ready';
  sessionStorage.clear();
  reload.mockClear();
  useSite.setState({ access: 'open', until: null, version: '1', stale: false });
});

function Inside() {
  const navigate = useNavigate();
  useNewestPage();
  go = (to) => navigate(to);
  return <p>inside</p>;
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteGate>
        <Inside />
      </SiteGate>
    </MemoryRouter>,
  );
/** Includes the time that a chunk takes to load. */
const set = (over: Partial<ReturnType<typeof useSite.getState>>) =>
  act(async () => {
    useSite.setState(over);
    await import('./ClosedScreen.tsx');
    await new Promise((resolve) => setTimeout(resolve));
  });
const shown = () => document.querySelector('h1')?.textContent ?? document.body.textContent;

it('shows why the site is closed, and the site again when it opens', async () => {
  await open('/');
  expect(shown()).toBe('inside');
  await set({ access: 'maintenance' });
  expect(shown()).toBe('Kilat sedang dirawat');
  await set({ access: 'denied' });
  expect(shown()).toBe('Kilat tidak tersedia di wilayahmu');
  await set({ access: 'open' });
  expect(shown()).toBe('inside');
});

it('shows until when, unless that has passed', async () => {
  await open('/');
  await set({ access: 'maintenance', until: Date.now() - 60_000 });
  expect(document.body.textContent).toContain('Kami segera kembali.');
  await set({ until: Date.now() + 3_600_000 });
  expect(document.body.textContent).toContain('Kami kembali sekitar');
});

it('keeps the help readable', async () => {
  await set({ access: 'denied' });
  await open('/help/crash');
  expect(shown()).toBe('inside');
});

it('lets a connected player finish their game during maintenance, and nobody else', async () => {
  await open('/game/crash');
  await set({ access: 'maintenance' });
  expect(shown()).toBe('inside');
  state = 'disconnected';
  await act(async () => go('/game/crash?z=account'));
  await set({ until: 1 });
  expect(shown()).toBe('Kilat sedang dirawat');
});

it('reloads an outdated page on the way to another, once, and never into a game', async () => {
  await open('/');
  await set({ stale: true, version: '99.0.0' });
  await act(async () => go('/game/crash'));
  await act(async () => go('/game/crash?z=account'));
  expect(reload).not.toHaveBeenCalled();
  await act(async () => go('/help'));
  expect(reload).toHaveBeenCalledTimes(1);
  await act(async () => go('/'));
  expect(reload).toHaveBeenCalledTimes(1);
});
