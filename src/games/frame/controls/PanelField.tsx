import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import shared from '../../../ui/fields/fieldBox.module.css';
import styles from './PanelField.module.css';

/** Longer texts are set smaller. */
const LONG = 7;

/** A compact field of the bet panel: an error replaces the label, so that nothing moves. */
export function PanelField({
  label,
  problem,
  before,
  after,
  ...input
}: {
  label: string;
  problem?: string | undefined;
  before?: string;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>) {
  const id = useId();
  return (
    <div
      className={`${shared.box} ${styles.field}`}
      data-invalid={problem !== undefined || undefined}
      data-disabled={input.disabled || undefined}
    >
      <div className={styles.main} data-field="">
        <label className={problem === undefined ? styles.label : 'visually-hidden'} htmlFor={id}>
          {label}
        </label>
        {problem !== undefined && (
          <span id={`${id}-problem`} className={styles.label}>
            {problem}
          </span>
        )}
        <span className={styles.line} data-long={String(input.value).length > LONG || undefined}>
          {before && <span aria-hidden="true">{before}</span>}
          <input
            {...input}
            id={id}
            className={`${shared.control} ${styles.input}`}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            autoComplete="off"
            enterKeyHint="done"
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
              input.onKeyDown?.(event);
            }}
          />
        </span>
      </div>
      {after}
    </div>
  );
}
