import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameTutorial, gameTutorialLog } from '../../../contract/http/people/players.ts';
import { http } from '../../net/backend.ts';
import { load, save } from '../../net/storage.ts';
import { useSession } from '../../shared/account/session.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './SoloTutorial.module.css';

/** A game's tutorial over its picture, one line per step: shown once per game and player, on any device. */
export default function SoloTutorial({ game, steps }: { game: string; steps: readonly string[] }) {
  const { t } = useTranslation('solo');
  const signedIn = useSession(({ token }) => token !== null);
  const [step, setStep] = useState<number | null>(null);
  const seen = `kilat.tutorial.${game}`;

  useEffect(() => {
    let left = false;
    void isNew(seen, game, signedIn).then((fresh) => {
      if (!left && fresh) setStep((now) => now ?? 0);
    });
    return () => {
      left = true;
    };
  }, [seen, game, signedIn]);

  const end = () => {
    setStep(null);
    save(seen, '1');
    if (signedIn) http.send(gameTutorial, { game }, { quiet: true }).catch(() => undefined);
  };
  const words = step === null ? undefined : steps[step];
  if (step === null || words === undefined) return null;
  const last = step === steps.length - 1;
  return (
    <section className={styles.card} aria-label={t('tutorial')}>
      <p className={styles.words} aria-live="polite">
        <b>
          {step + 1}/{steps.length}
        </b>{' '}
        {words}
      </p>
      <div className={styles.actions}>
        {!last && (
          <Button kind="ghost" onClick={end}>
            {t('skip')}
          </Button>
        )}
        <Button onClick={last ? end : () => setStep(step + 1)}>{last ? t('understood') : t('next')}</Button>
      </div>
    </section>
  );
}

/** Whether it was never shown: neither on this device, nor to this player on another. */
async function isNew(seen: string, game: string, signedIn: boolean): Promise<boolean> {
  if (load(seen) === '1') return false;
  if (!signedIn) return true;
  try {
    const { games } = await http.send(gameTutorialLog, undefined, { quiet: true });
    if (games.includes(game)) save(seen, '1');
    return !games.includes(game);
  } catch {
    return false;
  }
}
