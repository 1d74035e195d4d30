import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A word or two that mark a thing. */
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
