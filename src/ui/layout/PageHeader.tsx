import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../actions/Button.tsx';
import styles from './PageHeader.module.css';
import { useTitle } from './pageTitle.ts';

/** The head of a page with an address: the way back, the title, and the page's own controls at the right. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  useTitle(title);
  const navigate = useNavigate();
  // The router names and counts the entry a visit starts with: nothing of this site lies before it. A sheet that was
  // closed there has given it another name.
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
