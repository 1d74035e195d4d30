import { Stretch } from '../../frame/Stretch.tsx';
import { table, useCrash } from './table.ts';

const stopAuto = () => table.auto.stop('reminder');

/** The player's time and result at this table. A bet counts as being played until its flight is decided. */
export function CrashStretch() {
  const moved = useCrash((state) => state.decision?.betId ?? null);
  const busy = useCrash(({ game, intents }) => {
    const { round } = game;
    if (!round || round.end) return false;
    return game.owns.get(round.roundId)?.status === 'placed' || intents.has(round.roundId);
  });
  return <Stretch busy={busy} moved={moved} onRemind={stopAuto} />;
}
