import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import type { ButtonProps } from './Button.tsx';

/** A link that looks like a button: for what leads to another page. */
export function LinkButton({
  kind = 'secondary',
  size = 'medium',
  className,
  children,
  ...link
}: LinkProps & Pick<ButtonProps, 'kind' | 'size'> & { children: ReactNode }) {
  const classes = [styles.button, styles[kind], styles[size], className].filter(Boolean).join(' ');
  return (
    <Link {...link} className={classes}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
