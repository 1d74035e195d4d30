import { useEffect, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { BankAccount } from '../../../../contract/http/money/bankAccounts.ts';
import { accountHolder } from '../../../../contract/http/money/inputs/bankAccounts.ts';
import { market } from '../../../i18n/market.ts';
import type { PageKey } from '../../../shared/navigation/pageKeys.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { BankMark } from '../../../shared/wallet/BankMark.tsx';
import { bankName, numberEnd } from '../../../shared/wallet/bankAccounts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import shared from '../../../ui/styles/formSheet.module.css';
import { useSaveAccount } from '../form/pinActions.ts';
import change from '../vip/change.module.css';
import styles from './AccountForm.module.css';
import { bankNamedBy, digitsOf, numberState, payoutBankOf } from './accountNumber.ts';
import { BankPicker } from './BankPicker.tsx';
import { NumberField } from './NumberField.tsx';

interface Typed {
  bank: string | null;
  number: string;
  holder: string;
}

/** Bank, number and holder. The PIN is required to save. */
export function AccountForm({
  page,
  account,
  holder: known,
  chosenFor,
  onSaved,
}: {
  page: PageKey;
  /** The account to change; undefined to add one. */
  account: BankAccount | undefined;
  /** The holder of the existing accounts. */
  holder: string;
  chosenFor: 'deposit' | 'withdraw';
  onSaved: () => void;
}) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const form = useForm<Typed>({ defaultValues: { bank: account?.bank ?? null, number: '', holder: known } });
  const { isSubmitted } = form.formState;
  const code = form.watch('bank');
  const [picking, setPicking] = useState(account === undefined);
  const [picked, setPicked] = useState(false);
  const { save, refused, forget, saved } = useSaveAccount(account?.id, chosenFor);
  const bank = code === null ? undefined : payoutBankOf(market.id, code);
  const { field: number } = useController({
    control: form.control,
    name: 'number',
    rules: { validate: (digits) => bank !== undefined && numberState(market.id, bank, digits) === 'right' },
  });
  const { field: holder, fieldState: holderState } = useController({
    control: form.control,
    name: 'holder',
    rules: { validate: (name) => v.is(accountHolder, name) },
  });

  // Not before the panel has closed: one navigation at a time.
  const onTop = pages.shown[pages.shown.length - 1] === page;
  useEffect(() => {
    if (saved && onTop) onSaved();
  }, [saved, onTop, onSaved]);

  const pick = (chosen: string) => {
    form.setValue('bank', chosen);
    form.setValue('number', digitsOf(number.value, payoutBankOf(market.id, chosen)));
    setPicking(false);
    setPicked(true);
    forget();
  };
  if (picking || !bank)
    return <BankPicker chosen={code} onPick={pick} onUnchanged={bank && (() => setPicking(false))} />;

  const submit = form.handleSubmit((typed) => {
    const where = `${bankName(bank.code)} ${numberEnd(typed.number)}`;
    save(
      { bank: bank.code, number: typed.number, holder: v.parse(accountHolder, typed.holder) },
      t('pinPurposeAccount', { account: where }),
    );
  });
  const other = bankNamedBy(market.id, number.value);

  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <button type="button" className={styles.bank} onClick={() => setPicking(true)}>
        <BankMark code={bank.code} />
        <span className={styles.name}>{bank.name}</span>
        <span className={`${change.words} ${styles.change}`}>{t('change')}</span>
      </button>
      <div className={`${shared.slot} ${styles.number}`}>
        <NumberField
          bank={bank}
          ref={number.ref}
          value={number.value}
          submitted={isSubmitted}
          before={account}
          refused={refused}
          focused={picked}
          onChange={(next) => {
            number.onChange(next);
            forget();
          }}
        />
        {other && other.code !== bank.code && (
          <button type="button" className={`${change.words} ${styles.link}`} onClick={() => pick(other.code)}>
            {t('useNamedBank', { bank: other.name })}
          </button>
        )}
      </div>
      <div className={shared.slot}>
        <TextField
          ref={holder.ref}
          label={t('holder')}
          value={holder.value}
          hint={t('holderHint')}
          error={holderState.error && t('holderInvalid')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => holder.onChange(event.target.value.toUpperCase())}
        />
      </div>
      <div className={shared.main}>
        <Button type="submit" kind="primary" size="large">
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
