// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onTick } from './useLiveText.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('calls all who follow the clock by one timer, and has none when nobody does', () => {
  const texts: string[] = [];
  const stops = ['one', 'other'].map((name) => onTick(() => texts.push(name)));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(texts).toEqual(['one', 'other']);
  stops[0]?.();
  vi.advanceTimersByTime(100);
  expect(texts).toEqual(['one', 'other', 'other']);
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});

it('lets a function follow twice, and stop once', () => {
  const listener = vi.fn();
  const [stop, other] = [onTick(listener), onTick(listener)];
  stop();
  vi.advanceTimersByTime(100);
  expect(listener).toHaveBeenCalledTimes(1);
  other();
});
