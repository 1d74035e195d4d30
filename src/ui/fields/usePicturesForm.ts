import { useController, useForm } from 'react-hook-form';
import { HttpError } from '../../net/errors.ts';
import { REFUSED } from './refusals.ts';

interface Typed {
  pictures: readonly File[];
  /** An accompanying text, where the form has a field for it. */
  note: string;
}

/**
 * A form that sends at least one picture: `pictures` are the props of its ImageField, `missing` whether none was chosen on
 * submit, and `failed` the error code of a refusal.
 */
export function usePicturesForm(send: (typed: Typed) => Promise<void>) {
  const form = useForm<Typed>({ defaultValues: { pictures: [], note: '' } });
  const { isSubmitting } = form.formState;
  const { field, fieldState } = useController({
    control: form.control,
    name: 'pictures',
    rules: { validate: (chosen) => chosen.length > 0 },
  });
  const { error } = fieldState;
  const failed = error?.type === REFUSED ? Number(error.message) : undefined;
  return {
    note: form.register('note'),
    pictures: { value: field.value, onChange: field.onChange, busy: isSubmitting },
    missing: error !== undefined && error.type !== REFUSED,
    failed,
    busy: isSubmitting,
    submit: form.handleSubmit(async (typed) => {
      try {
        await send(typed);
      } catch (cause) {
        if (!(cause instanceof HttpError)) throw cause;
        form.setError('pictures', { type: REFUSED, message: `${cause.code}` });
      }
    }),
  };
}
