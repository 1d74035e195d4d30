import { type RefCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '../../../../contract/http/money/bankAccounts.ts';
import type { PayoutBank } from '../../../../contract/payments/payoutBanks.ts';
import { market } from '../../../i18n/market.ts';
import { numberEnd } from '../../../shared/wallet/bankAccounts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { digitsOf, lengthsOf, numberState, startOf } from './accountNumber.ts';
import styles from './NumberField.module.css';

/** The number field of a bank account, validated while typing. */
export function NumberField({
  ref,
  bank,
  value,
  submitted,
  before,
  refused,
  focused,
  onChange,
}: {
  ref?: RefCallback<HTMLInputElement>;
  bank: PayoutBank;
  /** Digits. */
  value: string;
  /** Whether missing digits are reported. */
  submitted: boolean;
  /** The account whose number is being changed. */
  before: BankAccount | undefined;
  /** The server's error for this number. */
  refused: string | undefined;
  /** Takes the focus on mount, because the previous step led here. */
  focused: boolean;
  onChange: (digits: string) => void;
}) {
  const { t } = useTranslation('withdraw');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const state = numberState(market.id, bank, value);
  const { least, most } = lengthsOf(market.id, bank);
  const digits = least === most ? String(least) : `${least}–${most}`;
  const wallet = bank.kind === 'ewallet';
  const label = wallet ? t('numberWallet') : market.id === 'mx' ? t('numberClabe') : t('number');
  const problems = {
    open: submitted ? t('numberLength', { bank: bank.name, digits }) : undefined,
    right: undefined,
    tooLong: t('numberLength', { bank: bank.name, digits }),
    wrongStart: t('numberStart', { bank: bank.name, start: startOf(market.id, bank) }),
    wrongCheck: t('numberCheck'),
  };
  const hint =
    value === '' && before
      ? t('numberBefore', { number: numberEnd(before.number) })
      : wallet
        ? t('numberWalletHint', { bank: bank.name })
        : t('numberHint', { typed: value.length, digits });
  return (
    <Field
      label={label}
      error={refused ?? problems[state]}
      hint={hint}
      after={
        <span className={styles.sign} data-right={(state === 'right' && !refused) || undefined}>
          <Icon name="check" />
        </span>
      }
      control={({ className, ...props }) => (
        <input
          {...props}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          className={`${className} ${styles.number}`}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={28}
          data-autofocus=""
          onChange={(event) => onChange(digitsOf(event.target.value, bank).slice(0, 20))}
        />
      )}
    />
  );
}
