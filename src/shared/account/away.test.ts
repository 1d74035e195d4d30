// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';

const shown = vi.fn(async () => undefined);
const register = vi.fn(async () => ({ showNotification: shown }));
const requestPermission = vi.fn(async (): Promise<NotificationPermission> => 'granted');
let hidden = true;

vi.stubGlobal('Notification', { permission: 'default', requestPermission });
Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);

const { awayNoticesPossible, setAwayNotices, showNotification, useAwayNotices } = await import('./away.ts');
const NEWS = { title: 'Crash', body: 'Cair di 2,00x', tag: 'crash', to: '/game/crash' };

beforeEach(async () => {
  hidden = true;
  await setAwayNotices(false);
  for (const mock of [shown, register, requestPermission]) mock.mockClear();
});

it('shows nothing before the player has enabled it', async () => {
  await showNotification(NEWS);
  expect(register).not.toHaveBeenCalled();
});

it('notifies a player who is away, through the worker, and not while the page is visible', async () => {
  expect(await setAwayNotices(true)).toBe(true);
  hidden = false;
  await showNotification(NEWS);
  expect(shown).not.toHaveBeenCalled();
  hidden = true;
  await showNotification(NEWS);
  expect(shown).toHaveBeenCalledWith(
    'Crash',
    expect.objectContaining({ body: 'Cair di 2,00x', tag: 'crash', data: { to: '/game/crash' } }),
  );
});

it('stays off when the browser denies permission', async () => {
  requestPermission.mockResolvedValueOnce('denied');
  expect(await setAwayNotices(true)).toBe(false);
  expect(useAwayNotices.getState()).toBe(false);
  expect(register).not.toHaveBeenCalled();
});

it('is not offered where permission is permanently denied', () => {
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
  expect(awayNoticesPossible()).toBe(false);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  expect(awayNoticesPossible()).toBe(true);
});
