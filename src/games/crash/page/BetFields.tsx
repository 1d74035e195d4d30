import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CRASH_STAKES } from '../../../../contract/games/crash/rules.ts';
import { amountText, parseAmount } from '../../../i18n/amountText.ts';
import { market } from '../../../i18n/market.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import shared from '../../../ui/fields/fieldBox.module.css';
import { DECIMAL, MONEY_SIGN, useAmountInput } from '../../../ui/fields/useAmountInput.ts';
import styles from './BetFields.module.css';
import { fittingStake } from './betForm.ts';
import { fieldWords } from './betWords.ts';
import { changeForm, formReading, useCrash, useForm } from './liveCrash.ts';

/** Beyond so many characters the text is set smaller. */
const LONG = 7;

/** A compact field of the bet panel: what is wrong with it takes the label's place, so nothing moves. */
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
      <div className={styles.main}>
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
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        </span>
      </div>
      {after}
    </div>
  );
}

/** The stake, grouped while it is typed, with half and double beside it. */
export function StakeField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation(['crash', 'table']);
  const form = useForm();
  const limits = useCrash((state) => state.game.limits) ?? CRASH_STAKES[market.id];
  const problem = formReading(form, limits).problems.stake;
  const amount = useAmountInput((stake) => changeForm({ stake }));
  const scale = (times: bigint, parts: bigint) => {
    const stake = ((parseAmount(form.stake, DECIMAL) ?? limits.min) * times) / parts;
    const whole = (stake / 100n) * 100n;
    const { balance } = useWallet.getState();
    changeForm({ stake: amountText(fittingStake(whole, limits, balance), DECIMAL) });
  };
  return (
    <PanelField
      label={t('table:stake')}
      problem={problem && fieldWords(t, problem)}
      {...amount}
      before={MONEY_SIGN}
      disabled={disabled}
      value={form.stake}
      after={
        <>
          <button
            type="button"
            className={styles.scale}
            aria-label={t('table:halfLabel', { text: t('table:half') })}
            disabled={disabled}
            onClick={() => scale(1n, 2n)}
          >
            {t('table:half')}
          </button>
          <button
            type="button"
            className={styles.scale}
            aria-label={t('table:doubleLabel', { text: t('table:double') })}
            disabled={disabled}
            onClick={() => scale(2n, 1n)}
          >
            {t('table:double')}
          </button>
        </>
      }
    />
  );
}
