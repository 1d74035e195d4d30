import { useTranslation } from 'react-i18next';
import { ControlSettings } from '../../../shared/device/ControlSettings.tsx';
import { changeControls, useControls } from '../../../shared/device/controls.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { useTable } from '../useTable.ts';
import styles from './ControlSheets.module.css';
import { hotKeysNow } from './hotKeys.ts';

/** The sound, vibration and control settings of this game. */
export function ControlSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('controls');
  const table = useTable();
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <ControlSettings table={table} />
    </Sheet>
  );
}

/** All hot keys of this game page and their actions. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('controls');
  const on = useControls((controls) => controls.hotKeys);
  const written = (key: string) => NAMES[key] ?? (key === ' ' ? t('space') : key.toUpperCase());
  return (
    <Sheet title={t('hotKeys')} onClose={onClose}>
      {!on && (
        <div className={styles.off}>
          <p>{t('hotKeysOff')}</p>
          <Button onClick={() => changeControls({ hotKeys: true })}>{t('switchOn')}</Button>
        </div>
      )}
      <dl className={styles.keys} data-off={!on || undefined}>
        {hotKeysNow().map(({ keys, name }) => (
          <div key={name} className={styles.row}>
            <dt>
              {shortened(keys).map((key) => (
                <kbd key={key} className={styles.key}>
                  {written(key)}
                </kbd>
              ))}
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>
            <kbd className={styles.key}>{NAMES.Escape}</kbd>
          </dt>
          <dd>{t('escape')}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('keysText')}</p>
    </Sheet>
  );
}

const NAMES: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
};

/** Ten digits are shortened to '1 … 0'. */
function shortened(keys: readonly string[]): readonly string[] {
  return keys.length > 4 ? [keys[0] ?? '', '…', keys.at(-1) ?? ''] : keys;
}
