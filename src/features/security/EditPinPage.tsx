import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { userPinSet } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { passwordText } from '../../shared/account/accountInput.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import formSheetStyles from '../../ui/styles/formSheet.module.css';
import { ChangePin } from './ChangePin.tsx';
import { NewPin } from './NewPin.tsx';
import styles from './PinPad.module.css';
import { securityChanged, usePin } from './queries.ts';
import { StepForm } from './StepForm.tsx';

const resolver = valibotResolver(v.object({ password: passwordText }));
const AT_FIELD = [ErrorCode.wrongPassword, ErrorCode.tooFrequent];

/** The first PIN: chosen, repeated, and then proved with the password. */
function SetPin({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const [pin, setPin] = useState<string | null>(null);
  return pin === null ? (
    <>
      <p className={formSheetStyles.intro}>{t('pinWhy')}</p>
      <NewPin onChosen={setPin} />
    </>
  ) : (
    <Prove pin={pin} onOther={() => setPin(null)} onDone={onDone} />
  );
}

function Prove({ pin, onOther, onDone }: { pin: string; onOther: () => void; onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('password'), [form]);

  const submit = form.handleSubmit(async ({ password }) => {
    const set = () => http.send(userPinSet, { pin, password }, { quiet: AT_FIELD });
    await attempt(
      async () => {
        await freshly(set);
        await onDone();
      },
      form.setError,
      {
        [ErrorCode.wrongPassword]: { field: 'password', text: t('passwordWrong') },
        [ErrorCode.tooFrequent]: { field: 'password', text: t('signIn:tooOften') },
      },
    );
  });

  return (
    <StepForm action={t('pinMake')} busy={isSubmitting} onSubmit={submit}>
      <p className={formSheetStyles.intro}>{t('pinProve')}</p>
      <div className={formSheetStyles.slot}>
        <PasswordField
          {...form.register('password')}
          label={t('signIn:password')}
          autoComplete="current-password"
          error={textOf(errors.password)}
        />
      </div>
      <div className={formSheetStyles.links}>
        <button type="button" className={formSheetStyles.link} onClick={onOther}>
          {t('pinOther')}
        </button>
      </div>
    </StepForm>
  );
}

/** The first PIN, or another one by the old. */
export default function EditPinPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const client = useQueryClient();
  const pages = usePages();
  const { data, isError, refetch } = usePin();
  const done = async () => {
    await securityChanged(client);
    toast('success', t(data?.set ? 'pinChanged' : 'pinMade'));
    pages.close();
  };
  return (
    <Sheet title={t(data?.set ? 'pinChange' : 'pinMake')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <PinPadWaiting />}
      {data && !data.set && <SetPin onDone={done} />}
      {data?.set && (
        <ChangePin
          lockedUntil={data.lockedUntil}
          onLock={() => void refetch()}
          onForgotten={() => pages.swap('forget-pin')}
          onDone={done}
        />
      )}
    </Sheet>
  );
}

/** As tall as the pad that comes. */
function PinPadWaiting() {
  return (
    <div className={styles.pad}>
      <div className={styles.places}>
        <Skeleton width="196px" height="16px" />
      </div>
      <div className={styles.waiting}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
