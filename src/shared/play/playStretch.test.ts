// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userLimitsSession } from '../../../contract/http/limits.ts';
import { http } from '../../net/house.ts';
import {
  continuePlay,
  enterPlay,
  forgetPlay,
  leavePlay,
  leavePlaySoon,
  noteRefusal,
  refreshPlay,
  usePlayStretch,
} from './playStretch.ts';

const STRETCH = { startedAt: 1, net: '-500', remindAt: null, now: 2 };
const send = vi.spyOn(http, 'send');

/** The steps that the house was asked for, a look among them as 'look'. */
const asked = () =>
  send.mock.calls.map(([call, input]) =>
    call === userLimitsSession ? 'look' : (input as unknown as { step: string }).step,
  );
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue({ session: STRETCH });
});
afterEach(() => {
  forgetPlay();
  vi.useRealTimers();
});

it('asks one thing after the other, and keeps the last answer', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  enterPlay();
  const left = leavePlay();
  await pass(0);
  expect(asked()).toEqual(['enter']);
  send.mockResolvedValueOnce({ session: null });
  answer({ session: STRETCH });
  await left;
  expect(asked()).toEqual(['enter', 'leave']);
  expect(usePlayStretch.getState().stretch).toBeNull();
});

it('goes on with the stretch of a player who is soon back, and ends that of one who is not', async () => {
  enterPlay();
  leavePlaySoon();
  await pass(59_000);
  enterPlay();
  await pass(120_000);
  expect(asked()).toEqual(['enter', 'enter']);
  leavePlaySoon();
  await pass(60_000);
  expect(asked()).toEqual(['enter', 'enter', 'leave']);
});

it('goes on after an answer that was lost', async () => {
  enterPlay();
  await pass(0);
  send.mockRejectedValueOnce(new Error('lost'));
  await refreshPlay();
  expect(usePlayStretch.getState().stretch).toEqual(STRETCH);
  send.mockResolvedValueOnce({ session: { ...STRETCH, net: '900' } });
  await continuePlay();
  expect(usePlayStretch.getState().stretch?.net).toBe('900');
});

it('counts refusals for a break alone', () => {
  const before = usePlayStretch.getState().breakRefusals;
  for (const code of [null, 700, 711, 7030]) noteRefusal(code);
  expect(usePlayStretch.getState().breakRefusals).toBe(before + 1);
});
