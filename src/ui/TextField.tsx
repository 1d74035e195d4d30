import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldShape } from './Field.tsx';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>, FieldShape {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} control={(props) => <input {...input} {...props} />} />
  );
}
