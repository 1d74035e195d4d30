import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MfaSecret } from '../../../contract/http/security.ts';
import { FactorConfirm } from './FactorConfirm.tsx';
import { FactorPassword } from './FactorPassword.tsx';
import { FactorScan } from './FactorScan.tsx';
import styles from './TurnOnFactor.module.css';

const STEPS = 3;

/** The password, the secret for the app, a code of the app: so nobody is locked out by an app that was set up wrong. */
export function TurnOnFactor({ onOn }: { onOn: (backupCodes: readonly string[]) => void }) {
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
