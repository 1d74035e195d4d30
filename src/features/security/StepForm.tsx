import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import styles from '../../ui/styles/formSheet.module.css';

/** A form in a sheet, with the button that sends it kept in reach. */
export function StepForm({
  action,
  kind = 'primary',
  busy,
  onSubmit,
  children,
}: {
  /** What the button says. */
  action: string;
  kind?: 'primary' | 'danger';
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <div className={styles.main}>
        <Button type="submit" kind={kind} size="large" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
