import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GameHeader } from '../../ui/GameHeader.tsx';
import styles from './FairnessPage.module.css';

/** The frame where anybody checks a game's rounds in the browser, by what the house published and nothing else. */
export function FairnessPage({
  table,
  lead,
  children,
}: {
  /** The address of its table. */
  table: string;
  lead: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('fairness');
  return (
    <div className={styles.page}>
      <GameHeader title={t('title')} back={table} />
      <main className={styles.main}>
        <p className={styles.lead}>{lead}</p>
        {children}
        <Link className={styles.back} to={table}>
          {t('toTable')}
        </Link>
      </main>
    </div>
  );
}
