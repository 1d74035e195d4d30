import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '../../../../contract/money.ts';
import { amountText, parseAmount } from '../../../i18n/amountText.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { DECIMAL, MONEY_SIGN, useAmountInput } from '../../../ui/fields/useAmountInput.ts';
import { mostStake, scaled, stepped } from '../../engine/amountSteps.ts';
import styles from './AmountField.module.css';
import { useHotKeys } from './hotKeys.ts';
import { PanelField } from './PanelField.tsx';
import { HoldButton, stepsOf, useWheel } from './stepping.tsx';

interface AmountProps {
  /** As typed, in the market's number format. */
  value: string;
  limits: { min: Minor; max: Minor };
  disabled?: boolean;
  onChange: (text: string) => void;
}

/** Actions that change an amount without typing, based on the field's current value. */
function useAmountActs(props: AmountProps) {
  const latest = useRef(props);
  latest.current = props;
  return useRef({
    step: (steps: number) => change((amount, limits, balance) => stepped(amount, steps, limits, balance)),
    half: () => change((amount, limits, balance) => scaled(amount, [1n, 2n], limits, balance)),
    double: () => change((amount, limits, balance) => scaled(amount, [2n, 1n], limits, balance)),
    least: () => change((_, limits) => limits.min),
    most: () => change((_, limits, balance) => mostStake(limits, balance)),
  }).current;

  function change(next: (amount: Minor, limits: AmountProps['limits'], balance: Minor | null) => Minor) {
    const { value, limits, disabled, onChange } = latest.current;
    if (disabled) return;
    const { balance } = useWallet.getState();
    onChange(amountText(next(parseAmount(value, DECIMAL) ?? limits.min, limits, balance), DECIMAL));
  }
}

/**
 * An amount to bet, grouped while typing; with minus and plus buttons that repeat while held, the wheel and the arrow keys.
 * `hotKeys`: the arrows, half, double, minimum and maximum work page-wide.
 */
export function AmountField({
  label,
  problem,
  hotKeys = false,
  ...amount
}: AmountProps & { label: string; problem?: string | undefined; hotKeys?: boolean }) {
  const { t } = useTranslation('table');
  const acts = useAmountActs(amount);
  const input = useAmountInput(amount.onChange);
  const { disabled = false } = amount;
  useWheel(input.ref, acts.step);
  return (
    <>
      {hotKeys && <AmountKeys acts={acts} />}
      <PanelField
        label={label}
        problem={problem}
        {...input}
        before={MONEY_SIGN}
        disabled={disabled}
        value={amount.value}
        onKeyDown={(event) => {
          const steps = stepsOf(event.key, event.shiftKey);
          if (steps === 0) return;
          event.preventDefault();
          acts.step(steps);
        }}
        after={
          <>
            <HoldButton label={t('smaller')} icon="minus" disabled={disabled} act={() => acts.step(-1)} />
            <HoldButton label={t('greater')} icon="plus" disabled={disabled} act={() => acts.step(1)} />
          </>
        }
      />
    </>
  );
}

function AmountKeys({ acts }: { acts: ReturnType<typeof useAmountActs> }) {
  useHotKeys([
    {
      keys: ['ArrowUp', 'ArrowDown'],
      name: 'keyAmount',
      held: true,
      press: (key, shift) => acts.step(stepsOf(key, shift)),
    },
    { keys: ['h'], name: 'keyHalf', press: acts.half },
    { keys: ['d'], name: 'keyDouble', press: acts.double },
    { keys: ['n'], name: 'keyLeast', press: acts.least },
    { keys: ['x'], name: 'keyMost', press: acts.most },
  ]);
  return null;
}

/** Half and double, minimum and maximum, and the game's preset amounts, in a scrolling row. */
export function AmountSteps({ presets, ...amount }: AmountProps & { presets: readonly Minor[] }) {
  const { t } = useTranslation('table');
  const acts = useAmountActs(amount);
  const chosen = parseAmount(amount.value, DECIMAL);
  const { disabled = false, onChange } = amount;
  const press = (text: string, label: string, act: () => void) => (
    <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={act}>
      <span>{text}</span>
    </button>
  );
  return (
    <fieldset className={styles.steps}>
      <legend className="visually-hidden">{t('steps')}</legend>
      {press(t('half'), t('halfLabel', { text: t('half') }), acts.half)}
      {press(t('double'), t('doubleLabel', { text: t('double') }), acts.double)}
      {press(t('least'), t('leastLabel'), acts.least)}
      {press(t('most'), t('mostLabel'), acts.most)}
      {presets.map((preset) => (
        <button
          key={preset.toString()}
          type="button"
          className={styles.step}
          aria-label={formatMoney(preset)}
          aria-pressed={preset === chosen}
          disabled={disabled}
          onClick={() => onChange(amountText(preset, DECIMAL))}
        >
          <span>{amountText(preset, DECIMAL)}</span>
        </button>
      ))}
    </fieldset>
  );
}
