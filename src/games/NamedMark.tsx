import type { ReactNode } from 'react';
import styles from './NamedMark.module.css';

/** A mark without visible text beside it; its name is exposed to screen readers. */
export function NamedMark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.mark} role="img" aria-label={name}>
      {children}
    </span>
  );
}
