import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { accountHolder, type BankAccount } from '../../../../contract/http/money/bankAccounts.ts';
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

/** Bank, number and holder. The PIN is asked for before it is saved. */
export function AccountForm({
  page,
  account,
  holder: known,
  chosenFor,
  onSaved,
}: {
  page: PageKey;
  /** The one to change; none to add one. */
  account: BankAccount | undefined;
  /** Whose accounts they have been so far. */
  holder: string;
  chosenFor: 'deposit' | 'withdraw';
  onSaved: () => void;
}) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const [code, setCode] = useState(account?.bank ?? null);
  const [picking, setPicking] = useState(account === undefined);
  const [picked, setPicked] = useState(false);
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState(known);
  const [told, setTold] = useState(false);
  const { save, refused, forget, saved } = useSaveAccount(account?.id, chosenFor);
  const form = useRef<HTMLFormElement>(null);
  const bank = code === null ? undefined : payoutBankOf(market.id, code);

  // Not before the panel has left: one navigation at a time.
  const onTop = pages.shown[pages.shown.length - 1] === page;
  useEffect(() => {
    if (saved && onTop) onSaved();
  }, [saved, onTop, onSaved]);

  const pick = (chosen: string) => {
    setCode(chosen);
    setNumber(digitsOf(number, payoutBankOf(market.id, chosen)));
    setPicking(false);
    setPicked(true);
    forget();
  };
  if (picking || !bank)
    return <BankPicker chosen={code} onPick={pick} onKeep={bank && (() => setPicking(false))} />;

  const right = numberState(market.id, bank, number) === 'right';
  const named = v.safeParse(accountHolder, holder);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    const [first, second] = form.current?.querySelectorAll('input') ?? [];
    if (!right) return first?.focus();
    if (!named.success) return second?.focus();
    const where = `${bankName(bank.code)} ${numberEnd(number)}`;
    save({ bank: bank.code, number, holder: named.output }, t('pinPurposeAccount', { account: where }));
  };
  const other = bankNamedBy(market.id, number);

  return (
    <form ref={form} className={shared.form} onSubmit={submit} noValidate>
      <button type="button" className={styles.bank} onClick={() => setPicking(true)}>
        <BankMark code={bank.code} />
        <span className={styles.name}>{bank.name}</span>
        <span className={`${change.words} ${styles.change}`}>{t('change')}</span>
      </button>
      <div className={`${shared.slot} ${styles.number}`}>
        <NumberField
          bank={bank}
          value={number}
          told={told}
          before={account}
          refused={refused}
          focused={picked}
          onChange={(next) => {
            setNumber(next);
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
          label={t('holder')}
          value={holder}
          hint={t('holderHint')}
          error={told && !named.success ? t('holderInvalid') : undefined}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setHolder(event.target.value.toUpperCase())}
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
