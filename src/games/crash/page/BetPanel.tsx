import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/actions/Button.tsx';
import { AutoRow } from '../../frame/auto/AutoRow.tsx';
import { useHotKeys } from '../../frame/controls/hotKeys.ts';
import { ModeTrack } from '../../frame/controls/ModeTrack.tsx';
import { SECOND } from '../engine/slips.ts';
import { RateField, StakeField, StakeSteps } from './BetFields.tsx';
import styles from './BetPanel.module.css';
import { BigButton, useButton } from './BigButton.tsx';
import { changeForm, formReading, openSecond, session, useCrash, useForm, useSecond } from './liveCrash.ts';

const stop = () => session.stopAuto('player');

/** The auto-bet row in the panel; the big button also stops a run, unless it currently offers a cash-out. */
function CrashAutoRow() {
  const run = useCrash((state) => state.auto);
  const form = useForm();
  const limits = useCrash((state) => state.game.limits);
  const { action } = useButton(1);
  const { problems } = formReading(form, limits);
  return <AutoRow form={form} problems={problems} run={run} onStop={action === 'stopAuto' ? null : stop} />;
}

const choose = (next: string) => changeForm({ mode: next === 'auto' ? 'auto' : 'manual' });

/** The bet panel for one slip or two side by side. */
export function BetPanel() {
  const { t } = useTranslation(['crash', 'table']);
  const mode = useForm((form) => form.mode);
  const running = useCrash(({ auto }) => auto !== null && auto.stopped === null);
  const second = useSecond();
  const two = second?.open ?? false;
  useHotKeys([{ keys: ['a'], name: 'keyAuto', press: () => choose(mode === 'auto' ? 'manual' : 'auto') }]);
  return (
    <section className={styles.panel} data-two={two || undefined} aria-label={t('table:panel')}>
      <Tabs.Root className={styles.tabs} value={mode} onValueChange={choose}>
        <div className={styles.head}>
          <ModeTrack running={running} />
          {second && (
            <IconButton
              className={styles.fold}
              icon={two ? 'minus' : 'plus'}
              label={t(two ? 'secondClose' : 'secondOpen')}
              disabled={second.bound}
              onClick={() => openSecond(!two)}
            />
          )}
        </div>
        {!two && <Fields betSlot={1} running={running} />}
        <Tabs.Content value="manual" tabIndex={-1} className={styles.row}>
          {!two && <StakeSteps betSlot={1} />}
        </Tabs.Content>
        <Tabs.Content value="auto" tabIndex={-1} className={styles.row} data-auto="">
          <CrashAutoRow />
        </Tabs.Content>
      </Tabs.Root>
      {two ? (
        <div className={styles.slips}>
          <BetSlot betSlot={1} running={running} />
          <BetSlot betSlot={SECOND} running={false} />
        </div>
      ) : (
        <BigButton betSlot={1} />
      )}
    </section>
  );
}

function Fields({ betSlot, running, numbered }: { betSlot: number; running: boolean; numbered?: boolean }) {
  return (
    <div className={styles.fields}>
      <StakeField betSlot={betSlot} disabled={running} numbered={numbered} />
      <RateField betSlot={betSlot} disabled={running} />
    </div>
  );
}

/** One of two slips: its fields above its button. */
function BetSlot({ betSlot, running }: { betSlot: number; running: boolean }) {
  const { t } = useTranslation('crash');
  return (
    <fieldset className={styles.slip}>
      <legend className="visually-hidden">{t('slip', { slip: betSlot })}</legend>
      <Fields betSlot={betSlot} running={running} numbered />
      <div className={styles.slipSteps}>
        <StakeSteps betSlot={betSlot} />
      </div>
      <BigButton betSlot={betSlot} />
    </fieldset>
  );
}
