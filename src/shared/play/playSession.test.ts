// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userLimitsSession } from '../../../contract/http/people/limits.ts';
import { http } from '../../net/backend.ts';
import {
  continuePlay,
  enterPlay,
  forgetPlay,
  leavePlay,
  leavePlaySoon,
  noteRefusal,
  refreshPlay,
  usePlaySession,
} from './playSession.ts';

const SESSION = { startedAt: 1, net: '-500', remindAt: null, now: 2 };
const send = vi.spyOn(http, 'send');

/** The requested steps; a plain refresh is listed as 'look'. */
const requests = () =>
  send.mock.calls.map(([call, input]) =>
    call === userLimitsSession ? 'look' : (input as unknown as { step: string }).step,
  );
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue({ session: SESSION });
});
afterEach(() => {
  forgetPlay();
  vi.useRealTimers();
});

it('sends one request after the other, and keeps the last reply', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  enterPlay();
  const left = leavePlay();
  await pass(0);
  expect(requests()).toEqual(['enter']);
  send.mockResolvedValueOnce({ session: null });
  answer({ session: SESSION });
  await left;
  expect(requests()).toEqual(['enter', 'leave']);
  expect(usePlaySession.getState().session).toBeNull();
});

it('continues the session of a player who soon returns, and ends that of one who does not', async () => {
  enterPlay();
  leavePlaySoon();
  await pass(59_000);
  enterPlay();
  await pass(120_000);
  expect(requests()).toEqual(['enter', 'enter']);
  leavePlaySoon();
  await pass(60_000);
  expect(requests()).toEqual(['enter', 'enter', 'leave']);
});

it('continues after a lost reply', async () => {
  enterPlay();
  await pass(0);
  send.mockRejectedValueOnce(new Error('lost'));
  await refreshPlay();
  expect(usePlaySession.getState().session).toEqual(SESSION);
  send.mockResolvedValueOnce({ session: { ...SESSION, net: '900' } });
  await continuePlay();
  expect(usePlaySession.getState().session?.net).toBe('900');
});

it('counts only refusals for a time-out', () => {
  const before = usePlaySession.getState().breakRefusals;
  for (const code of [null, 700, 711, 7030]) noteRefusal(code);
  expect(usePlaySession.getState().breakRefusals).toBe(before + 1);
});
