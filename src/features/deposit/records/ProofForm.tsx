import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { HttpError } from '../../../net/errors.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { type FeedbackOrder, sendFeedback } from '../../../shared/support/feedback.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toasts.ts';
import { ImageField } from '../../../ui/fields/ImageField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import sheet from '../../../ui/styles/formSheet.module.css';
import styles from './ProofForm.module.css';

/** Pictures and a few words at most: the short way to a report. */
export function ProofForm({ order }: { order: FeedbackOrder }) {
  const { t } = useTranslation('deposit');
  const client = useQueryClient();
  const pages = usePages();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<number>();
  const [problem, setProblem] = useState<'proofMissing' | 'proofFull' | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailed(undefined);
    setProblem(pictures.length === 0 ? 'proofMissing' : null);
    if (pictures.length === 0) return;
    setBusy(true);
    try {
      const words = note.trim();
      await sendFeedback(client, order, {
        kind: 'notCredited',
        text: words.length < 3 ? t('proofSaid') : words,
        pictures,
      });
      toast('success', t('proofSent'));
      pages.close();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setFailed(error.code);
      if (error.code === ErrorCode.tooFrequent) setProblem('proofFull');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <ImageField
        label={t('proofPictures')}
        value={pictures}
        onChange={(next) => {
          setFailed(undefined);
          setProblem(null);
          setPictures(next);
        }}
        busy={busy}
        failed={problem === 'proofFull' ? undefined : failed}
      />
      <TextField
        label={t('proofNote')}
        value={note}
        maxLength={1_000}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className={styles.problem} role="alert">
        {problem && (
          <>
            <Icon name="alert" size={14} />
            {t(problem)}
          </>
        )}
      </p>
      <Button
        kind="ghost"
        onClick={() =>
          order.of === 'deposit'
            ? pages.open('deposit-feedback', { deposit: order.id })
            : pages.open('withdraw-feedback', { withdrawal: order.id })
        }
      >
        {t('saidBefore')}
      </Button>
      <div className={sheet.main}>
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {t('proofSend')}
        </Button>
      </div>
    </form>
  );
}
