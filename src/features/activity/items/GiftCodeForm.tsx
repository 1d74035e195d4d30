import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Props } from '../../../../contract/http/props.ts';
import { formatClock, withZone } from '../../../i18n/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './Items.module.css';

/** Where a gift code is typed; it says how many may still be tried in this hour. */
export function GiftCodeForm({
  props: { tries, triesAt },
  redeem,
  busy,
}: {
  props: Props;
  /** Whether it was taken. */
  redeem: (code: string) => Promise<boolean>;
  busy: boolean;
}) {
  const { t, i18n } = useTranslation('items');
  const [code, setCode] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !busy && (await redeem(code.trim()))) setCode('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('code')}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={
          triesAt === null
            ? t('tries', { count: tries })
            : t('triesAt', { time: withZone(formatClock(triesAt, i18n.language)) })
        }
        onChange={(event) => setCode(event.target.value)}
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        busy={busy}
        disabled={code.trim() === '' || tries === 0}
      >
        {t('redeem')}
      </Button>
    </form>
  );
}
