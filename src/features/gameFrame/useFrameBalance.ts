import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshProfile } from '../../shared/account/session.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';

/** Minimum interval between balance fetches triggered by the game's reports, ms. */
const REFRESH_INTERVAL_MS = 1_000;

/**
 * The balance shown in the bar. The server knows a round's result before the game has shown it, so the displayed balance is
 * frozen during that time (`frozen`). If nothing was shown yet, it shows the balance reported by the game (`reported`), at most
 * the actual one. `refresh`, triggered by the game's report of a change, fetches the balance for changes without an event.
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
