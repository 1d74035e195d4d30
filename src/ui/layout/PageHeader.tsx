import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../actions/Button.tsx';
import styles from './PageHeader.module.css';
import { useTitle } from './pageTitle.ts';

/** The header of a page with an address: the back button, the title, and the page's own controls at the right. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  useTitle(title);
  const navigate = useNavigate();
  // The first entry of a visit has the router's key 'default' and index 0: there is no entry of this site before it. Closing a
  // sheet there changes the key.
  const named = useLocation().key === 'default';
  const first = () => named || (history.state as { idx?: number } | null)?.idx === 0;
  return (
    <header className={styles.header}>
      <IconButton
        icon="back"
        label={t('back')}
        onClick={() => (first() ? navigate('/', { replace: true }) : navigate(-1))}
      />
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
