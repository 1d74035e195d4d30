import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button.tsx';
import { copyText, saveFile } from '../../ui/actions/CopyText.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import own from './BackupCodes.module.css';

const FILE = 'kilat-2fa.txt';

/** The codes for when the app is gone, for the only time they are shown. */
export function BackupCodes({
  codes,
  warned,
  onKept,
}: {
  codes: readonly string[];
  /** The player wanted to leave without saying that they are kept. */
  warned: boolean;
  onKept: () => void;
}) {
  const { t } = useTranslation(['security', 'common']);
  const [copied, setCopied] = useState(false);
  const text = t('backupFile', { codes: codes.join('\n') });
  const copy = () => copyText(text).then(setCopied);
  return (
    <div className={styles.form}>
      <p className={styles.note} data-tone="good" role="status">
        <Icon name="check" size={18} />
        {t('mfaIsOn')}
      </p>
      <p className={styles.intro}>{t('backupText')}</p>
      <ol className={own.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={own.ways}>
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
        <p className={`${styles.note} ${own.warned}`} data-tone="care" role="alert">
          <Icon name="alert" size={18} />
          {t('backupWarning')}
        </p>
      )}
      <div className={styles.main}>
        <Button kind="primary" size="large" onClick={onKept}>
          {t('backupKept')}
        </Button>
      </div>
    </div>
  );
}
