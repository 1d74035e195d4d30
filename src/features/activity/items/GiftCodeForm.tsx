import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Props } from '../../../../contract/http/offers/props.ts';
import { formatClock, withZone } from '../../../i18n/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './Items.module.css';

/** The gift code field; it shows the remaining attempts of this hour. */
export function GiftCodeForm({
  props: { tries, triesAt },
  redeem,
  busy,
}: {
  props: Props;
  /** Returns whether it was accepted. */
  redeem: (code: string) => Promise<boolean>;
  busy: boolean;
}) {
  const { t, i18n } = useTranslation('items');
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    if (code.trim() !== '' && !busy && (await redeem(code.trim()))) form.reset();
  });
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        {...form.register('code')}
        label={t('code')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={
          triesAt === null
            ? t('tries', { count: tries })
            : t('triesAt', { time: withZone(formatClock(triesAt, i18n.language)) })
        }
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        busy={busy}
        disabled={form.watch('code').trim() === '' || tries === 0}
      >
        {t('redeem')}
      </Button>
    </form>
  );
}
