import { useTranslation } from 'react-i18next';
import type { JournalAccount, StatementEntry } from '../../../contract/http/statement.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import styles from './Entry.module.css';

const ACCOUNTS = {
  wallet: 'accountWallet',
  escrow: 'accountStakes',
  held: 'accountHeld',
  house: 'accountHouse',
  mint: 'accountMint',
  outside: 'accountOutside',
} as const satisfies Record<JournalAccount, string>;

/** Where the money came from and where it went, as the house's books have it. */
export function Journal({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation('statement');
  const { line, from, to, operation, key } = entry;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('journal')}</h3>
      <div className={styles.journal}>
        <p className={styles.side}>
          <span className={styles.label}>{t('from')}</span>
          {t(ACCOUNTS[from])}
        </p>
        <Icon name="chevron" size={20} />
        <p className={styles.side}>
          <span className={styles.label}>{t('to')}</span>
          {t(ACCOUNTS[to])}
        </p>
      </div>
      <Facts
        rows={[
          { label: t('entry'), value: line.id },
          { label: t('operation'), value: operation },
          ...(key === null ? [] : [{ label: t('request'), value: key }]),
        ]}
      />
      <p className={detail.note}>{t('journalNote')}</p>
    </section>
  );
}
