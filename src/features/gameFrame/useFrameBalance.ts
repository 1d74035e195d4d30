import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshBrief } from '../../shared/account/session.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';

/** A game may say so as often as it likes that its balance moved: the house is asked once in so long (ms). */
const ASKED_EVERY_MS = 1_000;

/**
 * The balance as the bar shows it. The house knows what a round brought before the game has shown it, so while one runs
 * (`held`) the bar stands still. `refresh`, the game's word that something moved, has the house asked: for what no message
 * told of.
 */
export function useFrameBalance(held: boolean): { balance: bigint | null; refresh: () => void } {
  const balance = useWallet((wallet) => wallet.balance);
  const [shown, setShown] = useState(balance);
  if (shown !== balance && (shown === null || !held)) setShown(balance);

  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const asked = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const refresh = useCallback(() => {
    if (timer.current !== null) return;
    const wait = Math.max(0, asked.current + ASKED_EVERY_MS - performance.now());
    timer.current = setTimeout(() => {
      timer.current = null;
      asked.current = performance.now();
      void refreshBrief();
    }, wait);
  }, []);
  return { balance: shown, refresh };
}
