import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayFeedback } from '../../../contract/http/money/deposits.ts';
import { formatTime } from '../../i18n/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import styles from './FeedbackThread.module.css';
import { type Feedback, kindText } from './feedback.ts';

/** Maximum number of reports per order. */
const MOST = 10;

/**
 * A player's reports about a deposit or a withdrawal, solved or not, and the form for another one with pictures:
 * `<FeedbackThread {...useFeedback({ id, of })} />`. The page loads the namespaces `feedback` and `pictures` with its own.
 */
export function FeedbackThread({
  of,
  draft,
  feedbacks,
  failed,
  onRetry,
  onSend,
  onSolved,
  loadPicture,
}: Feedback) {
  const { t } = useTranslation('feedback');
  if (failed) return <ErrorState onRetry={onRetry} />;
  if (!feedbacks) return <Skeleton height="320px" />;
  return (
    <div className={styles.thread}>
      {feedbacks.length > 0 && (
        <section className={styles.said}>
          <h3 className={styles.title}>{t('said')}</h3>
          <ul className={styles.list}>
            {feedbacks.map((feedback) => (
              <FeedbackItem
                key={feedback.id}
                of={of}
                feedback={feedback}
                onSolved={onSolved}
                loadPicture={loadPicture}
              />
            ))}
          </ul>
        </section>
      )}
      {feedbacks.length < MOST ? (
        <FeedbackForm key={draft} of={of} draft={draft} onSend={onSend} />
      ) : (
        <p className={styles.full}>{t('full')}</p>
      )}
    </div>
  );
}

/** One report, and whether the player has marked it as solved. */
function FeedbackItem({
  of,
  feedback,
  onSolved,
  loadPicture,
}: Pick<Feedback, 'of' | 'onSolved' | 'loadPicture'> & { feedback: PayFeedback }) {
  const { t, i18n } = useTranslation('feedback');
  const [busy, setBusy] = useState<boolean | null>(null);
  const { id, kind, text, images, solved, createdAt } = feedback;

  const answer = async (now: boolean) => {
    setBusy(now);
    // The network layer has shown the error; the question stays.
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
          <Button aria-describedby={`${id}-ask`} busy={busy === true} onClick={() => void answer(true)}>
            {t('yes')}
          </Button>
          {solved === null && (
            <Button
              kind="ghost"
              aria-describedby={`${id}-ask`}
              busy={busy === false}
              onClick={() => void answer(false)}
            >
              {t('no')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/**
 * A picture that only its player may fetch, so it has no plain address in the page; a press opens it in a new tab. The page
 * loads the namespace `pictures` with its own.
 */
function PrivatePicture({
  name,
  number,
  load,
}: {
  name: string;
  /** Its number among several, from 1. */
  number: number;
  load: (name: string) => Promise<Blob>;
}) {
  const { t } = useTranslation('pictures');
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every `load` fetches the same picture
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    load(name)
      .then((picture) => {
        if (gone) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [name]);
  if (address === null)
    return (
      <span className={styles.place} role="img" aria-label={failed ? t('lost') : t('picture', { number })}>
        {failed && <Icon name="alert" />}
      </span>
    );
  return (
    <a className={styles.place} href={address} target="_blank" rel="noreferrer">
      <img className={styles.image} src={address} alt={t('open', { number })} />
    </a>
  );
}
