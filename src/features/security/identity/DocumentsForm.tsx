import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { userDocuments } from '../../../../contract/http/people/security.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { uploadImages } from '../../../net/upload.ts';
import { withFreshSession } from '../../../shared/account/stepUp.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ImageField } from '../../../ui/fields/ImageField.tsx';
import { usePicturesForm } from '../../../ui/fields/usePicturesForm.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from '../../../ui/styles/formSheet.module.css';
import type { Person } from './PersonForm.tsx';

/** Upload of identity card pictures for a manual review. */
export function DocumentsForm({
  corrected,
  onSent,
}: {
  /** Corrections of the refused name and date. */
  corrected: Person | null;
  onSent: () => void;
}) {
  const { t } = useTranslation('security');
  const form = usePicturesForm(async ({ pictures }) => {
    const images = await uploadImages('identity', pictures);
    const documents = images.map(({ name }) => name);
    const input = { documents, ...(corrected && { corrected }) };
    await withFreshSession(() => http.send(userDocuments, input, { quiet: [ErrorCode.alreadySet] })).catch(
      (error) => {
        // Already uploaded: the reply to the first attempt was lost.
        if (!(error instanceof HttpError) || error.code !== ErrorCode.alreadySet) throw error;
      },
    );
    onSent();
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <p className={styles.intro}>{t('documentsText')}</p>
      <div className={styles.slot}>
        <ImageField label={t('documents')} {...form.pictures} failed={form.failed} />
        {form.missing && (
          <p className={styles.note} data-tone="care" role="alert">
            <Icon name="alert" size={18} />
            {t('documentsMissing')}
          </p>
        )}
      </div>
      <p className={styles.note}>
        <Icon name="lock" size={18} />
        {t('documentsPrivate')}
      </p>
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={form.busy}>
          {t('documentsSend')}
        </Button>
      </div>
    </form>
  );
}
