import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { HttpError } from '../../net/errors.ts';

/** The type of an error from the server; its message is already text. */
export const REFUSED = 'refused';

/** The field and text of each refusal, by error code. */
export type Refusals<Form extends FieldValues> = Readonly<
  Record<number, { field: FieldPath<Form>; text: string }>
>;

/**
 * Runs a form's call. A refusal that belongs to a field is shown there; the network layer shows every other error.
 * @returns whether it succeeded
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
