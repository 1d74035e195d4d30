import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormWaiting } from '../../shared/account/SheetForm.tsx';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { copyText, saveFile } from '../../ui/actions/CopyText.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import formStyles from '../../ui/styles/formSheet.module.css';
import styles from './Factor.module.css';
import { securityChanged, useMfa } from './security.ts';
import { TurnOffFactor } from './TurnOffFactor.tsx';
import { TurnOnFactor } from './TurnOnFactor.tsx';

const FILE = 'kilat-2fa.txt';

/** The second factor: enabled in three steps that end with the backup codes, or disabled. */
export function EditMfaPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const client = useQueryClient();
  const pages = usePages();
  const { data, isError, refetch } = useMfa();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [warned, setWarned] = useState(false);

  if (codes)
    return (
      // They are shown once: closing asks for confirmation first.
      <Sheet title={t('backupTitle')} onClose={warned ? pages.close : () => setWarned(true)}>
        <BackupCodes codes={codes} warned={warned} onSaved={pages.close} />
      </Sheet>
    );
  return (
    <Sheet title={t('mfaTitle')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <FormWaiting />}
      {data && !data.on && (
        <TurnOnFactor
          onOn={(made) => {
            setCodes(made);
            void securityChanged(client);
          }}
        />
      )}
      {data?.on && <TurnOffFactor backupCodesLeft={data.backupCodesLeft} />}
    </Sheet>
  );
}

/** The backup codes for a lost authenticator, shown only once. */
function BackupCodes({
  codes,
  warned,
  onSaved,
}: {
  codes: readonly string[];
  /** The player tried to leave without confirming that they are saved. */
  warned: boolean;
  onSaved: () => void;
}) {
  const { t } = useTranslation(['security', 'common']);
  const [copied, setCopied] = useState(false);
  const text = t('backupFile', { codes: codes.join('\n') });
  const copy = () => copyText(text).then(setCopied);
  return (
    <div className={formStyles.form}>
      <p className={formStyles.note} data-tone="good" role="status">
        <Icon name="check" size={18} />
        {t('mfaIsOn')}
      </p>
      <p className={formStyles.intro}>{t('backupText')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} size={18} />
          {t(copied ? 'common:copied' : 'backupCopy')}
        </Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), FILE)}>
          <Icon name="download" size={18} />
          {t('backupSave')}
        </Button>
      </div>
      {warned && (
        <p className={`${formStyles.note} ${styles.warned}`} data-tone="care" role="alert">
          <Icon name="alert" size={18} />
          {t('backupWarning')}
        </p>
      )}
      <div className={formStyles.main}>
        <Button kind="primary" size="large" onClick={onSaved}>
          {t('backupKept')}
        </Button>
      </div>
    </div>
  );
}
