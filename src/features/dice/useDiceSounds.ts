import { useEffect } from 'react';
import { DICE_SETTLED, diceView } from '../../engine/dice.ts';
import { serverNow } from '../../net/house.ts';
import { player } from '../../state/sound.ts';
import { onTick } from '../../ui/tick.ts';
import { cues, type Heard, shaking } from './diceSounds.ts';
import { table } from './table.ts';

/** A win of so many times the stake sounds large. */
const BIG = 10n;

/** Lets the table be heard while mounted: sounds follow what happens in the game, never a press. */
export function useDiceSounds(): void {
  useEffect(() => {
    let before = heardNow();
    const listen = () => {
      const now = heardNow();
      for (const sound of cues(before, now, DICE_SETTLED)) player.play(sound);
      if (shaking(now)) player.loop('diceShake', {});
      else if (shaking(before)) player.stop('diceShake');
      before = now;
    };
    const stops = [table.store.subscribe(listen), onTick(listen)];
    return () => {
      for (const stop of stops) stop();
      player.stop('diceShake');
    };
  }, []);
}

function heardNow(): Heard {
  const { game, laid, decision } = table.store.getState();
  const { roundId, phase, elapsed, remaining, interrupted, chips } = diceView(game, laid, serverNow());
  const own = decision?.own ?? null;
  const won = own !== null && own.payout > own.stake && !decision?.interrupted;
  return {
    roundId,
    phase,
    seconds: phase === 'betting' ? Math.ceil(remaining / 1_000) : 0,
    since: phase === 'betting' ? 0 : elapsed,
    interrupted,
    bets: chips.reduce((count, chip) => count + Number(chip.own), 0),
    decided: decision?.roundId ?? null,
    won: won ? (own.payout >= BIG * own.stake ? 'big' : 'small') : null,
  };
}
