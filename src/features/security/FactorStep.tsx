import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';
import { CAPITALS_INPUT } from '../../shared/account/AccountFields.tsx';
import { factorText } from '../../shared/account/accountInput.ts';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from '../../ui/styles/formSheet.module.css';

/** Error codes of the second factor, which the step shows itself. */
const FACTOR_CODES = [ErrorCode.factorNeeded, ErrorCode.wrongFactor, ErrorCode.tooFrequent];

const resolver = valibotResolver(v.object({ factorCode: factorText }));

/**
 * A call with its inputs from this step: the second factor's code if it was asked for, and the error codes that the network
 * layer must not show.
 */
type Act = (options: { factorCode?: string; quiet: number[] }) => Promise<void>;

/**
 * Runs a call that may require the second factor. If so (7022), `step` replaces the page's content, asks for the code, and the
 * call is repeated with it.
 */
export function useFactorStep(): {
  step: ReactNode;
  withFactor: (act: Act, quiet?: readonly number[]) => Promise<void>;
} {
  const [act, setAct] = useState<Act | null>(null);
  const withFactor = async (wanted: Act, quiet: readonly number[] = []) => {
    try {
      await wanted({ quiet: [...quiet, ErrorCode.factorNeeded] });
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== ErrorCode.factorNeeded) throw error;
      setAct(() => wanted);
    }
  };
  const step = act && (
    <FactorStep
      onCode={(factorCode) => act({ factorCode, quiet: FACTOR_CODES })}
      onBack={() => setAct(null)}
    />
  );
  return { step, withFactor };
}

/** Asks for an authenticator or backup code. Other refusals of `onCode` lead back. */
export function FactorStep({
  onCode,
  onBack,
}: {
  onCode: (factorCode: string) => Promise<void>;
  onBack: () => void;
}) {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const form = useSheetForm({ resolver, values: { factorCode: '' }, focus: 'factorCode' });
  const send = async (factorCode: string) => {
    try {
      await onCode(factorCode);
    } catch (error) {
      const ours = error instanceof HttpError && FACTOR_CODES.some((code) => code === error.code);
      if (error instanceof HttpError && error.failure === 'refusal' && !ours) return onBack();
      throw error;
    }
  };
  const submit = form.submit(({ factorCode }) => send(factorCode), {
    [ErrorCode.wrongFactor]: { field: 'factorCode', text: t('signIn:factorWrong') },
    [ErrorCode.tooFrequent]: { field: 'factorCode', text: t('signIn:tooOften') },
  });
  return (
    <SheetForm
      action={t('factorGo')}
      busy={form.busy}
      links={[{ label: t('common:back'), onClick: onBack }]}
      onSubmit={submit}
    >
      <p className={styles.intro}>{t('factorProve')}</p>
      <div className={styles.slot}>
        <TextField
          {...form.field('factorCode')}
          {...CAPITALS_INPUT}
          label={t('mfaOffCode')}
          autoComplete="one-time-code"
          maxLength={20}
        />
      </div>
    </SheetForm>
  );
}
