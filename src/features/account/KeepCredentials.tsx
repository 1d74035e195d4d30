import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText, copyText } from '../../ui/actions/CopyText.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import shared from '../../ui/styles/formSheet.module.css';
import styles from './KeepCredentials.module.css';

/** A new account that nothing but these two opens again. */
export interface NewCredentials {
  userName: string;
  password: string;
  /** Signs in to it; the sheet leaves then. Calling it twice is harmless. */
  begin: () => void;
}

/** Name and password to put away before the game begins; leaving in whatever way begins it too. */
export function KeepCredentials({ userName, password, begin }: NewCredentials) {
  const { t } = useTranslation(['signIn', 'common']);
  const [copied, setCopied] = useState(false);

  // Whoever goes back has left the sheet as well.
  useEffect(() => () => begin(), [begin]);

  const copy = () => copyText(t('copyBothText', { userName, password })).then(setCopied);

  return (
    <>
      <p className={shared.note} data-tone="care" role="status">
        <Icon name="alert" size={18} />
        {t('keepText')}
      </p>
      <div className={styles.rows}>
        <CopyText label={t('userName')} text={userName} />
        <CopyText label={t('password')} text={password} />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} size={18} />
          {copied ? t('common:copied') : t('copyBoth')}
        </Button>
        <Button
          kind="primary"
          size="large"
          onClick={() => {
            begin();
            toast('success', t('welcomeNew', { amount: formatMoney(market.grant) }));
          }}
        >
          {t('keepDone')}
        </Button>
      </div>
    </>
  );
}
