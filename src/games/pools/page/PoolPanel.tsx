import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import { STAKES } from '../../../../contract/games/stakes.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { IconButton } from '../../../ui/actions/Button.tsx';
import { AutoProgress, AutoSettingsButton } from '../../frame/auto/AutoRow.tsx';
import { useHotKeys } from '../../frame/controls/hotKeys.ts';
import { ModeTrack } from '../../frame/controls/ModeTrack.tsx';
import { chipValues } from '../engine/poolStakes.ts';
import { changePoolForm, notifyRefused, readPoolAuto, usePoolForm } from '../session/poolForm.ts';
import styles from './PoolPanel.module.css';
import { PoolPlaceButton } from './PoolPlaceButton.tsx';
import { usePool, usePoolUi } from './poolUi.ts';

/**
 * The bet panel: slip actions, the selected chip, and the main button. Its height is the same in manual mode, in auto mode and
 * during a run, so that the picture above does not move.
 */
export function PoolPanel() {
  const { t } = useTranslation('table');
  const mode = usePoolForm((form) => form.mode);
  const run = usePool(({ auto }) => auto);
  const running = run !== null && run.stopped === null;
  const choose = (next: string) => changePoolForm({ mode: next === 'auto' ? 'auto' : 'manual' });
  useHotKeys([{ keys: ['a'], name: 'keyAuto', press: () => choose(mode === 'auto' ? 'manual' : 'auto') }]);
  return (
    <section className={styles.panel} aria-label={t('panel')}>
      <Tabs.Root className={styles.tabs} value={mode} onValueChange={choose}>
        <div className={styles.head}>
          <span className={styles.modes}>
            <ModeTrack running={running} />
          </span>
          <Tools disabled={running} auto={mode === 'auto'} />
        </div>
        <Tabs.Content value="manual" tabIndex={-1} className={styles.row}>
          <PoolChips />
        </Tabs.Content>
        <Tabs.Content value="auto" tabIndex={-1} className={styles.row}>
          {running ? <AutoProgress run={run} onStop={null} /> : <PoolChips />}
        </Tabs.Content>
      </Tabs.Root>
      <PoolPlaceButton />
    </section>
  );
}

/** Undo one stake, clear all; in manual mode also double and repeat, in auto mode the run's settings. */
function Tools({ disabled, auto }: { disabled: boolean; auto: boolean }) {
  const { t } = useTranslation('table');
  const { session } = usePoolUi();
  const limits = usePool(({ game }) => game.limits);
  const filled = usePool(({ slip }) => slip.stakes.length > 0);
  const stands = usePool(({ game }) => game.round?.ownStakes.some((own) => own > 0n) ?? false);
  const before = usePool(({ slip }) => slip.before.length > 0);
  const notify = (refusal: ReturnType<typeof session.double>) => notifyRefused(t, refusal, limits);
  const can = (act: () => void) => () => !disabled && act();
  useHotKeys([
    { keys: ['u', 'Backspace'], name: 'keyUndo', press: can(() => session.undo()) },
    { keys: ['c'], name: 'keyClear', press: can(() => session.clear()) },
    { keys: ['d'], name: 'keyDouble', press: can(() => (filled || stands) && notify(session.double())) },
    { keys: ['l'], name: 'keyRebet', press: can(() => before && notify(session.rebet())) },
  ]);
  return (
    <div className={styles.tools}>
      <IconButton
        icon="backspace"
        label={t('undo')}
        disabled={disabled || !filled}
        onClick={() => session.undo()}
      />
      <IconButton
        icon="trash"
        label={t('clear')}
        disabled={disabled || !filled}
        onClick={() => session.clear()}
      />
      {auto ? (
        <Settings />
      ) : (
        <>
          <button
            type="button"
            className={styles.double}
            aria-label={t('doubleLabel', { text: t('double') })}
            title={t('doubleAll')}
            disabled={disabled || (!filled && !stands)}
            onClick={() => notify(session.double())}
          >
            {t('double')}
          </button>
          <IconButton
            icon="history"
            label={t('rebet')}
            disabled={disabled || !before}
            onClick={() => notify(session.rebet())}
          />
        </>
      )}
    </div>
  );
}

function Settings() {
  const form = usePoolForm();
  const { problems } = readPoolAuto(
    form,
    usePool((state) => state),
  );
  return <AutoSettingsButton form={form} problems={problems} />;
}

/** The selected chip: the amount that a press on a pool adds to the slip. */
function PoolChips() {
  const { t } = useTranslation('table');
  const chip = usePoolForm((form) => form.chip);
  const min = usePool(({ game }) => game.limits?.min) ?? STAKES[market.id].min;
  const values = chipValues(min);
  const move = (by: number) => changePoolForm({ chip: Math.min(values.length - 1, Math.max(0, chip + by)) });
  useHotKeys([
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft'],
      name: 'keyChip',
      press: (key) => move(key === 'ArrowUp' || key === 'ArrowRight' ? 1 : -1),
    },
  ]);
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('chips')}</legend>
      {values.map((value, index) => (
        <label key={value.toString()} className={styles.chip} data-face={index}>
          <input
            type="radio"
            name="chip"
            className={styles.radio}
            aria-label={formatMoney(value)}
            checked={chip === index}
            onChange={() => changePoolForm({ chip: index })}
          />
          <span className={styles.face} aria-hidden="true">
            {written(value)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The label of a chip: whole units of the currency, in thousands from 1,000 on. */
function written(value: bigint): string {
  const units = value / 100n;
  return units >= 1_000n ? `${units / 1_000n}K` : `${units}`;
}
