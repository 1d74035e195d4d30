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
 * State of a form in an account sheet: `field('code')` returns a field's props including its error text; `submit` sends the
 * values and shows refusals at their fields. `focus` names a field that takes the focus on mount: the press that led here makes
 * the keyboard expected.
 */
export function useSheetForm<Typed extends FieldValues, Sent>({
  resolver,
  values,
  focus,
}: {
  resolver: Resolver<Typed, unknown, Sent>;
  /** The fields' initial values. */
  values: DefaultValues<Typed>;
  focus?: FieldPath<Typed> | null;
}) {
  const { t } = useTranslation('signIn');
  // A validation error is translated; a server refusal is already text.
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
    /** `quiet`: the refusals' error codes, which the network layer must not show. */
    submit: (send: (typed: Sent, quiet: number[]) => Promise<void>, refusals: Refusals<Typed>) => {
      const quiet = Object.keys(refusals).map(Number);
      return form.handleSubmit(async (typed) => {
        await attempt(() => send(typed, quiet), form.setError, refusals);
      });
    },
  };
}

/** The form in its sheet, with a sticky submit button. */
export function SheetForm({
  action,
  kind = 'primary',
  busy,
  links,
  onSubmit,
  children,
}: {
  /** The button's label. */
  action: string;
  kind?: 'primary' | 'danger' | undefined;
  busy: boolean;
  /** Secondary links below the fields. */
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

/** Skeleton of a loading form: by default a sentence, a field and a button. */
export function FormWaiting({ heights = [40, 76, 56] }: { heights?: readonly number[] }) {
  return (
    <div className={styles.waiting}>
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
        <Skeleton key={at} height={`${height}px`} />
      ))}
    </div>
  );
}
