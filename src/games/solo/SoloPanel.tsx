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
 * The bet panel: the choice, the stake, and the main button. Its height is the same in manual mode, in auto mode and during a
 * run, so that the picture above does not move.
 */
export function SoloPanel({ choices, strategy }: { choices: ReactNode; strategy: ReactNode }) {
  const { t } = useTranslation('table');
  const { useForm, changeForm } = useSoloUi();
  const mode = useForm((form) => form.mode);
  const running = useAutoRunning();
  const { open } = useTakesChoice();
  // An open round is finished manually, whatever the mode for the next ones.
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

/** Preset stakes. */
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

/** Button to the auto-bet limits. A run's progress is on the big button, which stops it. */
function Settings() {
  const { form, reading } = useSoloReading();
  return <AutoSettingsButton form={form} problems={reading.problems} />;
}
