import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { userMfaConfirm } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { codeText } from '../../shared/account/accountInput.ts';
import { CodeField } from '../../shared/account/CodeField.tsx';
import { freshly } from '../../shared/account/freshly.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { StepForm } from './StepForm.tsx';

const resolver = valibotResolver(v.object({ code: codeText }));
const AT_FIELD = [ErrorCode.wrongFactor, ErrorCode.tooFrequent];

/** A code of the app shows that it has the secret. */
export function FactorConfirm({
  onBack,
  onOn,
}: {
  onBack: () => void;
  onOn: (backupCodes: readonly string[]) => void;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('code'), [form]);

  const submit = form.handleSubmit(async (input) => {
    const confirm = () => http.send(userMfaConfirm, input, { quiet: AT_FIELD });
    await attempt(async () => onOn((await freshly(confirm)).backupCodes), form.setError, {
      [ErrorCode.wrongFactor]: { field: 'code', text: t('mfaCodeWrong') },
      [ErrorCode.tooFrequent]: { field: 'code', text: t('signIn:tooOften') },
    });
  });

  return (
    <StepForm action={t('mfaTurnOn')} busy={isSubmitting} onSubmit={submit}>
      <p className={styles.intro}>{t('mfaConfirm')}</p>
      <div className={styles.slot}>
        <CodeField
          {...form.register('code')}
          label={t('signIn:factorCode')}
          hint={t('mfaCodeHint')}
          error={textOf(errors.code)}
        />
      </div>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={onBack}>
          {t('mfaBack')}
        </button>
      </div>
    </StepForm>
  );
}
