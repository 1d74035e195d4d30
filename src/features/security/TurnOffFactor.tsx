import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { emailCode, emailMfa, userMfaRemove } from '../../../contract/http/people/security.ts';
import { formatCount } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { CAPITALS_INPUT } from '../../shared/account/AccountFields.tsx';
import { factorText } from '../../shared/account/accountInput.ts';
import { SentCodeForm } from '../../shared/account/SentCodeForm.tsx';
import { FormWaiting, SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import { useSession } from '../../shared/account/session.ts';
import { withFreshSession } from '../../shared/account/stepUp.ts';
import { useSentCode } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import formStyles from '../../ui/styles/formSheet.module.css';
import { BoundCodeChoice } from './BoundCodeChoice.tsx';
import styles from './Factor.module.css';
import { useSecurity, useSecurityDone } from './security.ts';

/** The enabled second factor, and the two ways to disable it. */
export function TurnOffFactor({ backupCodesLeft }: { backupCodesLeft: number }) {
  const { t } = useTranslation(['security', 'signIn']);
  const [way, setWay] = useState<'code' | 'email' | null>(null);
  const finish = useSecurityDone();
  const done = () => finish(t('mfaIsOff'));
  if (way === 'code') return <TurnOffByCode onOther={() => setWay('email')} onDone={done} />;
  if (way === 'email') return <TurnOffByEmail onOther={() => setWay('code')} onDone={done} />;
  return (
    <div className={formStyles.form}>
      <p className={formStyles.intro}>{t('mfaOnText')}</p>
      <Facts
        rows={[
          { label: t('mfaState'), value: <Badge tone="teal">{t('on')}</Badge> },
          {
            label: t('backupLeft'),
            value: t('backupCount', { count: backupCodesLeft, formatted: formatCount(backupCodesLeft) }),
          },
        ]}
      />
      <p className={styles.note}>{t(backupCodesLeft < 3 ? 'backupFew' : 'backupNote')}</p>
      <Button kind="danger" size="large" onClick={() => setWay('code')}>
        {t('mfaTurnOff')}
      </Button>
    </div>
  );
}

const factorResolver = valibotResolver(v.object({ code: factorText }));

/** Disables the second factor with an authenticator or backup code. */
function TurnOffByCode({ onOther, onDone }: { onOther: () => void; onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const form = useSheetForm({ resolver: factorResolver, values: { code: '' }, focus: 'code' });
  const submit = form.submit(
    (input, quiet) => withFreshSession(() => http.send(userMfaRemove, input, { quiet })).then(onDone),
    {
      [ErrorCode.wrongFactor]: { field: 'code', text: t('signIn:factorWrong') },
      [ErrorCode.tooFrequent]: { field: 'code', text: t('signIn:tooOften') },
    },
  );
  return (
    <SheetForm
      action={t('mfaTurnOff')}
      kind="danger"
      busy={form.busy}
      links={[{ label: t('mfaOffByEmail'), onClick: onOther }]}
      onSubmit={submit}
    >
      <p className={formStyles.intro}>{t('mfaOffText')}</p>
      <div className={formStyles.slot}>
        <TextField
          {...form.field('code')}
          {...CAPITALS_INPUT}
          label={t('mfaOffCode')}
          autoComplete="one-time-code"
          maxLength={20}
        />
      </div>
    </SheetForm>
  );
}

const requestCode = () => http.send(emailCode, { purpose: 'removeMfa' }, { quiet: [ErrorCode.tooFrequent] });

/** Disables the second factor without the authenticator: with a code to the bound e-mail and the password. */
function TurnOffByEmail({ onOther, onDone }: { onOther: () => void; onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const pages = usePages();
  const player = useSession((session) => session.player?.id) ?? '';
  const { data, isError, refetch } = useSecurity();
  const { sent, send, forget } = useSentCode(`removeMfa.${player}`, () => withFreshSession(requestCode));

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
      <BoundCodeChoice text={t('mfaOffEmailText')} phone="" email={data.email} onSend={() => send('email')} />
    );
  return (
    <SentCodeForm
      channel="email"
      sent={sent}
      text={t('codeSentTo', { to: data.email })}
      action={t('mfaTurnOff')}
      kind="danger"
      password={{ label: t('signIn:password'), autoComplete: 'current-password' }}
      other={{ label: t('mfaOffCode'), onClick: onOther }}
      refusals={{
        [ErrorCode.wrongEmailCode]: { field: 'code', text: t('signIn:codeWrong') },
        [ErrorCode.wrongPassword]: { field: 'password', text: t('passwordWrong') },
        [ErrorCode.tooFrequent]: { field: 'password', text: t('signIn:tooOften') },
      }}
      onCode={async (typed, quiet) => {
        await withFreshSession(() => http.send(emailMfa, typed, { quiet }));
        forget();
        await onDone();
      }}
      onResend={() => send('email')}
    />
  );
}
