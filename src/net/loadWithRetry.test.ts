// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry, Unreachable } from './loadWithRetry.ts';

const NO_WAITS = [0, 0, 0];

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** A chunk that fails this many times before it loads. */
function chunk(failures: number) {
  return vi.fn(async () => {
    if (failures-- > 0) throw new Error('missing');
    return 'module';
  });
}

it('loads at the third try', async () => {
  const load = chunk(2);
  const page = { reload: vi.fn(), reachable: async () => true };
  expect(await loadWithRetry(load, page, NO_WAITS)).toBe('module');
  expect(load).toHaveBeenCalledTimes(3);
  expect(page.reload).not.toHaveBeenCalled();
});

it('reloads the page once when a chunk stays missing, and then throws the error', async () => {
  const page = { reload: vi.fn(), reachable: async () => true };
  void loadWithRetry(chunk(9), page, NO_WAITS);
  await vi.waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  await expect(loadWithRetry(chunk(9), page, NO_WAITS)).rejects.toThrow('missing');
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('does not reload a page that is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = { reload: vi.fn(), reachable: async () => true };
  await expect(loadWithRetry(chunk(9), page, NO_WAITS)).rejects.toThrow(Unreachable);
  expect(page.reload).not.toHaveBeenCalled();
});

it('does not reload a page whose server is unreachable', async () => {
  const page = { reload: vi.fn(), reachable: async () => false };
  await expect(loadWithRetry(chunk(9), page, NO_WAITS)).rejects.toThrow(Unreachable);
  expect(page.reload).not.toHaveBeenCalled();
});
