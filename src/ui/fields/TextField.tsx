import type { InputHTMLAttributes, ReactNode, Ref, RefCallback, TextareaHTMLAttributes } from 'react';
import { Field, type FieldShape } from './Field.tsx';
import styles from './TextField.module.css';
import { MONEY_SIGN, useAmountInput } from './useAmountInput.ts';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled'>,
    FieldShape {
  ref?: Ref<HTMLInputElement>;
  /** Additional content in the box: a prefix, a button. */
  before?: ReactNode;
  after?: ReactNode;
}

export function TextField({
  label,
  error,
  hint,
  hideLabel,
  disabled,
  before,
  after,
  ...input
}: TextFieldProps) {
  const shape = { label, error, hint, hideLabel, disabled, before, after };
  return <Field {...shape} control={(props) => <input {...input} {...props} />} />;
}

/** A multi-line text: a problem report, a message. */
export function TextArea({
  label,
  error,
  hint,
  hideLabel,
  disabled,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'disabled'> &
  FieldShape & { ref?: Ref<HTMLTextAreaElement> }) {
  const shape = { label, error, hint, hideLabel, disabled };
  return (
    <Field
      {...shape}
      control={({ className, ...props }) => (
        <textarea {...area} {...props} className={`${className} ${styles.area}`} />
      )}
    />
  );
}

/** A large money field, grouped while typing. `value` is the typed text; `parseAmount` parses it. */
export function AmountField({
  value,
  onChange,
  onBlur,
  ref,
  ...shape
}: FieldShape & {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  ref?: RefCallback<HTMLInputElement>;
}) {
  const { ref: input, ...amount } = useAmountInput(onChange);
  return (
    <Field
      {...shape}
      before={
        <span className={styles.sign} aria-hidden="true">
          {MONEY_SIGN}
        </span>
      }
      control={({ className, ...props }) => (
        <input
          {...props}
          {...amount}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          className={`${className} ${styles.amount}`}
          value={value}
          onBlur={onBlur}
          autoComplete="off"
          enterKeyHint="done"
        />
      )}
    />
  );
}
