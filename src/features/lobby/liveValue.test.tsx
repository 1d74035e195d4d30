// @vitest-environment dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../ui/testRender.ts';
import { secondsLeft, useLiveValue, withFigures } from './liveValue.ts';

const channel = vi.hoisted(() => ({ state: 'ready' }));
vi.mock('../../net/backend.ts', () => ({ serverNow: () => Date.now(), channel }));

beforeEach(() => vi.useFakeTimers({ now: 10_000 }));
afterEach(() => vi.useRealTimers());

it('counts down at the house’s whole seconds, whenever a table closes, and never to nothing', () => {
  expect([14_000, 14_499, 14_500].map((close) => secondsLeft(close, 10_000))).toEqual([4, 4, 5]);
  expect([10_000, 10_999].map((now) => secondsLeft(14_300, now))).toEqual([4, 4]);
  expect(secondsLeft(10_100, 10_900)).toBe(1);
});

it('writes what changed, and nothing that is off the screen', async () => {
  const written: number[] = [];
  const box = { top: 0, bottom: 20 };
  const measured = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => box as DOMRect);
  function Figure() {
    const ref = useLiveValue(
      (now) => secondsLeft(14_000, now),
      (_node, value) => written.push(value),
    );
    return <span ref={ref} />;
  }
  await render(<Figure />);
  expect(written).toEqual([4]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(written).toEqual([4, 3]);
  // What stands as it was is not even measured.
  const looks = measured.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(measured).toHaveBeenCalledTimes(looks);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(written).toEqual([4, 3, 2]);
  box.top = innerHeight;
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(written).toEqual([4, 3, 2]);
  await render(null);
  expect(vi.getTimerCount()).toBe(0);
});

it('stands still while the line to the house is cut, also where it is rendered anew', async () => {
  const shown: number[] = [];
  function Figure() {
    const ref = useLiveValue(
      (now) => secondsLeft(14_000, now),
      (_node, value) => shown.push(value),
    );
    return <span ref={ref} />;
  }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 20 } as DOMRect);
  await render(<Figure />);
  channel.state = 'disconnected';
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  channel.state = 'connecting';
  await render(<Figure />);
  expect(new Set(shown)).toEqual(new Set([4]));
  channel.state = 'ready';
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(shown.at(-1)).toBe(2);
  await render(null);
  expect(vi.getTimerCount()).toBe(0);
});

it('does what waits for the figures with their next look, and at once where there are none', async () => {
  const told: string[] = [];
  withFigures(() => told.push('alone'));
  expect(told).toEqual(['alone']);
  function Figure() {
    return (
      <span
        ref={useLiveValue(
          () => 0,
          () => undefined,
        )}
      />
    );
  }
  await render(<Figure />);
  withFigures(() => told.push('one'));
  withFigures(() => told.push('two'));
  expect(told).toEqual(['alone']);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(told).toEqual(['alone', 'one', 'two']);
  withFigures(() => told.push('left'));
  await render(null);
  expect(told.at(-1)).toBe('left');
});
