import { expect, it } from 'vitest';
import { CHANNEL_SETTINGS, HTTP_TIMEOUT, reconnectDelay } from './settings.ts';

it('waits 1.5 s times the attempt, up to 15 s, with up to 30 % of jitter', () => {
  const waits = [1, 2, 3, 10, 50].map((attempt) => reconnectDelay(attempt, CHANNEL_SETTINGS, 0));
  expect(waits).toEqual([1_500, 3_000, 4_500, 15_000, 15_000]);
  expect(reconnectDelay(2, CHANNEL_SETTINGS, 1)).toBe(3_900);
});

it("holds to the spec's times", () => {
  expect(CHANNEL_SETTINGS).toMatchObject({ keepAlive: 8_000, lifetime: 12_000, request: 10_000 });
  expect(HTTP_TIMEOUT).toBe(10_000);
});
