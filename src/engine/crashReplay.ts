import { CRASH_TIMING } from '../../contract/games/crash.ts';
import type { CrashPastRound } from '../../contract/games/crashChannel.ts';
import { initial, reduce } from './crash.ts';
import type { CrashEvent, CrashPlayer, CrashState } from './crashState.ts';
import { roundAfter } from './roundOrder.ts';

/** A past round's public log as the events the live engine folds, each at its server time. */
export interface CrashTape {
  /** Server times between which there is something to see. */
  from: number;
  to: number;
  liftOff: number;
  breakUp: number;
  events: readonly { at: number; event: CrashEvent }[];
}

export function crashTape(round: Required<CrashPastRound>, player: CrashPlayer | null): CrashTape {
  const { roundId, seedPubHash, seedHashHash, startTime, endTime, target, hash, interrupted } = round;
  const from = startTime - CRASH_TIMING.preparation;
  const opening = { roundId, nextRoundId: roundAfter(roundId), seedPubHash, seedHashHash, startTime };
  const noBets = { betList: [], betCount: 0, betTotal: '0' };
  const events: { at: number; event: CrashEvent }[] = [];
  if (player) events.push({ at: from, event: { type: 'signedIn', player } });
  events.push({
    at: from,
    event: { type: 'start', start: { ...opening, ...noBets, serverTime: from }, heard: 0 },
  });
  for (const { at: told, bet, escape: cashOut } of round.log) {
    const at = Math.max(told, from);
    if (bet) events.push({ at, event: { type: 'betInfo', bets: [{ roundId, bet }], heard: 0 } });
    if (cashOut) events.push({ at, event: { type: 'escapeInfo', escapes: [cashOut] } });
  }
  const end = { roundId, target, hash, startTime, endTime, serverTime: endTime, interrupted };
  events.push({ at: endTime, event: { type: 'end', end } });
  events.sort((a, b) => a.at - b.at);
  return { from, to: endTime + CRASH_TIMING.squib, liftOff: startTime, breakUp: endTime, events };
}

/** Where a playback stands: how many events are folded into the state. */
export interface CrashPlayback {
  state: CrashState;
  folded: number;
}

export const REWOUND: CrashPlayback = { state: initial, folded: 0 };

/** The playback at server time `at`: goes on from where it stands, or from the beginning when `at` lies before that. */
export function playTo(tape: CrashTape, playback: CrashPlayback, at: number): CrashPlayback {
  const last = tape.events[playback.folded - 1];
  let { state, folded } = last && last.at > at ? REWOUND : playback;
  for (let next = tape.events[folded]; next && next.at <= at; next = tape.events[++folded])
    state = reduce(state, next.event);
  return state === playback.state && folded === playback.folded ? playback : { state, folded };
}
