import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { useTitle } from '../layout/pageTitle.ts';
import { Icon, type IconName } from '../signs/Icon.tsx';
import styles from './EmptyState.module.css';

/** Replaces an empty list, with a suggestion what to do. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={26} />
      </span>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** Replaces a list that failed to load, with a retry button. */
export function ErrorState({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon="alert" title={t('listFailed')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}

/** A full-screen message: not found, maintenance, no access, error. Its children are the actions. */
export function StatusScreen({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  useTitle(title);
  return (
    <main className={styles.screen}>
      <span className={styles.statusScreenIcon}>
        <Icon name={icon} size={32} />
      </span>
      <h1 className={styles.statusScreenTitle}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </main>
  );
}
