import { useTranslation } from 'react-i18next';
import type { MfaSecret } from '../../../contract/http/security.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { QrCode } from '../../ui/signs/QrCode.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import own from './TurnOnFactor.module.css';

/** The secret for the app: scanned from another screen, opened on this phone, or typed in. */
export function FactorScan({
  secret: { secret, uri },
  onScanned,
}: {
  secret: MfaSecret;
  onScanned: () => void;
}) {
  const { t } = useTranslation('security');
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('mfaScan')}</p>
      <div className={own.code}>
        <QrCode text={uri} label={t('mfaQr')} />
      </div>
      <div className={own.app}>
        <a className={styles.link} href={uri}>
          {t('mfaOpenApp')}
          <Icon name="external" size={14} />
        </a>
      </div>
      {/* In groups of four, as it is easiest typed; apps leave the spaces out. */}
      <CopyText label={t('mfaSecret')} text={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      <div className={styles.main}>
        <Button kind="primary" size="large" onClick={onScanned}>
          {t('next')}
        </Button>
      </div>
    </div>
  );
}
