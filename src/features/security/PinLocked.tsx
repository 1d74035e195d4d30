import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownText, formatClock } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';

/** A PIN that was wrong too often: until when, and the way around it. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the time has come
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
