import { valibotResolver } from '@hookform/resolvers/valibot';
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
import { attempt } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { NewPin } from './NewPin.tsx';
import { StepForm } from './StepForm.tsx';

const resolver = valibotResolver(v.object({ password: passwordText }));
const AT_FIELD = [ErrorCode.wrongPassword, ErrorCode.tooFrequent];

/** The first PIN: chosen, repeated, and then proved with the password. */
export function SetPin({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const [pin, setPin] = useState<string | null>(null);
  return pin === null ? (
    <>
      <p className={styles.intro}>{t('pinWhy')}</p>
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
      <p className={styles.intro}>{t('pinProve')}</p>
      <div className={styles.slot}>
        <PasswordField
          {...form.register('password')}
          label={t('signIn:password')}
          autoComplete="current-password"
          error={textOf(errors.password)}
        />
      </div>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={onOther}>
          {t('pinOther')}
        </button>
      </div>
    </StepForm>
  );
}
