import styles from './AmountField.module.css';
import { Field, type FieldShape } from './Field.tsx';
import { MONEY_SIGN, useAmountInput } from './useAmountInput.ts';

/** An amount of money, large, grouped while it is typed. `value` is the text as typed: `parseAmount` reads it. */
export function AmountField({
  value,
  onChange,
  onBlur,
  ...shape
}: FieldShape & { value: string; onChange: (text: string) => void; onBlur?: () => void }) {
  const amount = useAmountInput(onChange);
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
