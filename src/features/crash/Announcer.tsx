import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellAway } from '../../state/away.ts';
import { notePlayed } from '../../state/overlays.ts';
import { formatMoney } from '../../ui/format.ts';
import { toast } from '../../ui/toasts.ts';
import styles from './Announcer.module.css';
import type { CrashDecision } from './crashStore.ts';
import { resultWords } from './resultWords.ts';
import { table, useCrash } from './table.ts';

const STOP_WORDS = {
  rounds: 'stoppedRounds',
  win: 'stoppedWin',
  loss: 'stoppedLoss',
  balance: 'stoppedBalance',
  limit: 'stoppedLimit',
  refused: 'stoppedRefused',
  signedOut: 'stoppedSignedOut',
  reminder: 'stoppedReminder',
} as const;

/**
 * Says how the player's bets end: in words for screen readers, as a banner over the picture when more came back
 * than was staked, and as a toast when the round had passed unseen.
 */
export function Announcer() {
  const { t } = useTranslation('crash');
  const decision = useCrash((state) => state.decision);
  const stopped = useCrash((state) => state.auto?.stopped ?? null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!decision?.result) return;
    notePlayed();
    const { round } = table.store.getState().game;
    const seen = round?.roundId === decision.roundId;
    const words = resultWords(
      t,
      decision.roundId,
      decision.result,
      seen ? (round.end?.target ?? null) : null,
    );
    setSaid(words);
    void tellAway({ title: t('title'), body: words, tag: 'crash', to: '/game/crash' });
    if (!seen) toast('info', words);
  }, [decision, t]);

  useEffect(() => {
    if (stopped && stopped !== 'player') toast('info', t(STOP_WORDS[stopped]));
  }, [stopped, t]);

  return (
    <>
      <p className="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
      {decision?.result && won(decision) && (
        <div key={decision.betId} className={styles.win} aria-hidden="true">
          {t('won', { win: formatMoney(decision.result.win) })}
        </div>
      )}
    </>
  );
}

/** Only a return above the stake is celebrated. */
function won({ result }: CrashDecision): boolean {
  return result !== null && result.win > result.stake;
}
