import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import { CRASH_STAKES, MIN_AUTO_RATE } from '../../../../contract/games/crash/rules.ts';
import { amountText, parseAmount, parseDecimal } from '../../../i18n/amountText.ts';
import { formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { AutoRow } from '../../frame/AutoRow.tsx';
import { ModeTrack } from '../../frame/ModeTrack.tsx';
import { PanelField, StakeField } from './BetFields.tsx';
import styles from './BetPanel.module.css';
import { BigButton, useButton } from './BigButton.tsx';
import { fittingStake } from './betForm.ts';
import { fieldWords } from './betWords.ts';
import { changeForm, formReading, session, useCrash, useForm } from './liveCrash.ts';

const stop = () => session.stopAuto('player');

/** Auto-bet in the panel; the big button stops it too, unless it is for cashing out just then. */
function CrashAutoRow() {
  const run = useCrash((state) => state.auto);
  const form = useForm();
  const limits = useCrash((state) => state.game.limits);
  const { action } = useButton();
  const { problems } = formReading(form, limits);
  return <AutoRow form={form} problems={problems} run={run} onStop={action === 'stopAuto' ? null : stop} />;
}

/** Everything for a bet, under one thumb. */
export function BetPanel() {
  const { t } = useTranslation('table');
  const mode = useForm((form) => form.mode);
  const running = useCrash(({ auto }) => auto !== null && auto.stopped === null);
  return (
    <section className={styles.panel} aria-label={t('panel')}>
      <Tabs.Root
        className={styles.tabs}
        value={mode}
        onValueChange={(next) => changeForm({ mode: next === 'auto' ? 'auto' : 'manual' })}
      >
        <ModeTrack running={running} />
        <div className={styles.fields}>
          <StakeField disabled={running} />
          <RateField disabled={running} />
        </div>
        <Tabs.Content value="manual" tabIndex={-1} className={styles.row}>
          <StepsRow />
        </Tabs.Content>
        <Tabs.Content value="auto" tabIndex={-1} className={styles.row} data-auto="">
          <CrashAutoRow />
        </Tabs.Content>
      </Tabs.Root>
      <BigButton />
    </section>
  );
}

/** Fills in the highest stake there is, or all that the player has where that is less. */
function stakeMost(): void {
  const limits = session.store.getState().game.limits ?? CRASH_STAKES[market.id];
  const most = fittingStake(limits.max, limits, useWallet.getState().balance);
  changeForm({ stake: amountText((most / 100n) * 100n, DECIMAL) });
}

/** The market's usual stakes and the highest one, one press each. */
function StepsRow() {
  const { t } = useTranslation('table');
  const stake = useForm((form) => form.stake);
  const chosen = parseAmount(stake, DECIMAL);
  return (
    <fieldset className={styles.steps}>
      <legend className="visually-hidden">{t('steps')}</legend>
      {CRASH_STAKES[market.id].steps.map((step) => (
        <button
          key={step.toString()}
          type="button"
          className={styles.step}
          aria-pressed={step === chosen}
          onClick={() => changeForm({ stake: amountText(step, DECIMAL) })}
        >
          <span>{amountText(step, DECIMAL)}</span>
        </button>
      ))}
      <button type="button" className={styles.step} aria-label={t('mostLabel')} onClick={stakeMost}>
        <span>{t('most')}</span>
      </button>
    </fieldset>
  );
}

/** Where the bet is cashed out by the house itself; empty for never. */
function RateField({ disabled }: { disabled: boolean }) {
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
