import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A label of one or two words. */
export function Badge({
  tone = 'quiet',
  children,
}: {
  tone?: 'volt' | 'teal' | 'coral' | 'violet' | 'quiet';
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
