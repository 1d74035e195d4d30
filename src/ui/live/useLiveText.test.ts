// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onTick } from './useLiveText.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('calls all listeners by one timer, and has none without listeners', () => {
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

it('lets a function subscribe twice, and unsubscribe once', () => {
  const listener = vi.fn();
  const [stop, other] = [onTick(listener), onTick(listener)];
  stop();
  vi.advanceTimersByTime(100);
  expect(listener).toHaveBeenCalledTimes(1);
  other();
});
