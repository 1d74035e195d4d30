import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { bankName, numberEnd, useBankAccounts, useChosenAccount } from '../../shared/wallet/bankAccounts.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './FromAccount.module.css';

/** Which of the player's own accounts a transfer will come from, if they care to say. */
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
        <button type="button" className={styles.add} onClick={() => pages.open('edit-bank-account-deposit')}>
          <Icon name="plus" size={16} />
          {t('fromAdd')}
        </button>
      )}
    </div>
  );
}

/** The account chosen, as long as it is there. */
export function useFromAccount(): string | null {
  const { data } = useBankAccounts();
  const chosen = useChosenAccount((state) => state.deposit);
  return data?.accounts.some(({ id }) => id === chosen) ? chosen : null;
}
