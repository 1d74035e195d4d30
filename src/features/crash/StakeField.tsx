import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { market } from '../../state/market.ts';
import { useSession } from '../../state/session.ts';
import { amountText, parseAmount, typedAmount } from '../../ui/amountText.ts';
import { formatMoney } from '../../ui/format.ts';
import { fittingStake } from './betForm.ts';
import { changeForm, decimal, formReading, useForm } from './formStore.ts';
import { PanelField } from './PanelField.tsx';
import styles from './StakeField.module.css';
import { useCrash } from './table.ts';

/** The currency's sign as amounts are written with it. */
const SYMBOL = formatMoney(0n).replace('0', '').trim();

/** The stake, grouped while it is typed, with half and double beside it. */
export function StakeField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('crash');
  const form = useForm();
  const limits = useCrash((state) => state.game.limits) ?? market.crash;
  const problem = formReading(form, limits).problems.stake;
  const caret = useCaret();
  const scale = (times: bigint, parts: bigint) => {
    const stake = ((parseAmount(form.stake, decimal) ?? limits.min) * times) / parts;
    const whole = (stake / 100n) * 100n;
    const { balance } = useSession.getState();
    changeForm({ stake: amountText(fittingStake(whole, limits, balance), decimal) });
  };
  return (
    <PanelField
      label={t('stake')}
      problem={problem && t(problem)}
      before={SYMBOL}
      inputMode={market.currency === 'IDR' ? 'numeric' : 'decimal'}
      disabled={disabled}
      value={form.stake}
      ref={caret.input}
      onChange={(event) => {
        const { value, selectionStart } = event.target;
        const typed = typedAmount(value, selectionStart ?? value.length, decimal);
        caret.put(typed.caret);
        changeForm({ stake: typed.text });
      }}
      after={
        <>
          <button
            type="button"
            className={styles.scale}
            aria-label={t('halfLabel', { text: t('half') })}
            disabled={disabled}
            onClick={() => scale(1n, 2n)}
          >
            {t('half')}
          </button>
          <button
            type="button"
            className={styles.scale}
            aria-label={t('doubleLabel', { text: t('double') })}
            disabled={disabled}
            onClick={() => scale(2n, 1n)}
          >
            {t('double')}
          </button>
        </>
      }
    />
  );
}

/** Puts the caret back where typing left it, after the text was grouped anew. */
function useCaret() {
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (wanted && document.activeElement === input.current)
      input.current?.setSelectionRange(wanted.at, wanted.at);
  }, [wanted]);
  return { input, put: (at: number) => setWanted({ at }) };
}
