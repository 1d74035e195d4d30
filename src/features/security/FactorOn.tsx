import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { emailCode } from '../../../contract/http/security.ts';
import { formatCount } from '../../i18n/format.ts';
import { http } from '../../net/house.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { useSession } from '../../shared/account/session.ts';
import { useSentCode } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Facts } from '../../ui/layout/List.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { BoundCodeAsk } from './BoundCodeAsk.tsx';
import own from './FactorOn.module.css';
import { securityChanged, useSecurity } from './queries.ts';
import { FormWaiting } from './StepForm.tsx';
import { TurnOffByCode } from './TurnOffByCode.tsx';
import { TurnOffProof } from './TurnOffProof.tsx';

const ASKED = { quiet: [ErrorCode.tooFrequent] };
const ask = () => http.send(emailCode, { purpose: 'removeMfa' }, ASKED);

/** Turns the second factor off without the app: by a code to the bound e-mail and the password. */
function TurnOffByEmail({ onOther, onDone }: { onOther: () => void; onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const pages = usePages();
  const player = useSession((session) => session.player?.id) ?? '';
  const { data, isError, refetch } = useSecurity();
  const { sent, send, forget } = useSentCode(`removeMfa.${player}`, () => freshly(ask));

  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <FormWaiting />;
  if (data.email === '')
    return (
      <EmptyState icon="mail" title={t('mfaNoEmailTitle')}>
        <p>{t('mfaNoEmailText')}</p>
        <Button kind="primary" size="large" onClick={() => pages.open('edit-email')}>
          {t('emailBind')}
        </Button>
        <Button kind="ghost" onClick={onOther}>
          {t('mfaOffCode')}
        </Button>
      </EmptyState>
    );
  if (!sent)
    return (
      <BoundCodeAsk text={t('mfaOffEmailText')} phone="" email={data.email} onSend={() => send('email')} />
    );
  return (
    <TurnOffProof
      sent={sent}
      to={data.email}
      onResend={() => send('email')}
      onOther={onOther}
      onDone={async () => {
        forget();
        await onDone();
      }}
    />
  );
}

/** The second factor that is on, and the two ways to turn it off. */
export function FactorOn({ backupCodesLeft, onOff }: { backupCodesLeft: number; onOff: () => void }) {
  const { t } = useTranslation(['security', 'signIn']);
  const client = useQueryClient();
  const [way, setWay] = useState<'code' | 'email' | null>(null);
  const done = async () => {
    await securityChanged(client);
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
