import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/markets.ts';
import { useSession } from '../../shared/account/session.ts';
import { useControls } from '../../shared/device/controls.ts';
import { usePrefersLessMotion } from '../../shared/device/preferences.ts';
import { type FrameState, isAwaited } from './frameState.ts';
import type { SendToGame } from './useFrameLine.ts';

/** A game without messages for this long (ms), while one is expected, may have crashed. */
const SILENCE_MS = 15_000;
/** It is probed before that (ms), because a long round of a live table may send no messages. */
const PROBE_MS = 10_000;

const mutedBy = ({ quiet, volume }: { quiet: boolean; volume: number }) => quiet || volume === 0;

/** Sends the game each change of visibility, sound, language, motion and balance. */
export function useGameUpdates(
  { begun, running }: FrameState,
  send: SendToGame,
  { paused, balance, shown }: { paused: boolean; balance: bigint | null; shown: { current: string | null } },
): void {
  const muted = useControls(mutedBy);
  const reduced = usePrefersLessMotion();
  const { i18n } = useTranslation();
  const currency = useSession((session) => session.player?.currency);
  const wasPaused = useRef(false);

  useEffect(() => {
    if (begun > 0) send('language', { language: i18n.language as Language });
  }, [begun, send, i18n.language]);
  useEffect(() => {
    if (begun > 0) send('mute', { muted });
  }, [begun, send, muted]);
  useEffect(() => {
    if (begun > 0) send('motion', { reduced });
  }, [begun, send, reduced]);
  useEffect(() => {
    if (begun === 0) return;
    if (paused) send('pause', {});
    else if (wasPaused.current) send('resume', {});
    wasPaused.current = paused;
  }, [begun, send, paused]);

  // A restarted script has not received a balance.
  const sentTo = useRef(0);
  const still = running.length === 0;
  useEffect(() => {
    if (begun === 0 || balance === null || currency === undefined) return;
    if (sentTo.current !== begun) shown.current = null;
    sentTo.current = begun;
    // While a round runs only the game knows what has been shown.
    if (!still || shown.current === String(balance)) return;
    shown.current = String(balance);
    send('updateBalance', { balance: String(balance), currency });
  }, [begun, send, balance, currency, still, shown]);
}

/** Detects a frame that sends no messages although one is expected. */
export function useSilence(state: FrameState, paused: boolean, send: SendToGame, onSilent: () => void): void {
  const awaited = isAwaited(state) && !paused;
  const { begun, messageCount, attempt } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message restarts the wait
  useEffect(() => {
    if (!awaited) return;
    const probe = setTimeout(() => begun > 0 && send('resume', {}, `there-${messageCount}`), PROBE_MS);
    const give = setTimeout(onSilent, SILENCE_MS);
    return () => {
      clearTimeout(probe);
      clearTimeout(give);
    };
  }, [awaited, begun, messageCount, attempt, send, onSilent]);
}
