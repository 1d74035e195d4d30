import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshProfile } from '../../shared/account/session.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';

/** A game may say so as often as it likes that its balance moved: the house is asked once in so long (ms). */
const ASKED_EVERY_MS = 1_000;

/**
 * The balance as the bar shows it. The house knows what a round brought before the game has shown it, so while that may be so
 * (`held`) the bar stands still. Where it has shown nothing yet it shows what the game says that it shows (`told`), at most what is
 * there. `refresh`, the game's word that something moved, has the house asked: for what no message told of.
 */
export function useFrameBalance(
  held: boolean,
  told: bigint | null,
): { balance: bigint | null; refresh: () => void } {
  const balance = useWallet((wallet) => wallet.balance);
  const [shown, setShown] = useState<bigint | null>(null);
  const next = held ? (shown ?? lesser(told, balance)) : balance;
  if (shown !== next) setShown(next);

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
      void refreshProfile();
    }, wait);
  }, []);
  return { balance: next, refresh };
}

function lesser(told: bigint | null, balance: bigint | null): bigint | null {
  if (told === null || balance === null) return null;
  return told < balance ? told : balance;
}
