import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayFeedback } from '../../../contract/http/deposits.ts';
import { formatTime } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import styles from './FeedbackThread.module.css';
import type { Feedback } from './feedback.ts';
import { kindText } from './feedbackKinds.ts';
import { PrivatePicture } from './PrivatePicture.tsx';

/** One thing that was said, and whether it is settled: the player's own word on it. */
export function FeedbackItem({
  of,
  feedback,
  onSolved,
  loadPicture,
}: Pick<Feedback, 'of' | 'onSolved' | 'loadPicture'> & { feedback: PayFeedback }) {
  const { t, i18n } = useTranslation('feedback');
  const [busy, setBusy] = useState<boolean | null>(null);
  const { id, kind, text, images, solved, createdAt } = feedback;

  const tell = async (now: boolean) => {
    setBusy(now);
    // The net has told what went wrong; the question stays.
    await onSolved(id, now).catch(() => undefined);
    setBusy(null);
  };

  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.kind}>{t(kindText(kind, of))}</span>
        {solved !== null && (
          <Badge tone={solved ? 'teal' : 'coral'}>{solved ? t('solved') : t('notSolved')}</Badge>
        )}
      </div>
      <p className={styles.text}>{text}</p>
      {images.length > 0 && (
        <div className={styles.pictures}>
          {images.map((name, at) => (
            <PrivatePicture key={name} name={name} number={at + 1} load={loadPicture} />
          ))}
        </div>
      )}
      <p className={styles.time}>{formatTime(createdAt, i18n.language)}</p>
      {solved !== true && (
        <div className={styles.ask}>
          <span id={`${id}-ask`}>{t('solvedAsk')}</span>
          <Button aria-describedby={`${id}-ask`} busy={busy === true} onClick={() => void tell(true)}>
            {t('yes')}
          </Button>
          {solved === null && (
            <Button
              kind="ghost"
              aria-describedby={`${id}-ask`}
              busy={busy === false}
              onClick={() => void tell(false)}
            >
              {t('no')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
