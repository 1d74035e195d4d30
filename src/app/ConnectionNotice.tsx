import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection, useSite } from '../shared/site/site.ts';
import styles from './ConnectionNotice.module.css';

/** Breaks shorter than this (ms) are not worth a word; the first connection gets a moment more. */
const PATIENCE = 1_500;

/** Says that the line to the house is down, for as long as it is. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const state = useConnection();
  // A closed site lets nobody in: the help that can be read meanwhile needs no line.
  const closed = useSite(({ access }) => access !== 'open');
  const up = closed || state === 'connected' || state === 'ready';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (up) return setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [up]);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {late && !up && (
        <p className={styles.notice}>
          <span className={styles.dot} />
          {t(navigator.onLine ? 'reconnecting' : 'offline')}
        </p>
      )}
    </div>
  );
}
