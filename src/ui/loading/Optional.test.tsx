// @vitest-environment dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../testRender.ts';
import { lazyWithRetry } from './lazyWithRetry.ts';
import { NonCritical } from './NonCritical.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no house')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('leaves the page unchanged where a part fails to load, and shows it once it can', async () => {
  let away = true;
  const part = lazyWithRetry(async () => {
    if (away) throw new TypeError('not fetched');
    return { default: () => <b>the part</b> };
  });
  await render(
    <main>
      the page
      <NonCritical fallback={<i>…</i>}>
        <part.Component />
      </NonCritical>
    </main>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(document.body.textContent).toBe('the page…');
  // Reported: the failure is not silent.
  expect(reportError).toHaveBeenCalledOnce();
  away = false;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(document.body.textContent).toBe('the pagethe part');
});
