import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { userDocuments } from '../../../../contract/http/people/security.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { uploadImages } from '../../../net/upload.ts';
import { withFreshSession } from '../../../shared/account/stepUp.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ImageField } from '../../../ui/fields/ImageField.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from '../../../ui/styles/formSheet.module.css';
import type { Person } from './PersonForm.tsx';

/** Pictures of the identity card, which somebody looks at. */
export function DocumentsForm({
  corrected,
  onSent,
}: {
  /** What replaces the name and date that were refused. */
  corrected: Person | null;
  onSent: () => void;
}) {
  const { t } = useTranslation('security');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<'documentsMissing' | null>(null);
  const [failed, setFailed] = useState<number | undefined>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (pictures.length === 0) return setProblem('documentsMissing');
    setBusy(true);
    try {
      const images = await uploadImages('identity', pictures);
      const documents = images.map(({ name }) => name);
      const input = { documents, ...(corrected && { corrected }) };
      await withFreshSession(() => http.send(userDocuments, input, { quiet: [ErrorCode.alreadySet] }));
      onSent();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // They are there already: the answer to the first try was lost.
      if (error.code === ErrorCode.alreadySet) onSent();
      else setFailed(error.code);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.intro}>{t('documentsText')}</p>
      <div className={styles.slot}>
        <ImageField
          label={t('documents')}
          value={pictures}
          onChange={(next) => {
            setProblem(null);
            setFailed(undefined);
            setPictures(next);
          }}
          busy={busy}
          failed={failed}
        />
        {problem && (
          <p className={styles.note} data-tone="care" role="alert">
            <Icon name="alert" size={18} />
            {t(problem)}
          </p>
        )}
      </div>
      <p className={styles.note}>
        <Icon name="lock" size={18} />
        {t('documentsPrivate')}
      </p>
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {t('documentsSend')}
        </Button>
      </div>
    </form>
  );
}
