import { useTranslation } from 'react-i18next';
import { CRASH_STAKES } from '../../../../contract/games/crash/rules.ts';
import { amountText, parseAmount } from '../../../i18n/amountText.ts';
import { market } from '../../../i18n/market.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { DECIMAL, MONEY_SIGN, useAmountInput } from '../../../ui/fields/useAmountInput.ts';
import { fittingStake } from './betForm.ts';
import { fieldWords } from './buttonWords.ts';
import { changeForm, formReading, useCrash, useForm } from './liveCrash.ts';
import { PanelField } from './PanelField.tsx';
import styles from './StakeField.module.css';

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
