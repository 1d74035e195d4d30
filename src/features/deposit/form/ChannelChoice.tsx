import { useTranslation } from 'react-i18next';
import type { PayPort } from '../../../../contract/http/money/deposits.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { BankMark } from '../../../shared/wallet/BankMark.tsx';
import {
  bankName,
  numberEnd,
  useBankAccounts,
  useChosenAccount,
} from '../../../shared/wallet/bankAccounts.ts';
import { SelectField } from '../../../ui/fields/Field.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import cards from '../../../ui/styles/choice.module.css';
import sheet from '../../../ui/styles/formSheet.module.css';
import { usePortName } from './channels.tsx';
import styles from './DepositForm.module.css';

/** The payment channels, one card each: its logo, its fee, its range. */
export function ChannelChoice({
  ports,
  value,
  onChange,
}: {
  ports: readonly PayPort[];
  value: string;
  onChange: (port: PayPort) => void;
}) {
  const { t } = useTranslation('deposit');
  const nameOf = usePortName();
  return (
    <fieldset className={cards.choice}>
      <legend className={cards.legend}>{t('method')}</legend>
      <div className={styles.grid}>
        {ports.map((port) => (
          <label
            key={port.code}
            className={`${cards.card} ${styles.card}`}
            data-chosen={port.code === value || undefined}
          >
            <input
              type="radio"
              name="port"
              className="visually-hidden"
              checked={port.code === value}
              onChange={() => onChange(port)}
            />
            <span className={styles.head}>
              <BankMark code={port.code} />
              <span className={styles.words}>
                <span className={styles.name}>{nameOf({ port: port.code })}</span>
                <span className={styles.fact} data-free={port.fee === '0' || undefined}>
                  {port.fee === '0' ? t('noFee') : t('feeOf', { amount: formatMoney(BigInt(port.fee)) })}
                </span>
              </span>
            </span>
            <span className={styles.fact}>
              {t('fromTo', { least: inOneLine(port.min), most: inOneLine(port.max) })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** An amount without line breaks. */
function inOneLine(amount: string): string {
  return formatMoney(BigInt(amount)).replace(' ', '\u00a0');
}

/** The player's account from which the transfer will come (optional). */
export function FromAccount() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const { data } = useBankAccounts();
  const chosen = useFromAccount();
  const accounts = data?.accounts ?? [];
  return (
    <div className={styles.from}>
      {data && accounts.length === 0 && <p className={styles.label}>{t('from')}</p>}
      {accounts.length > 0 && (
        <SelectField
          label={t('from')}
          value={chosen ?? ''}
          options={[
            { value: '', label: t('fromAny') },
            ...accounts.map(({ id, bank, number }) => ({
              value: id,
              label: t('fromOne', { bank: bankName(bank), number: numberEnd(number) }),
            })),
          ]}
          onChange={(id) => useChosenAccount.setState({ deposit: id === '' ? null : id })}
        />
      )}
      {data && accounts.length < data.limit && (
        <button
          type="button"
          className={`${sheet.link} ${styles.add}`}
          onClick={() => pages.open('edit-bank-account-deposit')}
        >
          <Icon name="plus" size={16} />
          {t('fromAdd')}
        </button>
      )}
    </div>
  );
}

/** The chosen account, if it still exists. */
export function useFromAccount(): string | null {
  const { data } = useBankAccounts();
  const chosen = useChosenAccount((state) => state.deposit);
  return data?.accounts.some(({ id }) => id === chosen) ? chosen : null;
}
