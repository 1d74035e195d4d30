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
