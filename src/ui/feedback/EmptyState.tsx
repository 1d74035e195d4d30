import type { ReactNode } from 'react';
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
