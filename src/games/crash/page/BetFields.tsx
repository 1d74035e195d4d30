import { useTranslation } from 'react-i18next';
import { CRASH_STAKES, MIN_AUTO_RATE } from '../../../../contract/games/crash/rules.ts';
import { parseDecimal } from '../../../i18n/amountText.ts';
import { formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { AmountField, AmountSteps } from '../../frame/controls/AmountField.tsx';
import { PanelField } from '../../frame/controls/PanelField.tsx';
import { SECOND } from '../engine/slips.ts';
import { fieldWords } from './betWords.ts';
import { changeBetSlot, formReading, useBetSlotForm, useCrash } from './liveCrash.ts';

const useLimits = () => useCrash((state) => state.game.limits) ?? CRASH_STAKES[market.id];
const useFields = (betSlot: number) => useBetSlotForm(betSlot, (form) => form);

interface Props {
  betSlot: number;
  disabled?: boolean;
}

/** A slip's stake. `numbered`: there is a second slip beside it. */
export function StakeField({ betSlot, numbered = false, disabled = false }: Props & { numbered?: boolean }) {
  const { t } = useTranslation(['crash', 'table']);
  const form = useFields(betSlot);
  const limits = useLimits();
  const problem = formReading(form, limits).problems.stake;
  return (
    <AmountField
      label={numbered ? t('slip', { slip: betSlot }) : t('table:stake')}
      problem={problem && fieldWords(t, problem)}
      hotKeys={betSlot !== SECOND}
      disabled={disabled}
      value={form.stake}
      limits={limits}
      onChange={(stake) => changeBetSlot(betSlot, { stake })}
    />
  );
}

/** Preset stakes. */
export function StakeSteps({ betSlot }: Props) {
  const { stake } = useFields(betSlot);
  const presets = CRASH_STAKES[market.id].steps;
  const change = (text: string) => changeBetSlot(betSlot, { stake: text });
  return <AmountSteps value={stake} limits={useLimits()} presets={presets} onChange={change} />;
}

/** A slip's auto cash-out; empty for none. */
export function RateField({ betSlot, disabled = false }: Props) {
  const { t } = useTranslation(['crash', 'table']);
  const form = useFields(betSlot);
  const problem = formReading(form, useLimits()).problems.autoRate;
  return (
    <PanelField
      label={t('autoRate')}
      problem={problem && fieldWords(t, problem)}
      inputMode="decimal"
      placeholder={t('table:noLimit')}
      disabled={disabled}
      value={form.autoRate}
      onChange={(event) =>
        changeBetSlot(betSlot, { autoRate: event.target.value.replace(/[^\d.,x]/gi, '').slice(0, 10) })
      }
      onFocus={(event) => event.target.select()}
      onBlur={(event) => changeBetSlot(betSlot, { autoRate: written(event.target.value) })}
    />
  );
}

/** The multiplier in full, '5,00x'; a value under 1 is raised to the minimum (spec.md, section 5). */
function written(text: string): string {
  const rate = parseDecimal(text);
  if (rate === null) return text.trim();
  return formatRate(rate < 10_000n ? MIN_AUTO_RATE : rate).replace(/(?<=\d)[.,](?=\d{3})/g, '');
}
