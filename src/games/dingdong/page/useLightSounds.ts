import { useEffect } from 'react';
import { serverNow } from '../../../net/house.ts';
import { player } from '../../../shared/device/sound.ts';
import { session } from './dingdongSession.ts';
import { lightSounds } from './lightSounds.ts';

/** Lets the light be heard on its way while mounted: by the same times as it is seen. */
export function useLightSounds(): void {
  useEffect(() => {
    let heard = '';
    let timers: ReturnType<typeof setTimeout>[] = [];
    const silence = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    };
    const listen = () => {
      const { round, history } = session.store.getState().game;
      if (!round?.end || round.end.interrupted || round.roundId === heard) return;
      heard = round.roundId;
      silence();
      const since = serverNow() - round.closeTime;
      const before = history[0]?.result.at(-1) ?? 0;
      timers = lightSounds(round.end.result, before)
        .filter(({ at }) => at > since)
        .map(({ at, sound, rate }) => setTimeout(() => player.play(sound, { rate }), at - since));
    };
    listen();
    const stop = session.store.subscribe(listen);
    return () => {
      stop();
      silence();
    };
  }, []);
}
