import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { emailCode, userPhoneCode, userPinChange } from '../../../../contract/http/people/security.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { SentCodeForm } from '../../../shared/account/SentCodeForm.tsx';
import { FormWaiting } from '../../../shared/account/SheetForm.tsx';
import { useSession } from '../../../shared/account/session.ts';
import { withFreshSession } from '../../../shared/account/stepUp.ts';
import { type CodeChannel, useSentCode } from '../../../shared/account/useSentCode.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { BoundCodeChoice } from '../BoundCodeChoice.tsx';
import { useFactorStep } from '../FactorStep.tsx';
import { useSecurity, useSecurityDone } from '../security.ts';
import { NewPin, NoPin } from './PinSteps.tsx';

const AT_FIELD = [ErrorCode.wrongCode, ErrorCode.wrongEmailCode];
const QUIET = { quiet: [ErrorCode.tooFrequent] };

function requestCode(channel: string) {
  if (channel === 'email') return http.send(emailCode, { purpose: 'resetPin' }, QUIET);
  return http.send(userPhoneCode, { purpose: 'resetPin' }, QUIET);
}

/** The contact, the code, the new PIN. If the code was wrong it is asked for again, and the PIN is retained. */
function PinByCode({
  phone,
  email,
  onDone,
}: {
  /** Masked; empty when none is bound. */
  phone: string;
  email: string;
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const player = useSession((session) => session.player?.id) ?? '';
  const { sent, send, forget } = useSentCode(`resetPin.${player}`, (channel) =>
    withFreshSession(() => requestCode(channel)),
  );
  const [code, setCode] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  /** The PIN is chosen, but the code was wrong. */
  const [again, setAgain] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const { step, withFactor } = useFactorStep();
  const by: CodeChannel = sent?.to === 'email' ? 'email' : 'phone';

  const change = async (typed: string, pin: string) => {
    setBusy(true);
    try {
      await withFactor(async ({ quiet, ...factor }) => {
        await withFreshSession(() =>
          http.send(userPinChange, { by, code: typed, pin, ...factor }, { quiet }),
        );
        forget();
        await onDone();
      }, AT_FIELD);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setWrong(error.code === ErrorCode.wrongCode || error.code === ErrorCode.wrongEmailCode);
      setAgain(true);
      setCode(null);
    }
    setBusy(false);
  };

  if (step) return step;
  if (!sent) return <BoundCodeChoice text={t('forgotPinText')} phone={phone} email={email} onSend={send} />;
  if (code === null || again)
    return (
      <SentCodeForm
        channel={by}
        sent={sent}
        text={t('codeSentTo', { to: by === 'email' ? email : phone })}
        action={t(chosen === null ? 'next' : 'pinChange')}
        other={{ label: t('otherWay'), onClick: forget }}
        wrong={wrong ? t('signIn:codeWrong') : undefined}
        busy={busy}
        onCode={async (typed) => {
          setWrong(false);
          setCode(typed.code);
          if (chosen !== null) void change(typed.code, chosen);
        }}
        onResend={() => send(sent.to)}
      />
    );
  return (
    <NewPin
      busy={busy}
      onChosen={(pin) => {
        setChosen(pin);
        void change(code, pin);
      }}
    />
  );
}

/** A forgotten PIN: a code to the bound phone or e-mail, then a new PIN. */
export function ForgetPinPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const pages = usePages();
  const { data, isError, refetch } = useSecurity();
  const done = useSecurityDone();
  return (
    <Sheet title={t('forgotPin')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <FormWaiting />}
      {data && !data.pin && <NoPin onMake={() => pages.swap('edit-pin')} />}
      {data?.pin && data.phone === '' && data.email === '' && (
        <EmptyState icon="phone" title={t('noContactTitle')}>
          <p>{t('noContactText')}</p>
          <Button kind="primary" size="large" onClick={() => pages.open('edit-phone')}>
            {t('phoneBind')}
          </Button>
        </EmptyState>
      )}
      {data?.pin && (data.phone !== '' || data.email !== '') && (
        <PinByCode phone={data.phone} email={data.email} onDone={() => done(t('pinChanged'))} />
      )}
    </Sheet>
  );
}
