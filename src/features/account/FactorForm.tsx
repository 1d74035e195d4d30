import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { CAPITALS_INPUT, CodeField } from '../../shared/account/AccountFields.tsx';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import type { Proof } from '../../shared/account/signIn.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { factorResolver } from './authForm.ts';

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
  const [backup, setBackup] = useState(false);
  const form = useSheetForm({ resolver: factorResolver, values: { factorCode: '' } });
  const { setFocus } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field wants the focus when it comes
  useEffect(() => setFocus('factorCode'), [setFocus, backup]);

  const change = () => {
    form.reset();
    setBackup(!backup);
  };
  const submit = form.submit(({ factorCode }) => signIn({ ...proof, factorCode }), {
    [ErrorCode.wrongFactor]: { field: 'factorCode', text: t(backup ? 'backupWrong' : 'factorWrong') },
    [ErrorCode.wrongPhoneOrPassword]: { field: 'factorCode', text: t('wrongCredentials') },
    [ErrorCode.wrongCode]: { field: 'factorCode', text: t('codeOver') },
    [ErrorCode.tooFrequent]: { field: 'factorCode', text: t('tooOften') },
  });

  return (
    <SheetForm
      action={t('common:signIn')}
      busy={form.busy}
      links={[
        { label: t(backup ? 'useApp' : 'useBackup'), onClick: change },
        { label: t('otherAccount'), onClick: onBack },
      ]}
      onSubmit={submit}
    >
      <p className={styles.intro}>{t(backup ? 'backupText' : 'factorText')}</p>
      <div className={styles.slot}>
        {backup ? (
          <TextField
            {...form.field('factorCode')}
            {...CAPITALS_INPUT}
            label={t('backupCode')}
            autoComplete="off"
            maxLength={20}
          />
        ) : (
          <CodeField {...form.field('factorCode')} label={t('factorCode')} />
        )}
      </div>
    </SheetForm>
  );
}
