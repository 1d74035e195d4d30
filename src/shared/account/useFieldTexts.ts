import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { market } from '../../i18n/market.ts';
import { REFUSED } from '../../ui/fields/refusals.ts';
import type { FieldProblem } from './accountInput.ts';

/** What a field says is wrong with it: a problem of the form in words, or what the house refused as it stands. */
export function useFieldTexts(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('signIn');
  return (error) => {
    if (!error?.message || error.type === REFUSED) return error?.message;
    return t(error.message as FieldProblem, { example: market.phone.example });
  };
}
