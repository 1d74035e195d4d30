import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/markets.ts';
import { useSession } from '../../shared/account/session.ts';
import { useControls } from '../../shared/device/controls.ts';
import { usePrefersLessMotion } from '../../shared/device/preferences.ts';
import { type FrameState, isAwaited } from './frameState.ts';
import type { SendToGame } from './useFrameLine.ts';

/** A game that says nothing for so long (ms), while something is waited for, may be lost. */
const SILENCE_MS = 15_000;
/** Before that it is probed: a long round of a live table may send no messages. */
const PROBE_MS = 10_000;

const mutedBy = ({ quiet, volume }: { quiet: boolean; volume: number }) => quiet || volume === 0;

/** Sends the game each change of what it has to know: visibility, sound, language, motion, balance. */
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

  // A script that began anew knows no balance.
  const sentTo = useRef(0);
  const still = running.length === 0;
  useEffect(() => {
    if (begun === 0 || balance === null || currency === undefined) return;
    if (sentTo.current !== begun) shown.current = null;
    sentTo.current = begun;
    // While a round runs the game alone knows what of it has been shown.
    if (!still || shown.current === String(balance)) return;
    shown.current = String(balance);
    send('updateBalance', { balance: String(balance), currency });
  }, [begun, send, balance, currency, still, shown]);
}

/** Notices a frame that says nothing though something is waited for. */
export function useSilence(state: FrameState, paused: boolean, send: SendToGame, onSilent: () => void): void {
  const awaited = isAwaited(state) && !paused;
  const { begun, messageCount, attempt } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is heard begins the wait anew
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
