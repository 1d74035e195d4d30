import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import { ModeTrack } from '../../frame/ModeTrack.tsx';
import styles from './BetPanel.module.css';
import { BigButton } from './BigButton.tsx';
import { CrashAutoRow } from './CrashAutoRow.tsx';
import { changeForm, useCrash, useForm } from './liveCrash.ts';
import { RateField } from './RateField.tsx';
import { StakeField } from './StakeField.tsx';
import { StepsRow } from './StepsRow.tsx';

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
