import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshProfile } from '../../shared/account/session.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';

/** A game may say so as often as it likes that its balance moved: the house is asked once in so long (ms). */
const REFRESH_INTERVAL_MS = 1_000;

/**
 * The balance as the bar shows it. The house knows what a round brought before the game has shown it, so while that may be so
 * (`frozen`) the bar stands still. Where it has shown nothing yet it shows the balance that the game reported (`reported`), at most what is
 * there. `refresh`, the game's word that something moved, has the house asked: for what no message told of.
 */
export function useFrameBalance(
  frozen: boolean,
  reported: bigint | null,
): { balance: bigint | null; refresh: () => void } {
  const balance = useWallet((wallet) => wallet.balance);
  const [shown, setShown] = useState<bigint | null>(null);
  const next = frozen ? (shown ?? lesser(reported, balance)) : balance;
  if (shown !== next) setShown(next);

  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const refreshedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const refresh = useCallback(() => {
    if (timer.current !== null) return;
    const wait = Math.max(0, refreshedAt.current + REFRESH_INTERVAL_MS - performance.now());
    timer.current = setTimeout(() => {
      timer.current = null;
      refreshedAt.current = performance.now();
      void refreshProfile();
    }, wait);
  }, []);
  return { balance: next, refresh };
}

function lesser(reported: bigint | null, balance: bigint | null): bigint | null {
  if (reported === null || balance === null) return null;
  return reported < balance ? reported : balance;
}
