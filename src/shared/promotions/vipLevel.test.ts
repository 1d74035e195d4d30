// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';
import { settleTrigger } from '../../../contract/http/offers/promotions.ts';
import { http } from '../../net/backend.ts';
import { isToCelebrate, noteCelebrated } from './vipLevel.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const reached = (level: number, userId = '7', since = NOW - DAY, celebrated = 0) => ({
  ...{ userId, level, since, celebrated },
});
const send = vi.spyOn(http, 'send').mockRejectedValue(new Error('offline'));
beforeEach(() => {
  localStorage.clear();
  send.mockClear();
});

it('a level is celebrated once on a device, and each higher one again', () => {
  expect(isToCelebrate(reached(1), NOW)).toBe(true);
  noteCelebrated(reached(1));
  expect(isToCelebrate(reached(1), NOW)).toBe(false);
  expect(isToCelebrate(reached(3), NOW)).toBe(true);
  noteCelebrated(reached(3));
  expect(isToCelebrate(reached(2), NOW)).toBe(false);
  expect(isToCelebrate(reached(10), NOW)).toBe(true);
});

it('a celebration is reported to the server, and no other device repeats it', () => {
  noteCelebrated(reached(3));
  expect(send).toHaveBeenCalledWith(settleTrigger, { celebrated: 3 }, { quiet: true });
  localStorage.clear();
  expect(isToCelebrate(reached(3, '7', NOW - DAY, 3), NOW)).toBe(false);
  expect(isToCelebrate(reached(4, '7', NOW - DAY, 3), NOW)).toBe(true);
});

it('another player on the device gets their own celebration', () => {
  noteCelebrated(reached(5));
  expect(isToCelebrate(reached(1, '8'), NOW)).toBe(true);
});

it('nothing is celebrated at level 0, or days after it was reached', () => {
  expect(isToCelebrate(reached(0), NOW)).toBe(false);
  expect(isToCelebrate(reached(2, '7', NOW - 3 * DAY), NOW)).toBe(false);
});
