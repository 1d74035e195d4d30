import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../ui/actions/choices.tsx';
import styles from './ControlSettings.module.css';
import { canBuzz, changeControls, silenceTable, useControls } from './controls.ts';
import { player, useMuted } from './sound.ts';

/** Sound, vibration and control settings of this device. `table`: the open game, for its own sound switch. */
export function ControlSettings({ table = null }: { table?: string | null }) {
  const { t } = useTranslation('controls');
  const controls = useControls();
  const muted = useMuted();
  return (
    <div className={styles.settings}>
      <Setting note={t('quietText')}>
        <Switch label={t('quiet')} checked={controls.quiet} onChange={(quiet) => changeControls({ quiet })} />
      </Setting>
      <Switch label={t('sound')} checked={!muted} onChange={(on) => player.setMuted(!on)} />
      <Volume />
      {table && (
        <Switch
          label={t('tableSound')}
          checked={!controls.silentTables.includes(table)}
          onChange={(on) => silenceTable(table, !on)}
        />
      )}
      {canBuzz() && (
        <Setting note={t('hapticsText')}>
          <Switch
            label={t('haptics')}
            checked={controls.haptics}
            onChange={(haptics) => changeControls({ haptics })}
          />
        </Setting>
      )}
      <Setting note={t('leftHandedText')}>
        <Switch
          label={t('leftHanded')}
          checked={controls.leftHanded}
          onChange={(leftHanded) => changeControls({ leftHanded })}
        />
      </Setting>
      <Setting note={t('chatText')}>
        <Switch label={t('chat')} checked={controls.chat} onChange={(chat) => changeControls({ chat })} />
      </Setting>
      <Setting note={t('hotKeysText')}>
        <Switch
          label={t('hotKeys')}
          checked={controls.hotKeys}
          onChange={(hotKeys) => changeControls({ hotKeys })}
        />
      </Setting>
    </div>
  );
}

function Setting({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p className={styles.note}>{note}</p>
    </div>
  );
}

/** The volume of all sounds; releasing the slider plays a sample. */
function Volume() {
  const { t } = useTranslation('controls');
  const volume = useControls((controls) => controls.volume);
  const off = useControls((controls) => controls.quiet);
  const muted = useMuted();
  return (
    <label className={styles.volume}>
      {t('volume')}
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        disabled={muted || off}
        aria-valuetext={t('percent', { volume })}
        onChange={(event) => changeControls({ volume: Number(event.target.value) })}
        onPointerUp={() => player.play('bet')}
      />
      <span className={styles.percent} aria-hidden="true">
        {t('percent', { volume })}
      </span>
    </label>
  );
}
