import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { serverNow } from '../../net/house.ts';

const LOOK = 5_000;

/** Whole minutes since a time of the house's clock. */
export function usePlayedMinutes(since: number): number {
  const [minutes, setMinutes] = useState(() => minutesSince(since));
  useEffect(() => {
    const tell = () => setMinutes(minutesSince(since));
    tell();
    const timer = setInterval(tell, LOOK);
    return () => clearInterval(timer);
  }, [since]);
  return minutes;
}

function minutesSince(since: number): number {
  return Math.max(0, Math.floor((serverNow() - since) / 60_000));
}

/** A time of play in hours and minutes: '1 j 05 mnt'. */
export function playedWords(t: TFunction<'limits'>, played: number): string {
  const hours = Math.floor(played / 60);
  const minutes = played % 60;
  return hours === 0 ? t('onlyMinutes', { minutes }) : t('hoursMinutes', { hours, minutes });
}
