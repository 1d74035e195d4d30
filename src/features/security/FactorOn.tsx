import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import own from './FactorOn.module.css';
import { securityChanged } from './queries.ts';
import { TurnOffByCode } from './TurnOffByCode.tsx';
import { TurnOffByEmail } from './TurnOffByEmail.tsx';

/** The second factor that is on, and the two ways to turn it off. */
export function FactorOn({ backupCodesLeft, onOff }: { backupCodesLeft: number; onOff: () => void }) {
  const { t } = useTranslation(['security', 'signIn']);
  const [way, setWay] = useState<'code' | 'email' | null>(null);
  const done = async () => {
    await securityChanged();
    toast('success', t('mfaIsOff'));
    onOff();
  };
  if (way === 'code') return <TurnOffByCode onOther={() => setWay('email')} onDone={done} />;
  if (way === 'email') return <TurnOffByEmail onOther={() => setWay('code')} onDone={done} />;
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('mfaOnText')}</p>
      <Facts
        rows={[
          { label: t('mfaState'), value: <Badge tone="teal">{t('on')}</Badge> },
          {
            label: t('backupLeft'),
            value: t('backupCount', { count: backupCodesLeft, formatted: formatCount(backupCodesLeft) }),
          },
        ]}
      />
      <p className={own.note}>{t(backupCodesLeft < 3 ? 'backupFew' : 'backupNote')}</p>
      <Button kind="danger" size="large" onClick={() => setWay('code')}>
        {t('mfaTurnOff')}
      </Button>
    </div>
  );
}
