import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../signs/Icon.tsx';
import iconStyles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Its name for screen readers and as a tooltip. */
  label: string;
}

/** A square button with an icon alone. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${iconStyles.button} ${className}` : iconStyles.button}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
