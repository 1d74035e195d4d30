import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type LimitState, LOOSEN_MS, userLimitsAmount } from '../../../contract/http/people/limits.ts';
import { amountText, parseAmount } from '../../i18n/amountText.ts';
import { momentWords } from '../../i18n/dates.ts';
import { http, serverNow } from '../../net/backend.ts';
import { useLimitsChange } from '../../shared/play/playerLimits.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { AmountField } from '../../ui/fields/TextField.tsx';
import { DECIMAL } from '../../ui/fields/useAmountInput.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { effectOf, isDeposit, TITLES } from './limitChange.ts';
import styles from './Sheet.module.css';

const resolver = valibotResolver(
  v.object({
    amount: v.pipe(
      v.string(),
      v.transform((text) => parseAmount(text, DECIMAL)),
      v.bigint(),
    ),
  }),
);

/** Sets, changes or removes one limit, and shows the effect beforehand. */
export function LimitSheet({
  limit,
  userId,
  onClose,
}: {
  limit: LimitState;
  userId: string;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation('limits');
  const change = useLimitsChange(userId);
  const { kind, amount } = limit;
  const form = useForm({
    resolver,
    defaultValues: { amount: amount === null ? '' : amountText(BigInt(amount), DECIMAL) },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({ control: form.control, name: 'amount' });
  const [busy, setBusy] = useState<'set' | 'remove' | null>(null);
  const requested = parseAmount(field.value, DECIMAL);
  const effect = requested === null ? null : effectOf(limit, requested);
  const later = momentWords(serverNow() + LOOSEN_MS, i18n.language);

  const send = async (what: 'set' | 'remove', wanted: bigint | null) => {
    setBusy(what);
    const looser = effectOf(limit, wanted) === 'looser';
    const call = http.send(userLimitsAmount, { kind, amount: wanted?.toString() ?? null });
    if (!(await change(call, looser ? t('savedLater', { at: later }) : t('savedNow')))) return onClose();
    // The error policy has shown the error; the typed value stays.
    setBusy(null);
  };
  const submit = form.handleSubmit(async ({ amount: wanted }) => {
    if (effect === 'same') onClose();
    else if (busy === null) await send('set', wanted);
  });

  return (
    <Sheet title={t(TITLES[kind])} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.slot}>
          <AmountField
            label={t(isDeposit(kind) ? 'mostDeposit' : 'mostLoss')}
            value={field.value}
            onChange={(text) => {
              form.clearErrors('amount');
              field.onChange(text);
            }}
            error={fieldState.error && t('amountMissing')}
            hint={requested === 0n ? t(isDeposit(kind) ? 'zeroDeposit' : 'zeroLoss') : undefined}
          />
        </div>
        <p className={styles.effect} role="status" data-effect={effect ?? undefined}>
          {effect === 'looser' && t('effectLooser', { at: later })}
          {effect === 'tighter' && t('effectTighter')}
          {effect === 'stays' && t('effectStays')}
          {(effect === 'same' || effect === null) && t('effectHint')}
        </p>
        <div className={styles.main}>
          <Button
            type="submit"
            kind="primary"
            size="large"
            busy={busy === 'set'}
            disabled={busy === 'remove'}
          >
            {t('save')}
          </Button>
        </div>
        {amount !== null && limit.next?.amount !== null && (
          <Button
            kind="ghost"
            busy={busy === 'remove'}
            disabled={busy === 'set'}
            onClick={() => void send('remove', null)}
          >
            {t('remove')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
