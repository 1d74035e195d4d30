import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MfaSecret } from '../../../contract/http/security.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { QrCode } from '../../ui/signs/QrCode.tsx';
import formStyles from '../../ui/styles/formSheet.module.css';
import { BackupCodes } from './BackupCodes.tsx';
import styles from './EditMfaPage.module.css';
import { FactorConfirm } from './FactorConfirm.tsx';
import { FactorOn } from './FactorOn.tsx';
import { FactorPassword } from './FactorPassword.tsx';
import { securityChanged, useMfa } from './queries.ts';
import { FormWaiting } from './StepForm.tsx';

const STEPS = 3;

/** The password, the secret for the app, a code of the app: so nobody is locked out by an app that was set up wrong. */
function TurnOnFactor({ onOn }: { onOn: (backupCodes: readonly string[]) => void }) {
  const { t } = useTranslation('security');
  const [secret, setSecret] = useState<MfaSecret | null>(null);
  const [scanned, setScanned] = useState(false);
  const step = secret === null ? 1 : scanned ? 3 : 2;
  return (
    <>
      <div className={styles.progress}>
        <span>{t('step', { at: step, of: STEPS })}</span>
        <span className={styles.bar} aria-hidden="true">
          {[1, 2, 3].map((one) => (
            <span key={one} data-done={one <= step || undefined} />
          ))}
        </span>
      </div>
      {secret === null ? (
        <FactorPassword onSecret={setSecret} />
      ) : scanned ? (
        <FactorConfirm onBack={() => setScanned(false)} onOn={onOn} />
      ) : (
        <FactorScan secret={secret} onScanned={() => setScanned(true)} />
      )}
    </>
  );
}

/** The second factor of a sign-in: turned on in three steps with its backup codes at the end, or turned off. */
export default function EditMfaPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const client = useQueryClient();
  const pages = usePages();
  const { data, isError, refetch } = useMfa();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [warned, setWarned] = useState(false);

  if (codes)
    return (
      // They are shown once: the cross asks first.
      <Sheet title={t('backupTitle')} onClose={warned ? pages.close : () => setWarned(true)}>
        <BackupCodes codes={codes} warned={warned} onKept={pages.close} />
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
      {data?.on && <FactorOn backupCodesLeft={data.backupCodesLeft} onOff={pages.close} />}
    </Sheet>
  );
}

/** The secret for the app: scanned from another screen, opened on this phone, or typed in. */
function FactorScan({ secret: { secret, uri }, onScanned }: { secret: MfaSecret; onScanned: () => void }) {
  const { t } = useTranslation('security');
  return (
    <div className={formStyles.form}>
      <p className={formStyles.intro}>{t('mfaScan')}</p>
      <div className={styles.code}>
        <QrCode text={uri} label={t('mfaQr')} />
      </div>
      <div className={styles.app}>
        <a className={formStyles.link} href={uri}>
          {t('mfaOpenApp')}
          <Icon name="external" size={14} />
        </a>
      </div>
      {/* In groups of four, as it is easiest typed; apps leave the spaces out. */}
      <CopyText label={t('mfaSecret')} text={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      <div className={formStyles.main}>
        <Button kind="primary" size="large" onClick={onScanned}>
          {t('next')}
        </Button>
      </div>
    </div>
  );
}
