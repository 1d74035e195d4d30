import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A quiet surface that holds things which belong together. */
export function Card({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  className?: string | undefined;
  children: ReactNode;
}) {
  return <Tag className={className ? `${styles.card} ${className}` : styles.card}>{children}</Tag>;
}
