import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { typedAmount } from '../../i18n/amountText.ts';
import { decimalSeparator, formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';

/** The currency sign as used in formatted amounts. */
export const MONEY_SIGN = formatMoney(0n).replace('0', '').trim();

/** The market's decimal separator, for `amountText` and `parseAmount`. */
export const DECIMAL = decimalSeparator(market.locale);

interface AmountInput {
  ref: RefObject<HTMLInputElement | null>;
  inputMode: 'numeric' | 'decimal';
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Props of an amount input: it is grouped while typing, and the caret keeps its place. */
export function useAmountInput(onText: (text: string) => void): AmountInput {
  const ref = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (wanted && document.activeElement === ref.current)
      ref.current?.setSelectionRange(wanted.at, wanted.at);
  }, [wanted]);
  return {
    ref,
    inputMode: market.currency === 'IDR' ? 'numeric' : 'decimal',
    onChange: (event) => {
      const { value, selectionStart } = event.target;
      const typed = typedAmount(value, selectionStart ?? value.length, DECIMAL);
      setWanted({ at: typed.caret });
      onText(typed.text);
    },
  };
}
