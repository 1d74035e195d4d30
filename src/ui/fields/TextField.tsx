import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldShape } from './Field.tsx';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled'>,
    FieldShape {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, error, hint, hideLabel, disabled, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      hideLabel={hideLabel}
      disabled={disabled}
      control={(props) => <input {...input} {...props} />}
    />
  );
}
