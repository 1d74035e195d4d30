// @vitest-environment dom
import { beforeEach, expect, it } from 'vitest';
import { serverNow } from '../../net/backend.ts';
import { checkInWasOffered, notePromoShown, offersCheckIn } from './promoFlow.ts';

beforeEach(() => localStorage.clear());

it("offers a day's check-in once", () => {
  expect(checkInWasOffered()).toBe(false);
  notePromoShown();
  expect(checkInWasOffered()).toBe(false);
  notePromoShown(serverNow() + 60_000);
  expect(checkInWasOffered()).toBe(true);
});

it('offers it again after that day', () => {
  notePromoShown(serverNow() - 1);
  expect(checkInWasOffered()).toBe(false);
});

it('offers none that is not available, was already offered, or whose day has ended since it was fetched', () => {
  const until = serverNow() + 60_000;
  expect([null, serverNow() - 1, until].map(offersCheckIn)).toEqual([false, false, true]);
  notePromoShown(until);
  expect(offersCheckIn(until)).toBe(false);
});
