import type { ReactNode } from 'react';
import styles from './NamedMark.module.css';

/** A mark that stands for itself: what it shows is its name, for screen readers. */
export function NamedMark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.mark} role="img" aria-label={name}>
      {children}
    </span>
  );
}
