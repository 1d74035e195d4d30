// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteErrorNotify } from '../../contract/http/site/site.ts';
import { Reports } from './reports.ts';

const send = vi.fn(async () => ({ ok: true as const }));
let reports: Reports;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  reports = new Reports({ send: send as never }, 'client-1', '3.4.0');
});
afterEach(() => {
  vi.useRealTimers();
});

const sent = () =>
  send.mock.calls.map((call) => (call as unknown as [unknown, { reports: unknown[] }])[1].reports);

it('collects slow calls and errors in one call, without quick calls', () => {
  reports.took('/main/slot/home', 999);
  reports.took('/main/slot/home', 1_000.4);
  reports.broke(new TypeError('x is not a function'));
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([
    [
      { kind: 'slow', call: '/main/slot/home', ms: 1000 },
      { kind: 'error', text: 'TypeError: x is not a function', page: '/' },
    ],
  ]);
});

it("never reports on its own call, and respects the server's limits", () => {
  reports.took(siteErrorNotify.path, 5_000);
  for (let i = 0; i < 500; i++) reports.broke('x'.repeat(900));
  vi.advanceTimersByTime(600_000);
  expect(sent().map((one) => one.length)).toEqual([20, 20, 20, 20, 20]);
  expect(sent()[0]?.[0]).toMatchObject({ text: 'x'.repeat(500) });
});

it('ignores a failure of its own call', async () => {
  send.mockRejectedValueOnce(new Error('down'));
  reports.broke('one');
  await vi.advanceTimersByTimeAsync(10_000);
  reports.broke('two');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toHaveLength(2);
});
