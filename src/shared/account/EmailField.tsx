import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx';

/** An e-mail address: the keyboard has its @, nothing is corrected. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={100}
    />
  );
}
