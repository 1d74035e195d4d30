import { useTranslation } from 'react-i18next';
import { MIN_AUTO_RATE } from '../../../../contract/games/crash/rules.ts';
import { parseDecimal } from '../../../i18n/amountText.ts';
import { formatRate } from '../../../i18n/format.ts';
import { fieldWords } from './buttonWords.ts';
import { changeForm, formReading, useCrash, useForm } from './liveCrash.ts';
import { PanelField } from './PanelField.tsx';

/** Where the bet is cashed out by the house itself; empty for never. */
export function RateField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation(['crash', 'table']);
  const form = useForm();
  const limits = useCrash((state) => state.game.limits);
  const problem = formReading(form, limits).problems.autoRate;
  return (
    <PanelField
      label={t('autoRate')}
      problem={problem && fieldWords(t, problem)}
      inputMode="decimal"
      placeholder={t('table:noLimit')}
      disabled={disabled}
      value={form.autoRate}
      onChange={(event) =>
        changeForm({ autoRate: event.target.value.replace(/[^\d.,x]/gi, '').slice(0, 10) })
      }
      onFocus={(event) => event.target.select()}
      onBlur={(event) => changeForm({ autoRate: written(event.target.value) })}
    />
  );
}

/** The multiplier in full, '5,00x'; one under 1 is lifted to the lowest there is (spec.md, section 5). */
function written(text: string): string {
  const rate = parseDecimal(text);
  if (rate === null) return text.trim();
  return formatRate(rate < 10_000n ? MIN_AUTO_RATE : rate).replace(/(?<=\d)[.,](?=\d{3})/g, '');
}
