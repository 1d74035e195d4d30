import { create } from 'zustand';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  type PlaySessionReply,
  userLimitsSession,
  userLimitsSessionStep,
} from '../../../contract/http/people/limits.ts';
import { http } from '../../net/backend.ts';

/** How long this player plays by now and what it brought: the session of play that the house reckons. */

interface PlaySessionState {
  /** Null while none is under way, or nothing is known yet. */
  session: PlaySessionReply['session'];
  /** Grows when the house refused a bet because the player takes a break. */
  breakRefusals: number;
}

export const usePlaySession = create<PlaySessionState>(() => ({ session: null, breakRefusals: 0 }));

/** Who leaves a game for less (ms) goes on with the same session: a look at a round's replay is no end of it. */
const AWAY = 60_000;

/** Steps go to the house one after the other: one that overtook another would end what it began. */
let last: Promise<unknown> = Promise.resolve();
let leaving: ReturnType<typeof setTimeout> | null = null;

/** A game is opened: a session begins, or goes on. */
export function enterPlay(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  void step('enter');
}

/** The player saw the reminder and plays on. */
export function continuePlay(): Promise<void> {
  return step('continue');
}

/** A game was left: the session ends, unless the player is back soon. */
export function leavePlaySoon(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = setTimeout(() => void leavePlay(), AWAY);
}

/** The player is done with playing. */
export function leavePlay(): Promise<void> {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  return step('leave');
}

/** Asks how the session stands, after a bet was decided. */
export function refreshPlay(): Promise<void> {
  return inTurn(() => http.send(userLimitsSession, undefined, { quiet: true }));
}

/** Nobody is signed in any more: the session was another player's. */
export function forgetPlay(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  usePlaySession.setState({ session: null });
}

/** Hears what a bet was refused with, null when it was not. */
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
    // Time and result are news of minor weight: the next answer brings them.
    () => undefined,
  );
  last = turn;
  return turn;
}
