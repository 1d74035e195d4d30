import type { ReactNode } from 'react';
import { useTitle } from '../layout/pageTitle.ts';
import { Icon, type IconName } from '../signs/Icon.tsx';
import styles from './StatusScreen.module.css';

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
      <span className={styles.icon}>
        <Icon name={icon} size={32} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </main>
  );
}
