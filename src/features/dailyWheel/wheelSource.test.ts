// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverNow } from '../../net/backend.ts';
import { WheelSource } from './wheelSource.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FIELDS = [{ weight: 10_000, prize: { kind: 'cash', amount: 20_000n } as const }];

it('turns from the press on, stops at the reported time, and the next spin begins from there', () => {
  const source = new WheelSource();
  const wake = vi.fn();
  const stop = source.subscribe(wake);
  source.lay(FIELDS, null);
  expect([source.view().phase, source.inRound()]).toEqual(['idle', false]);
  source.requestSpin();
  vi.advanceTimersByTime(200);
  expect([source.view().phase, source.view().goal, source.inRound()]).toEqual(['spinning', null, true]);
  const at = source.answer({ entry: 0, seed: 7 });
  vi.advanceTimersByTime(at - serverNow() - 1);
  expect([source.view().phase, source.view().won]).toEqual(['spinning', null]);
  vi.advanceTimersByTime(2);
  expect(source.view()).toMatchObject({ phase: 'won', won: FIELDS[0]?.prize });
  expect(source.inRound()).toBe(false);
  source.requestSpin();
  expect(source.view().before).toEqual({ entry: 0, seed: 7 });
  source.answer(null);
  vi.advanceTimersByTime(20_000);
  expect(source.view()).toMatchObject({ phase: 'idle', goal: { entry: 0, seed: 7 }, won: null });
  expect(wake).toHaveBeenCalledTimes(5);
  stop();
  source.requestSpin();
  expect(wake).toHaveBeenCalledTimes(5);
});
