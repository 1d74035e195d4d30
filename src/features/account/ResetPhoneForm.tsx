import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../state/market.ts';
import { useSession } from '../../state/session.ts';
import { Button } from '../../ui/Button.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { attempt } from '../../ui/refusals.ts';
import { looksLikePhone, resetPhoneResolver } from './authForm.ts';
import { askForCode, type Reset } from './passwordReset.ts';
import styles from './signIn.module.css';
import { useFieldTexts } from './useFieldTexts.ts';

const resolver = resetPhoneResolver(market.phone);

/** The first step: which phone the code goes to. */
export function ResetPhoneForm({ phone, onSent }: { phone: string; onSent: (reset: Reset) => void }) {
  const { t } = useTranslation('signIn');
  const textOf = useFieldTexts();
  const remembered = useSession((session) => session.rememberAccount) ?? '';
  const known = phone || (looksLikePhone(remembered) ? remembered : '');
  const form = useForm({ resolver, defaultValues: { phone: known } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ phone: digits }) => {
    await attempt(async () => onSent(await askForCode(digits)), form.setError, {
      [ErrorCode.tooFrequent]: { field: 'phone', text: t('askedTooOften') },
    });
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.intro}>{t('resetText')}</p>
      <div className={styles.slot}>
        <PhoneField
          {...form.register('phone')}
          label={t('phone')}
          prefix={market.phone.prefix}
          placeholder={market.phone.example}
          error={textOf(errors.phone)}
          data-autofocus=""
        />
      </div>
      <div className={styles.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('sendCode')}
        </Button>
      </div>
    </form>
  );
}
