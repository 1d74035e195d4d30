import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { AutoRow } from '../../frame/AutoRow.tsx';
import { ModeTrack } from '../../frame/ModeTrack.tsx';
import { tellRefused } from '../session/layRefused.ts';
import { changePoolForm, readPoolAuto, usePoolForm } from '../session/poolForm.ts';
import { PoolChips } from './PoolChips.tsx';
import styles from './PoolPanel.module.css';
import { PoolPlaceButton } from './PoolPlaceButton.tsx';
import { usePool, usePoolUi } from './poolUi.ts';

/** One thumb's worth of controls: the chip in hand, what is done with what is laid, and the one button. */
export function PoolPanel() {
  const { t } = useTranslation('table');
  const mode = usePoolForm((form) => form.mode);
  const running = usePool(({ auto }) => auto !== null && auto.stopped === null);
  return (
    <section className={styles.panel} aria-label={t('panel')}>
      <Tabs.Root
        className={styles.tabs}
        value={mode}
        onValueChange={(next) => changePoolForm({ mode: next === 'auto' ? 'auto' : 'manual' })}
      >
        <div className={styles.head}>
          <span className={styles.modes}>
            <ModeTrack running={running} />
          </span>
          <Tools disabled={running} />
        </div>
        <Tabs.Content value="manual" tabIndex={-1} className={styles.row} />
        <Tabs.Content value="auto" tabIndex={-1} className={styles.row}>
          <Auto />
        </Tabs.Content>
        {!running && <PoolChips />}
      </Tabs.Root>
      <PoolPlaceButton />
    </section>
  );
}

function Auto() {
  const form = usePoolForm();
  const state = usePool((one) => one);
  const { problems } = readPoolAuto(form, state);
  return <AutoRow form={form} problems={problems} run={state.auto} onStop={null} />;
}

/** Back one stake, clear all, lay everything once more, or the last bets again. */
function Tools({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('table');
  const { table } = usePoolUi();
  const { betting } = table;
  const limits = usePool(({ game }) => game.limits);
  const laid = usePool(({ lays }) => lays.length > 0);
  const stands = usePool(({ game }) => game.round?.owns.some((own) => own > 0n) ?? false);
  const before = usePool((state) => state.before.length > 0);
  const told = (refusal: ReturnType<typeof betting.double>) => tellRefused(t, refusal, limits);
  return (
    <div className={styles.tools}>
      <IconButton
        icon="backspace"
        label={t('undo')}
        disabled={disabled || !laid}
        onClick={() => betting.undo()}
      />
      <IconButton
        icon="trash"
        label={t('clear')}
        disabled={disabled || !laid}
        onClick={() => betting.clear()}
      />
      <button
        type="button"
        className={styles.double}
        aria-label={t('doubleLabel', { text: t('double') })}
        title={t('doubleAll')}
        disabled={disabled || (!laid && !stands)}
        onClick={() => told(betting.double())}
      >
        {t('double')}
      </button>
      <IconButton
        icon="history"
        label={t('rebet')}
        disabled={disabled || !before}
        onClick={() => told(betting.rebet())}
      />
    </div>
  );
}
