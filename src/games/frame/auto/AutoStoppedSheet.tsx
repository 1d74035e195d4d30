import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, signedMoney } from '../../../i18n/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Facts } from '../../../ui/layout/List.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import type { AutoRun } from '../../engine/autoRun.ts';
import styles from './AutoStoppedSheet.module.css';

/** Progress of an interrupted auto-bet run: resume it, or leave it stopped. */
export function AutoStoppedSheet({
  run,
  onGoOn,
  onEnd,
}: {
  run: AutoRun;
  onGoOn: () => void;
  onEnd: () => void;
}) {
  const { t } = useTranslation('table');
  const { rounds } = run.settings;
  const played = formatCount(run.played);
  return (
    <Sheet title={t('autoStoppedTitle')} onClose={onEnd}>
      <div className={styles.sheet}>
        <p className={styles.text}>{t('autoStoppedText')}</p>
        <Facts
          rows={[
            {
              label: t('autoPlayed'),
              value: rounds === null ? played : t('autoPlayedOf', { played, rounds: formatCount(rounds) }),
            },
            { label: t('autoNet'), value: signedMoney(run.net) },
            { label: t('autoNext'), value: formatMoney(run.stake) },
          ]}
        />
        {run.open !== null && <p className={styles.text}>{t('autoStoppedOpen')}</p>}
        <Button kind="primary" size="large" onClick={onGoOn}>
          {t('autoGoOn')}
        </Button>
        <Button size="large" onClick={onEnd}>
          {t('autoEnd')}
        </Button>
      </div>
    </Sheet>
  );
}
