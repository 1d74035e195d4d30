import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { factorCode } from '../../../contract/http/accounts.ts';
import { userMfaRemove } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { problem } from '../../shared/account/accountInput.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { StepForm } from './StepForm.tsx';

const code = v.pipe(
  v.string(),
  v.check((text) => v.is(factorCode, text), problem('codeInvalid')),
  factorCode,
);
const resolver = valibotResolver(v.object({ code }));
const AT_FIELD = [ErrorCode.wrongFactor, ErrorCode.tooFrequent];

/** Turns the second factor off by a code of the app or a backup code. */
export function TurnOffByCode({ onOther, onDone }: { onOther: () => void; onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async (input) => {
    const remove = () => http.send(userMfaRemove, input, { quiet: AT_FIELD });
    const off = async () => {
      await freshly(remove);
      await onDone();
    };
    await attempt(off, form.setError, {
      [ErrorCode.wrongFactor]: { field: 'code', text: t('signIn:factorWrong') },
      [ErrorCode.tooFrequent]: { field: 'code', text: t('signIn:tooOften') },
    });
  });

  return (
    <StepForm action={t('mfaTurnOff')} kind="danger" busy={isSubmitting} onSubmit={submit}>
      <p className={styles.intro}>{t('mfaOffText')}</p>
      <div className={styles.slot}>
        <TextField
          {...form.register('code')}
          label={t('mfaOffCode')}
          error={textOf(errors.code)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
        />
      </div>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={onOther}>
          {t('mfaOffByEmail')}
        </button>
      </div>
    </StepForm>
  );
}
