import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { BackupCodes } from './BackupCodes.tsx';
import { FactorOn } from './FactorOn.tsx';
import { FormWaiting } from './FormWaiting.tsx';
import { securityChanged, useMfa } from './queries.ts';
import { TurnOnFactor } from './TurnOnFactor.tsx';

/** The second factor of a sign-in: turned on in three steps with its backup codes at the end, or turned off. */
export default function EditMfaPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
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
            void securityChanged();
          }}
        />
      )}
      {data?.on && <FactorOn backupCodesLeft={data.backupCodesLeft} onOff={pages.close} />}
    </Sheet>
  );
}
