import type { ReactNode } from 'react';
import styles from './Results.module.css';

/** The marks of a result in a row. */
export function Results({ children }: { children: ReactNode }) {
  return <span className={styles.results}>{children}</span>;
}
