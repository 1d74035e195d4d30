import { useEffect } from 'react';
import { serverNow } from '../../../net/house.ts';
import { player } from '../../../shared/device/sound.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { view } from '../engine/crash.ts';
import { smoothRate } from '../engine/crashFlight.ts';
import { cues, flightRate, type Heard } from './soundCues.ts';
import { table } from './table.ts';

const FLIGHT_VOLUME = 0.45;

/** Lets the table be heard while mounted: sounds follow what happens in the game, never a press. */
export function useSounds(): void {
  useEffect(() => {
    let before = heardNow();
    const listen = () => {
      const now = heardNow();
      for (const sound of cues(before, now)) player.play(sound);
      if (now.phase === 'goUp')
        player.loop('flight', { rate: flightRate(smoothRate(now.flight)), volume: FLIGHT_VOLUME });
      else if (before.phase === 'goUp') player.stop('flight');
      before = now;
    };
    const stops = [table.store.subscribe(listen), onTick(listen)];
    return () => {
      for (const stop of stops) stop();
      player.stop('flight');
    };
  }, []);
}

function heardNow(): Heard {
  const { game, decision } = table.store.getState();
  const { roundId, phase, remaining, flight } = view(game, serverNow());
  const standing = [...game.owns.values()].filter((own) => own.status === 'placed').at(-1);
  return {
    roundId,
    phase,
    countdown: Math.ceil(remaining / 1_000),
    flight,
    betId: standing?.betId ?? null,
    decision,
  };
}
