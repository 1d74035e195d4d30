import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import styles from './Settings.module.css';

/** Where the player's money was, is and goes. */
export function MoneyList() {
  const { t } = useTranslation('profile');
  const { open } = usePages();
  return (
    <section className={styles.section} aria-labelledby="money">
      <h2 id="money" className={styles.title}>
        {t('money')}
      </h2>
      <List>
        <ListRow
          icon="receipt"
          title={t('statement')}
          text={t('statementText')}
          onClick={() => open('balance-record')}
        />
        <ListRow
          icon="arrowDown"
          title={t('deposits')}
          text={t('depositsText')}
          onClick={() => open('deposit-record')}
        />
        <ListRow
          icon="arrowUp"
          title={t('withdrawals')}
          text={t('withdrawalsText')}
          onClick={() => open('withdraw-record')}
        />
        <ListRow
          icon="bank"
          title={t('bankAccounts')}
          text={t('bankAccountsText')}
          onClick={() => open('bank-card')}
        />
      </List>
    </section>
  );
}
