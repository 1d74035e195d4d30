// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './loadWithRetry.ts';

const NO_WAITS = [0, 0, 0];

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** A chunk that fails so many times before it loads. */
function chunk(failures: number) {
  return vi.fn(async () => {
    if (failures-- > 0) throw new Error('missing');
    return 'module';
  });
}

it('loads at the third try', async () => {
  const load = chunk(2);
  const reload = vi.fn();
  expect(await loadWithRetry(load, reload, NO_WAITS)).toBe('module');
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page once when a chunk stays missing, and then lets the error out', async () => {
  const reload = vi.fn();
  void loadWithRetry(chunk(9), reload, NO_WAITS);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadWithRetry(chunk(9), reload, NO_WAITS)).rejects.toThrow('missing');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload a page that is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  await expect(loadWithRetry(chunk(9), reload, NO_WAITS)).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});
