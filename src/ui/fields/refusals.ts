import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { HttpError } from '../../net/errors.ts';

/** The type of an error that the house found; its message is text already. */
export const REFUSED = 'refused';

/** Where a refusal with a code is shown, and in which words. */
export type Refusals<Form extends FieldValues> = Readonly<
  Record<number, { field: FieldPath<Form>; text: string }>
>;

/**
 * Runs a form's call. A refusal that belongs to a field is shown there; every other error was shown by the net.
 * @returns whether it was done
 */
export async function attempt<Form extends FieldValues>(
  call: () => Promise<void>,
  setError: UseFormSetError<Form>,
  refusals: Refusals<Form>,
): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    const refused =
      error instanceof HttpError && error.failure === 'refusal' ? refusals[error.code] : undefined;
    if (refused) setError(refused.field, { type: REFUSED, message: refused.text }, { shouldFocus: true });
    else if (!(error instanceof HttpError)) throw error;
    return false;
  }
}
