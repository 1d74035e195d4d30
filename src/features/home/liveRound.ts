import { useEffect, useState } from 'react';
import { crashCurGame, crashEnd, crashStart } from '../../../contract/games/crashOperations.ts';
import { channel, serverNow } from '../../net/house.ts';
import { market } from '../../state/market.ts';

/** The running round, as much of it as the lobby shows. */
export interface LiveRound {
  roundId: string;
  /** Server time of lift-off. */
  startTime: number;
  betCount: number;
  /** The multiplier it ended at, in 1/10000; null while it has not. */
  target: bigint | null;
  /** Where the last rounds ended, newest first. */
  past: readonly { roundId: string; rate: bigint }[];
}

const PAST_SHOWN = 12;

/** Follows the live round: a snapshot at every connection, then its starts and ends. Null before the first. */
export function useLiveRound(): LiveRound | null {
  const [round, setRound] = useState<LiveRound | null>(null);
  useEffect(() => {
    const stops = [
      channel.subscribe(crashStart, {
        next: ({ roundId, startTime, betCount }) =>
          setRound((last) => ({ roundId, startTime, betCount, target: null, past: last?.past ?? [] })),
      }),
      channel.subscribe(crashEnd, {
        next: ({ roundId, startTime, target }) =>
          setRound((last) => {
            const rate = BigInt(target);
            const past = (last?.past ?? []).filter((one) => one.roundId !== roundId);
            return {
              roundId,
              startTime,
              betCount: last?.roundId === roundId ? last.betCount : 0,
              target: rate,
              past: [{ roundId, rate }, ...past].slice(0, PAST_SHOWN),
            };
          }),
      }),
      channel.onConnected(() => {
        void fetchRound().then((snapshot) => snapshot && setRound((last) => newer(last, snapshot)));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return round;
}

async function fetchRound(): Promise<LiveRound | null> {
  // The lobby works without the live panel, so a failure here is not worth a toast.
  const game = await channel
    .request(crashCurGame, { currency: market.currency }, { quiet: true })
    .catch(() => null);
  if (!game) return null;
  const { roundId, startTime, betCount, target, historyRate } = game;
  return {
    roundId,
    startTime,
    betCount,
    target: target === null ? null : BigInt(target),
    past: historyRate.slice(0, PAST_SHOWN).map((one) => ({ roundId: one.roundId, rate: BigInt(one.rate) })),
  };
}

/** A snapshot, unless an event overtook it. */
function newer(last: LiveRound | null, snapshot: LiveRound): LiveRound {
  if (!last || BigInt(snapshot.roundId) > BigInt(last.roundId)) return snapshot;
  if (snapshot.roundId !== last.roundId)
    return { ...last, past: last.past.length ? last.past : snapshot.past };
  return { ...snapshot, target: last.target ?? snapshot.target };
}

export type LivePhase = 'preparing' | 'flying' | 'ended';

export function phaseOf(round: LiveRound, now = serverNow()): LivePhase {
  if (round.target !== null) return 'ended';
  return now < round.startTime ? 'preparing' : 'flying';
}
