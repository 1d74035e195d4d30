import { useTranslation } from 'react-i18next';
import type { WheelInfo } from '../../../contract/http/offers/dailyWheel.ts';
import { countdownText, formatCount } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import styles from './WheelPage.module.css';

/** The spin button, or what it waits for: the next free spin's time, or another spin. */
export function SpinButton({
  info: { spins, opensAt, endsAt },
  spinning,
  onSpin,
}: {
  info: WheelInfo;
  spinning: boolean;
  onSpin: () => void;
}) {
  const { t } = useTranslation('dailyWheel');
  const untilOpen = useSecondsUntil(opensAt);
  const untilEnd = useSecondsUntil(endsAt);
  const opened = untilOpen === 0;
  const left = spinning ? Math.max(0, spins - 1) : spins;
  return (
    <div className={styles.spin}>
      <Button
        kind="primary"
        size="large"
        disabled={!spinning && (spins === 0 || !opened)}
        busy={spinning}
        data-autofocus=""
        onClick={onSpin}
      >
        {spinning ? t('spinning') : t('spin')}
      </Button>
      <p className={styles.left}>
        <span>{t('left', { count: left, formatted: formatCount(left) })}</span>
        <span className={styles.clock}>
          {opened
            ? t(left > 0 ? 'ends' : 'next', { time: countdownText(untilEnd) })
            : t('opens', { time: countdownText(untilOpen) })}
        </span>
      </p>
    </div>
  );
}
