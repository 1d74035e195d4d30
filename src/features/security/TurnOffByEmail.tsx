import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { emailCode } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { useSession } from '../../shared/account/session.ts';
import { useSentCode } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { BoundCodeAsk } from './BoundCodeAsk.tsx';
import { FormWaiting } from './FormWaiting.tsx';
import { useSecurity } from './queries.ts';
import { TurnOffProof } from './TurnOffProof.tsx';

const ASKED = { quiet: [ErrorCode.tooFrequent] };
const ask = () => http.send(emailCode, { purpose: 'removeMfa' }, ASKED);

/** Turns the second factor off without the app: by a code to the bound e-mail and the password. */
export function TurnOffByEmail({ onOther, onDone }: { onOther: () => void; onDone: () => Promise<void> }) {
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
