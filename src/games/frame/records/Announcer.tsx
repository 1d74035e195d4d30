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

/** How a bet ended, or all of the player's bets on a round. */
export interface Ending {
  /** Differs from ending to ending. */
  key: string;
  stake: bigint;
  /** What came back in all. */
  win: bigint;
}

function lineOf({ stake, win }: Ending) {
  if (win > stake) return 'won';
  if (win === stake) return 'wonStake';
  return win > 0n ? 'wonPart' : 'wonNone';
}

/**
 * Says how the player's bets end: in words for screen readers, as a banner over the row of results when more came back
 * than was staked, as a quiet line there when not, and as a toast when the round had passed unseen. The picture has what it
 * ended with to show, and nothing lies over that.
 */
export function Announcer({
  game,
  title,
  ending,
  announcement,
  stopped,
}: {
  /** As the game's addresses name it. */
  game: string;
  title: string;
  /** The newest; null as long as there is none. */
  ending: Ending | null;
  /** Asked once for each ending, as it comes: what is said of it, and whether its round is still on the screen. */
  announcement: () => { words: string; seen: boolean };
  /** Why the run of auto-bets ended. */
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
    // What was interrupted is asked about (AutoStopped.tsx).
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
