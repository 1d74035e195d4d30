import type { ReactNode } from 'react';
import styles from './Part.module.css';

/** One group of components; the snapshots are taken part by part (tests/visual/gallery/gallery.test.ts). */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} data-part={name}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}

/** A component in one state, or several related ones, labelled with the state's name. */
export function Case({
  state,
  row = false,
  children,
}: {
  state: string;
  row?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.case} data-row={row || undefined}>
      <p className={styles.state}>{state}</p>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}

/** Cases side by side where there is room. */
export function Cases({ children }: { children: ReactNode }) {
  return <div className={styles.cases}>{children}</div>;
}
