import { useEffect, useState } from 'react';
import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { serverNow } from '../../../net/house.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { countDown, type ShownCountdown } from '../engine/wingoCountdown.ts';
import { useModelState } from './wingoTables.ts';

export interface Countdown {
  /** Until the round ends; null while no round is known. */
  seconds: number | null;
  /** No bets are taken any more. */
  closed: boolean;
}

/** The countdown of a model's round by the house's clock; it renders again as the seconds change. */
export function useCountdown(model: WingoModel): Countdown {
  const endTime = useModelState(model, ({ game }) => game.round?.endTime ?? null);
  const closeTime = useModelState(model, ({ game }) => game.round?.closeTime ?? null);
  const [shown, setShown] = useState<ShownCountdown | null>(null);
  useEffect(() => {
    if (endTime === null) return;
    const tell = () => setShown((before) => countDown(before, endTime, serverNow()));
    tell();
    return onTick(tell);
  }, [endTime]);
  if (!shown || endTime === null || closeTime === null || shown.endTime !== endTime)
    return { seconds: null, closed: false };
  return { seconds: shown.seconds, closed: shown.seconds * 1_000 <= endTime - closeTime };
}
