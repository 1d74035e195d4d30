import { useEffect, useState } from 'react';
import { secondsUntil } from '../../i18n/countdown.ts';
import { serverNow } from '../../net/house.ts';

/** Whole seconds until a time of the house's clock (ms since 1970), 0 once it has come. */
export function useSecondsUntil(at: number): number {
  const [left, setLeft] = useState(() => secondsUntil(at, serverNow()));
  useEffect(() => {
    const tell = () => setLeft(secondsUntil(at, serverNow()));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
