import { create } from 'zustand';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  type PlaySessionReply,
  userLimitsSession,
  userLimitsSessionStep,
} from '../../../contract/http/people/limits.ts';
import { http } from '../../net/backend.ts';

/** The player's play session as computed by the server: its duration and its net result. */

interface PlaySessionState {
  /** Null while there is none, or nothing is known yet. */
  session: PlaySessionReply['session'];
  /** Incremented when a bet is refused because of a time-out. */
  breakRefusals: number;
}

export const usePlaySession = create<PlaySessionState>(() => ({ session: null, breakRefusals: 0 }));

/** Leaving a game for less than this (ms) continues the same session, e.g. to view a round's replay. */
const AWAY = 60_000;

/** Requests are sent one after the other: out of order, one could end the session that another began. */
let last: Promise<unknown> = Promise.resolve();
let leaving: ReturnType<typeof setTimeout> | null = null;

/** A game was opened: a session begins or continues. */
export function enterPlay(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  void step('enter');
}

/** The player saw the reminder and continues. */
export function continuePlay(): Promise<void> {
  return step('continue');
}

/** A game was left: the session ends, unless the player returns soon. */
export function leavePlaySoon(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = setTimeout(() => void leavePlay(), AWAY);
}

/** Ends the session. */
export function leavePlay(): Promise<void> {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  return step('leave');
}

/** Fetches the session's state, after a bet was decided. */
export function refreshPlay(): Promise<void> {
  return inTurn(() => http.send(userLimitsSession, undefined, { quiet: true }));
}

/** Sign-out: clears the previous player's session. */
export function forgetPlay(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  usePlaySession.setState({ session: null });
}

/** Records the error code of a refused bet; null when it was accepted. */
export function noteRefusal(code: number | null): void {
  if (code === ErrorCode.onBreak)
    usePlaySession.setState(({ breakRefusals }) => ({ breakRefusals: breakRefusals + 1 }));
}

function step(step: 'enter' | 'continue' | 'leave'): Promise<void> {
  return inTurn(() => http.send(userLimitsSessionStep, { step }, { quiet: true }));
}

function inTurn(request: () => Promise<PlaySessionReply>): Promise<void> {
  const turn = last.then(request).then(
    ({ session }) => usePlaySession.setState({ session }),
    // Not important: the next reply contains time and result.
    () => undefined,
  );
  last = turn;
  return turn;
}
