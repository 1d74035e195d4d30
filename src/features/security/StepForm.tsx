import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import formSheetStyles from '../../ui/styles/formSheet.module.css';
import styles from './FormWaiting.module.css';

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
    <form className={formSheetStyles.form} onSubmit={onSubmit} noValidate>
      {children}
      <div className={formSheetStyles.main}>
        <Button type="submit" kind={kind} size="large" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** Where a form with a sentence, a field and a button is on its way. */
export function FormWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="40px" />
      <Skeleton height="76px" />
      <Skeleton height="56px" />
    </div>
  );
}
