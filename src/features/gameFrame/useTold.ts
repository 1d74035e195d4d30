import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/markets.ts';
import { useSession } from '../../shared/account/session.ts';
import { useControls } from '../../shared/device/controls.ts';
import { usePrefersLessMotion } from '../../shared/device/preferences.ts';
import { type FrameState, isAwaited } from './frameState.ts';
import type { Say } from './useFrameLine.ts';

/** A game that says nothing for so long (ms), while something is waited for, may be lost. */
const SILENCE_MS = 15_000;
/** Before that it is asked whether it is there: a long round of a live table may have nothing to say. */
const ASK_MS = 10_000;

const mutedBy = ({ quiet, volume }: { quiet: boolean; volume: number }) => quiet || volume === 0;

/** Keeps the game told of what it has to know: whether it is looked at, sounds, the language, how much may move, the balance. */
export function useTold(
  { begun, running }: FrameState,
  say: Say,
  { paused, balance, shown }: { paused: boolean; balance: bigint | null; shown: { current: string | null } },
): void {
  const muted = useControls(mutedBy);
  const reduced = usePrefersLessMotion();
  const { i18n } = useTranslation();
  const currency = useSession((session) => session.player?.currency);
  const wasPaused = useRef(false);

  useEffect(() => {
    if (begun > 0) say('language', { language: i18n.language as Language });
  }, [begun, say, i18n.language]);
  useEffect(() => {
    if (begun > 0) say('mute', { muted });
  }, [begun, say, muted]);
  useEffect(() => {
    if (begun > 0) say('motion', { reduced });
  }, [begun, say, reduced]);
  useEffect(() => {
    if (begun === 0) return;
    if (paused) say('pause', {});
    else if (wasPaused.current) say('resume', {});
    wasPaused.current = paused;
  }, [begun, say, paused]);

  // A script that began anew knows no balance.
  const told = useRef(0);
  const still = running.length === 0;
  useEffect(() => {
    if (begun === 0 || balance === null || currency === undefined) return;
    if (told.current !== begun) shown.current = null;
    told.current = begun;
    // While a round runs the game alone knows what of it has been shown.
    if (!still || shown.current === String(balance)) return;
    shown.current = String(balance);
    say('updateBalance', { balance: String(balance), currency });
  }, [begun, say, balance, currency, still, shown]);
}

/** Notices a frame that says nothing though something is waited for. */
export function useSilence(state: FrameState, paused: boolean, say: Say, onSilent: () => void): void {
  const awaited = isAwaited(state) && !paused;
  const { begun, heard, attempt } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is heard begins the wait anew
  useEffect(() => {
    if (!awaited) return;
    const ask = setTimeout(() => begun > 0 && say('resume', {}, `there-${heard}`), ASK_MS);
    const give = setTimeout(onSilent, SILENCE_MS);
    return () => {
      clearTimeout(ask);
      clearTimeout(give);
    };
  }, [awaited, begun, heard, attempt, say, onSilent]);
}
