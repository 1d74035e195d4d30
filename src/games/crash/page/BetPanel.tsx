import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import { AutoRow } from '../../frame/AutoRow.tsx';
import { useHotKeys } from '../../frame/hotKeys.ts';
import { ModeTrack } from '../../frame/ModeTrack.tsx';
import { RateField, StakeField, StakeSteps } from './BetFields.tsx';
import styles from './BetPanel.module.css';
import { BigButton, useButton } from './BigButton.tsx';
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
  const choose = (next: string) => changeForm({ mode: next === 'auto' ? 'auto' : 'manual' });
  useHotKeys([{ keys: ['a'], name: 'keyAuto', press: () => choose(mode === 'auto' ? 'manual' : 'auto') }]);
  return (
    <section className={styles.panel} aria-label={t('panel')}>
      <Tabs.Root className={styles.tabs} value={mode} onValueChange={choose}>
        <ModeTrack running={running} />
        <div className={styles.fields}>
          <StakeField disabled={running} />
          <RateField disabled={running} />
        </div>
        <Tabs.Content value="manual" tabIndex={-1} className={styles.row}>
          <StakeSteps />
        </Tabs.Content>
        <Tabs.Content value="auto" tabIndex={-1} className={styles.row} data-auto="">
          <CrashAutoRow />
        </Tabs.Content>
      </Tabs.Root>
      <BigButton />
    </section>
  );
}
