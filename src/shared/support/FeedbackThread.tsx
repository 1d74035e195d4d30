import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackItem } from './FeedbackItem.tsx';
import styles from './FeedbackThread.module.css';
import type { Feedback } from './feedback.ts';

/** So much can be said about one order. */
const MOST = 10;

/**
 * What a player said about a deposit or a withdrawal that went wrong, solved or not, and the form to say more, with
 * pictures: `<FeedbackThread {...useFeedback({ id, of })} />`. The page asks for the namespaces `feedback` and
 * `pictures` with its own.
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
