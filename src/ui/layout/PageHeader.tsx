import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../actions/Button.tsx';
import { entriesBelow } from './historyEntries.ts';
import styles from './PageHeader.module.css';
import { useTitle } from './pageTitle.ts';

/** The header of a page with an address: the back button, the title, and the page's own controls at the right. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  useTitle(title);
  const navigate = useNavigate();
  return (
    <header className={styles.header}>
      <IconButton
        icon="back"
        label={t('back')}
        onClick={() => (entriesBelow() > 0 ? navigate(-1) : navigate('/', { replace: true }))}
      />
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
