import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { useTitle } from '../layout/pageTitle.ts';
import { Icon, type IconName } from '../signs/Icon.tsx';
import styles from './EmptyState.module.css';

/** What stands where a list has nothing to show, and what to do about it. */
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

/** What stands where a list could not be had, with another try. */
export function ErrorState({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon="alert" title={t('listFailed')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}

/** A screen that only tells something: no such page, maintenance, no access, broken. Its children are the ways on. */
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
