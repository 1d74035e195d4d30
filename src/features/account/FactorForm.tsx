import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { CodeField } from '../../shared/account/CodeField.tsx';
import type { Proof } from '../../shared/account/signIn.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { attempt } from '../../ui/fields/refusals.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { factorResolver } from './authForm.ts';

const resolver = factorResolver();

/** The second step of a sign-in where the player has turned that on: a code of the app, or a backup code. */
export function FactorForm({
  proof,
  signIn,
  onBack,
}: {
  /** It was right. */
  proof: Proof;
  signIn: (proof: Proof) => Promise<void>;
  onBack: () => void;
}) {
  const { t } = useTranslation(['signIn', 'common']);
  const textOf = useFieldTexts();
  const [backup, setBackup] = useState(false);
  const form = useForm({ resolver, defaultValues: { factorCode: '' } });
  const { errors, isSubmitting } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field wants the focus when it comes
  useEffect(() => form.setFocus('factorCode'), [form, backup]);

  const change = () => {
    form.reset();
    setBackup(!backup);
  };
  const submit = form.handleSubmit(async ({ factorCode }) => {
    const wrong = t(backup ? 'backupWrong' : 'factorWrong');
    await attempt(() => signIn({ ...proof, factorCode }), form.setError, {
      [ErrorCode.wrongFactor]: { field: 'factorCode', text: wrong },
      [ErrorCode.wrongPhoneOrPassword]: { field: 'factorCode', text: t('wrongCredentials') },
      [ErrorCode.wrongCode]: { field: 'factorCode', text: t('codeOver') },
      [ErrorCode.tooFrequent]: { field: 'factorCode', text: t('tooOften') },
    });
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.intro}>{t(backup ? 'backupText' : 'factorText')}</p>
      <div className={styles.slot}>
        {backup ? (
          <TextField
            {...form.register('factorCode')}
            label={t('backupCode')}
            error={textOf(errors.factorCode)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={20}
          />
        ) : (
          <CodeField
            {...form.register('factorCode')}
            label={t('factorCode')}
            error={textOf(errors.factorCode)}
          />
        )}
      </div>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={change}>
          {t(backup ? 'useApp' : 'useBackup')}
        </button>
        <button type="button" className={styles.link} onClick={onBack}>
          {t('otherAccount')}
        </button>
      </div>
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('common:signIn')}
        </Button>
      </div>
    </form>
  );
}
