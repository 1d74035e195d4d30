import { useTranslation } from 'react-i18next';
import { CRASH_STAKES, MIN_AUTO_RATE } from '../../../../contract/games/crash/rules.ts';
import { parseDecimal } from '../../../i18n/amountText.ts';
import { formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { AmountField, AmountSteps } from '../../frame/AmountField.tsx';
import { PanelField } from '../../frame/PanelField.tsx';
import { fieldWords } from './betWords.ts';
import { changeForm, formReading, useCrash, useForm } from './liveCrash.ts';

const useLimits = () => useCrash((state) => state.game.limits) ?? CRASH_STAKES[market.id];
const changeStake = (stake: string) => changeForm({ stake });

/** The stake. */
export function StakeField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation(['crash', 'table']);
  const form = useForm();
  const limits = useLimits();
  const problem = formReading(form, limits).problems.stake;
  return (
    <AmountField
      label={t('table:stake')}
      problem={problem && fieldWords(t, problem)}
      hotKeys
      disabled={disabled}
      value={form.stake}
      limits={limits}
      onChange={changeStake}
    />
  );
}

/** The stakes that one press chooses. */
export function StakeSteps() {
  const stake = useForm((form) => form.stake);
  const presets = CRASH_STAKES[market.id].steps;
  return <AmountSteps value={stake} limits={useLimits()} presets={presets} onChange={changeStake} />;
}

/** Where the bet is cashed out by the house itself; empty for never. */
export function RateField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation(['crash', 'table']);
  const form = useForm();
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
