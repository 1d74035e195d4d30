import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { showNotification } from '../../../shared/account/away.ts';
import { useControls } from '../../../shared/device/controls.ts';
import { notePlayed } from '../../../shared/navigation/prompts.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import type { AutoStop } from '../../engine/autoRun.ts';
import styles from './Announcer.module.css';

const STOP_WORDS = {
  rounds: 'stoppedRounds',
  win: 'stoppedWin',
  loss: 'stoppedLoss',
  balance: 'stoppedBalance',
  limit: 'stoppedLimit',
  refused: 'stoppedRefused',
  signedOut: 'stoppedSignedOut',
  break: 'stoppedBreak',
  ownLimit: 'stoppedOwnLimit',
  reminder: 'stoppedReminder',
} as const;

/** The result of a bet, or of all of the player's bets on a round. */
export interface Ending {
  /** Unique per result. */
  key: string;
  stake: bigint;
  /** The total payout. */
  win: bigint;
}

function lineOf({ stake, win }: Ending) {
  if (win > stake) return 'won';
  if (win === stake) return 'wonStake';
  return win > 0n ? 'wonPart' : 'wonNone';
}

/**
 * Announces the results of the player's bets: as text for screen readers, as a banner over the result row when the payout
 * exceeds the stake, as a quiet line there otherwise, and as a toast when the round was missed. The picture itself is never
 * covered.
 */
export function Announcer({
  game,
  title,
  ending,
  announcement,
  stopped,
}: {
  /** The game's key in addresses. */
  game: string;
  title: string;
  /** The newest result; null while there is none. */
  ending: Ending | null;
  /** Called once per result: the text to announce, and whether its round is still on the screen. */
  announcement: () => { words: string; seen: boolean };
  /** Why the auto-bet run ended. */
  stopped: AutoStop | null;
}) {
  const { t } = useTranslation('table');
  const quiet = useControls((controls) => controls.quiet);
  const [announced, setAnnounced] = useState('');
  const latest = useRef({ title, announcement });
  latest.current = { title, announcement };

  const key = ending?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    notePlayed();
    const { words, seen } = latest.current.announcement();
    setAnnounced(words);
    void showNotification({ title: latest.current.title, body: words, tag: game, to: `/game/${game}` });
    if (!seen) toast('info', words);
  }, [key, game]);

  useEffect(() => {
    // Interrupted runs have their own dialog (AutoGuards.tsx).
    if (stopped && stopped !== 'player' && stopped !== 'interrupted') toast('info', t(STOP_WORDS[stopped]));
  }, [stopped, t]);

  return (
    <>
      <p className="visually-hidden" role="status" aria-live="polite">
        {announced}
      </p>
      {ending && (
        <div
          key={ending.key}
          className={ending.win > ending.stake && !quiet ? styles.win : `${styles.win} ${styles.quiet}`}
          aria-hidden="true"
        >
          {t(lineOf(ending), { win: formatMoney(ending.win), stake: formatMoney(ending.stake) })}
        </div>
      )}
    </>
  );
}
