import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../signs/Icon.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the screen's single main action. */
  kind?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'medium' | 'large';
  /** In progress: keeps its place and label and ignores presses. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  kind = 'secondary',
  size = 'medium',
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = [styles.button, styles[kind], styles[size], className].filter(Boolean).join(' ');
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

/** A link that looks like a button, for navigation to another page. */
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

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Its name for screen readers and as a tooltip. */
  label: string;
}

/** A square button with only an icon. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
