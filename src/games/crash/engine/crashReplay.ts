import type { CrashBet, CrashPastRound } from '../../../../contract/games/crash/channel.ts';
import { CRASH_TIMING } from '../../../../contract/games/crash/timing.ts';
import type { ReplayLog } from '../../engine/replayLog.ts';
import { roundAfter } from '../../engine/rounds.ts';
import { initial, reduce, view } from './crash.ts';
import type { CrashEvent, CrashPlayer, CrashState } from './crashState.ts';
import type { CrashView } from './crashView.ts';
import { SECOND } from './slips.ts';

/** Its markers: lift-off and crash. */
export type CrashReplayLog = ReplayLog<CrashState, CrashEvent, CrashView>;

const ENGINE = { initial, reduce, view };

/** The replay log of a past crash round; the viewer's own bet is marked as such. */
export function crashReplayLog(round: CrashPastRound, player: CrashPlayer | null): CrashReplayLog {
  const { roundId, seedPubHash, seedHashHash, startTime, endTime, target, hash, interrupted: voided } = round;
  const from = startTime - CRASH_TIMING.preparation;
  const opening = { roundId, nextRoundId: roundAfter(roundId), seedPubHash, seedHashHash, startTime };
  const noBets = { betList: [], betCount: 0, betTotal: '0' };
  const events: { at: number; event: CrashEvent }[] = [];
  if (player) events.push({ at: from, event: { type: 'signedIn', player } });
  events.push({
    at: from,
    event: { type: 'start', start: { ...opening, ...noBets, serverTime: from }, receivedAt: 0 },
  });
  // A log does not contain slips: of two simultaneous bets of a player the second is shown on slip 2.
  const slips = new Map<string, number>();
  const betSlotOf = ({ betId, userId, status }: CrashBet): number | null => {
    if (userId !== player?.id) return null;
    const betSlot = slips.get(betId) ?? ([...slips.values()].includes(1) ? SECOND : 1);
    if (status === 'returned') slips.delete(betId);
    else slips.set(betId, betSlot);
    return betSlot;
  };
  for (const { at: happenedAt, bet, escape: cashOut } of round.log) {
    const at = Math.max(happenedAt, from);
    if (bet)
      events.push({
        at,
        event: { type: 'bets', bets: [{ roundId, bet, slip: betSlotOf(bet) }], receivedAt: 0 },
      });
    if (cashOut) events.push({ at, event: { type: 'cashOuts', cashOuts: [cashOut] } });
  }
  const end = { roundId, target, hash, startTime, endTime, serverTime: endTime, interrupted: voided };
  events.push({ at: endTime, event: { type: 'end', end } });
  events.sort((a, b) => a.at - b.at);
  return { engine: ENGINE, from, to: endTime + CRASH_TIMING.crashed, marks: [startTime, endTime], events };
}
