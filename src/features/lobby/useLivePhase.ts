import { useEffect, useState } from 'react';
import type { LiveRound } from '../../../contract/games/live/channel.ts';
import { serverNow } from '../../net/house.ts';
import { onTick } from '../../ui/live/useLiveText.ts';
import { type LivePhase, phaseOf } from './liveTables.ts';

/** The phase of a round: rendered at each change of it, not at each tick. Null without a round. */
export function useLivePhase(round: LiveRound | null): LivePhase | null {
  const [phase, setPhase] = useState<LivePhase | null>(null);
  useEffect(() => {
    if (!round) return;
    const look = () => setPhase(phaseOf(round, serverNow()));
    look();
    return onTick(look);
  }, [round]);
  return phase;
}
