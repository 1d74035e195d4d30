import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { STAKES } from '../../../contract/games/stakes.ts';
import { market } from '../../i18n/market.ts';
import { AutoSettingsButton } from '../frame/auto/AutoRow.tsx';
import { AmountField, AmountSteps } from '../frame/controls/AmountField.tsx';
import { useHotKeys } from '../frame/controls/hotKeys.ts';
import { ModeTrack } from '../frame/controls/ModeTrack.tsx';
import { SoloMainButton } from './SoloMainButton.tsx';
import styles from './SoloPanel.module.css';
import { useAutoRunning, useSoloLimits, useSoloReading, useSoloUi, useTakesChoice } from './soloUi.ts';

/**
 * One thumb's worth of controls: what is chosen, the stake, and the one button. It keeps its height by hand, by auto-bets
 * and while a run goes, and the picture above it with it.
 */
export function SoloPanel({ choices, strategy }: { choices: ReactNode; strategy: ReactNode }) {
  const { t } = useTranslation('table');
  const { useForm, changeForm } = useSoloUi();
  const mode = useForm((form) => form.mode);
  const running = useAutoRunning();
  const { open } = useTakesChoice();
  // A round that is open is finished by hand, whatever is set up for the next ones.
  const byHand = mode === 'manual' || (open && !running);
  const choose = (next: string) => changeForm({ mode: next === 'auto' ? 'auto' : 'manual' });
  useHotKeys([
    { keys: ['a'], name: 'keyAuto', press: () => !running && choose(mode === 'auto' ? 'manual' : 'auto') },
  ]);
  return (
    <section className={styles.panel} aria-label={t('panel')}>
      <Tabs.Root className={styles.tabs} value={mode} onValueChange={choose}>
        <div className={styles.head}>
          <span className={styles.modes}>
            <ModeTrack running={running} />
          </span>
          {mode === 'auto' && <Settings />}
        </div>
        <div className={styles.choices}>{byHand ? choices : strategy}</div>
        <Stake disabled={running || open} />
        <Tabs.Content value="manual" tabIndex={-1} className={styles.row}>
          <Steps disabled={open} />
        </Tabs.Content>
        <Tabs.Content value="auto" tabIndex={-1} className={styles.row}>
          <Steps disabled={running || open} />
        </Tabs.Content>
      </Tabs.Root>
      <SoloMainButton />
    </section>
  );
}

function Stake({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('table');
  const { changeForm } = useSoloUi();
  const { form, reading } = useSoloReading();
  return (
    <AmountField
      label={t('stake')}
      problem={reading.problems.stake && t(reading.problems.stake)}
      hotKeys
      disabled={disabled}
      value={form.stake}
      limits={useSoloLimits()}
      onChange={(stake) => changeForm({ stake })}
    />
  );
}

/** The stakes that one press chooses. */
function Steps({ disabled }: { disabled: boolean }) {
  const { useForm, changeForm } = useSoloUi();
  const stake = useForm((form) => form.stake);
  return (
    <AmountSteps
      value={stake}
      limits={useSoloLimits()}
      presets={STAKES[market.id].steps}
      disabled={disabled}
      onChange={(next) => changeForm({ stake: next })}
    />
  );
}

/** The way to auto-bet's limits. How a run goes stands on the big button, which stops it. */
function Settings() {
  const { form, reading } = useSoloReading();
  return <AutoSettingsButton form={form} problems={reading.problems} />;
}
