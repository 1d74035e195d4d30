import { type FormEventHandler, type ReactNode, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { market } from '../../i18n/market.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { attempt, REFUSED, type Refusals } from '../../ui/fields/refusals.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import formStyles from '../../ui/styles/formSheet.module.css';
import type { FieldProblem } from './accountInput.ts';
import styles from './SheetForm.module.css';

/**
 * A form of an account's sheets: `field('code')` is what a field takes, its problem in words with it, and `submit` sends
 * what was typed, its refusals told at their fields. With `focus` that field takes the focus as the form comes: the
 * press that led to it asked for it, so the keyboard may come.
 */
export function useSheetForm<Typed extends FieldValues, Sent>({
  resolver,
  values,
  focus,
}: {
  resolver: Resolver<Typed, unknown, Sent>;
  /** What the fields hold first. */
  values: DefaultValues<Typed>;
  focus?: FieldPath<Typed> | null;
}) {
  const { t } = useTranslation('signIn');
  // A problem of the form is put in words; what the house refused stands as it is.
  const textOf = (error: FieldError | undefined) => {
    if (!error?.message || error.type === REFUSED) return error?.message;
    return t(error.message as FieldProblem, { example: market.phone.example });
  };
  const form = useForm({ resolver, defaultValues: values });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (focus) form.setFocus(focus);
  }, [form, focus]);
  return {
    ...form,
    busy: isSubmitting,
    field: (name: FieldPath<Typed>) => ({
      ...form.register(name),
      error: textOf(get(errors, name)),
    }),
    /** `quiet` are the refusals' codes, of which the net need not tell. */
    submit: (send: (typed: Sent, quiet: number[]) => Promise<void>, refusals: Refusals<Typed>) => {
      const quiet = Object.keys(refusals).map(Number);
      return form.handleSubmit(async (typed) => {
        await attempt(() => send(typed, quiet), form.setError, refusals);
      });
    },
  };
}

/** The form itself in its sheet, with the button that sends it kept in reach. */
export function SheetForm({
  action,
  kind = 'primary',
  busy,
  links,
  onSubmit,
  children,
}: {
  /** What the button says. */
  action: string;
  kind?: 'primary' | 'danger' | undefined;
  busy: boolean;
  /** Quiet ways to something else, below the fields. */
  links?: readonly { label: string; onClick: () => void }[];
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  return (
    <form className={formStyles.form} onSubmit={onSubmit} noValidate>
      {children}
      {links && (
        <div className={formStyles.links}>
          {links.map(({ label, onClick }) => (
            <button key={label} type="button" className={formStyles.link} onClick={onClick}>
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={formStyles.main}>
        <Button type="submit" kind={kind} size="large" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** Where a form is on its way: by default one with a sentence, a field and a button. */
export function FormWaiting({ heights = [40, 76, 56] }: { heights?: readonly number[] }) {
  return (
    <div className={styles.waiting}>
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
        <Skeleton key={at} height={`${height}px`} />
      ))}
    </div>
  );
}
