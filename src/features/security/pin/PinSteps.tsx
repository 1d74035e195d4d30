import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../i18n/dates.ts';
import { countdownText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useSecondsUntil } from '../../../ui/live/useLiveText.ts';
import { isCommonPin, PinPad, usePinEntry } from './PinPad.tsx';

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

/** A PIN locked after too many wrong attempts: until when, and how to reset it. */
export function PinLocked({
  until,
  onOver,
  onForgotten,
}: {
  /** ms since 1970. */
  until: number;
  onOver: () => void;
  onForgotten: () => void;
}) {
  const { t, i18n } = useTranslation('security');
  const left = useSecondsUntil(until);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when the time is over
  useEffect(() => {
    if (left === 0) onOver();
  }, [left]);
  return (
    <EmptyState icon="lock" title={t('pinLockedTitle', { clock: formatClock(until, i18n.language) })}>
      <p>{t('pinLockedText', { time: countdownText(left) })}</p>
      <Button onClick={onForgotten}>{t('forgotPin')}</Button>
    </EmptyState>
  );
}

/** No PIN is set yet. */
export function NoPin({ onMake }: { onMake: () => void }) {
  const { t } = useTranslation('security');
  return (
    <EmptyState icon="lock" title={t('pinNoneTitle')}>
      <p>{t('pinNoneText')}</p>
      <Button kind="primary" size="large" onClick={onMake}>
        {t('pinMake')}
      </Button>
    </EmptyState>
  );
}
