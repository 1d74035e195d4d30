import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../ui/formSheet.module.css';
import { PinPad } from './PinPad.tsx';
import { isCommonPin } from './pinRules.ts';
import { usePinEntry } from './usePinEntry.ts';

/** A new PIN, entered twice. */
export function NewPin({ busy = false, onChosen }: { busy?: boolean; onChosen: (pin: string) => void }) {
  const { t } = useTranslation('security');
  const [chosen, setChosen] = useState<string | null>(null);
  const entry = usePinEntry((pin) => {
    if (chosen === null) {
      if (isCommonPin(pin)) return entry.refuse(t('pinCommon'));
      entry.clear();
      return setChosen(pin);
    }
    if (pin !== chosen) return entry.refuse(t('pinNotSame'));
    onChosen(pin);
  });
  const again = () => {
    entry.clear();
    setChosen(null);
  };
  return (
    <>
      <PinPad
        key={chosen === null ? 'choose' : 'repeat'}
        {...entry.pad}
        label={t(chosen === null ? 'pinNew' : 'pinRepeat')}
        hint={t(chosen === null ? 'pinNewHint' : 'pinRepeatHint')}
        busy={busy}
      />
      <div className={styles.links} data-alone="">
        {chosen !== null && !busy && (
          <button type="button" className={styles.link} onClick={again}>
            {t('pinOther')}
          </button>
        )}
      </div>
    </>
  );
}
