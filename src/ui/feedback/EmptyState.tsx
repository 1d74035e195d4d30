import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
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
