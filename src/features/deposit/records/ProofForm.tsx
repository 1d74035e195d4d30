import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { type FeedbackOrder, sendFeedback } from '../../../shared/support/feedback.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toasts.ts';
import { ImageField } from '../../../ui/fields/ImageField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { usePicturesForm } from '../../../ui/fields/usePicturesForm.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import sheet from '../../../ui/styles/formSheet.module.css';
import styles from './ProofForm.module.css';

/** A short report form: pictures and optional text. */
export function ProofForm({ order }: { order: FeedbackOrder }) {
  const { t } = useTranslation('deposit');
  const client = useQueryClient();
  const pages = usePages();
  const form = usePicturesForm(async ({ pictures, note }) => {
    const words = note.trim();
    await sendFeedback(client, order, {
      kind: 'notCredited',
      text: words.length < 3 ? t('proofSaid') : words,
      pictures,
    });
    toast('success', t('proofSent'));
    pages.close();
  });
  const full = form.failed === ErrorCode.tooFrequent;
  const problem = form.missing ? 'proofMissing' : full ? 'proofFull' : null;

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ImageField label={t('proofPictures')} {...form.pictures} failed={full ? undefined : form.failed} />
      <TextField {...form.note} label={t('proofNote')} maxLength={1_000} />
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
        <Button type="submit" kind="primary" size="large" busy={form.busy}>
          {t('proofSend')}
        </Button>
      </div>
    </form>
  );
}
