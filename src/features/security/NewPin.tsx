import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PinPad } from './PinPad.tsx';
import { isCommonPin, usePinEntry } from './usePinEntry.ts';

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
    <PinPad
      key={chosen === null ? 'choose' : 'repeat'}
      {...entry.pad}
      label={t(chosen === null ? 'pinNew' : 'pinRepeat')}
      hint={t(chosen === null ? 'pinNewHint' : 'pinRepeatHint')}
      other={chosen === null ? undefined : { label: t('pinOther'), onClick: again }}
      busy={busy}
    />
  );
}
