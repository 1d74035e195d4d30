import { useEffect } from 'react';
import { serverNow } from '../../../net/house.ts';
import { player } from '../../../shared/device/sound.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { cues, type Heard } from './soundCues.ts';
import { LOOKS, tableNow, useModel } from './wingoTables.ts';

/** A win of so many times the stake sounds large. */
const BIG = 5n;

/** Lets the played model be heard while mounted: sounds follow what happens in the game, never a press. */
export function useWingoSounds(): void {
  useEffect(() => {
    let before = heardNow();
    return onTick(() => {
      const now = heardNow();
      for (const sound of cues(before, now)) player.play(sound);
      before = now;
    });
  }, []);
}

function heardNow(): Heard {
  const { model } = useModel.getState();
  const { game, decision } = tableNow().store.getState();
  const { roundId, remaining, phase, drawn } = LOOKS[model](game, serverNow());
  const own = decision?.own ?? null;
  const won = own !== null && own.payout > own.stake && !decision?.interrupted;
  const mine = [...(game.round?.bets.values() ?? [])].filter(({ userId }) => userId === game.player?.id);
  return {
    round: `${model} ${roundId}`,
    seconds: Math.ceil(remaining / 1_000),
    closed: phase === 'closed',
    since: drawn?.since ?? null,
    bets: mine.length,
    decided: decision && `${model} ${decision.roundId}`,
    won: won ? (own.payout >= BIG * own.stake ? 'big' : 'small') : null,
  };
}
