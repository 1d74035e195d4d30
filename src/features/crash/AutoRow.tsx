import { useTranslation } from 'react-i18next';
import type { AutoRun } from '../../engine/crashAuto.ts';
import { useSheet } from '../../table/useSheet.ts';
import { formatCount, formatMoney } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AutoRow.module.css';
import { formReading, useForm } from './formStore.ts';
import { table, useCrash } from './table.ts';
import { useButton } from './useButton.ts';

/** Auto-bet in one row: its settings before it runs, how it goes and the way to stop it while it does. */
export function AutoRow() {
  const auto = useCrash((state) => state.auto);
  return auto && !auto.stopped ? <Running run={auto} /> : <Settings />;
}

function Settings() {
  const { t } = useTranslation('crash');
  const sheet = useSheet();
  const form = useForm();
  const limits = useCrash((state) => state.game.limits);
  const { problems } = formReading(form, limits);
  const wrong = problems.rounds ?? problems.stopWin ?? problems.stopLoss ?? problems.onWin ?? problems.onLoss;
  const count = /^\d+$/.test(form.rounds) ? formatCount(Number(form.rounds)) : t('roundsEndless');
  return (
    <button
      type="button"
      className={styles.row}
      data-problem={wrong !== undefined || undefined}
      onClick={() => sheet.open({ kind: 'auto' })}
    >
      <span>
        {wrong ? t(wrong) : `${t('rounds')}: ${count}`}
        <span className={styles.more}>
          {t('autoSettings')}
          <Icon name="chevron" size={16} />
        </span>
      </span>
    </button>
  );
}

function Running({ run }: { run: AutoRun }) {
  const { t } = useTranslation('crash');
  const { action } = useButton();
  const { rounds } = run.settings;
  const played = formatCount(run.played + (run.open === null ? 0 : 1));
  return (
    <div className={styles.row}>
      <span>
        {rounds === null
          ? t('autoProgressEndless', { played })
          : t('autoProgress', { played, rounds: formatCount(rounds) })}
        <span className={styles.net} data-sign={run.net > 0n ? 'plus' : run.net < 0n ? 'minus' : undefined}>
          {t('autoNet')} {run.net > 0n ? '+' : ''}
          {formatMoney(run.net)}
        </span>
        {action !== 'stopAuto' && (
          <button type="button" className={styles.stop} onClick={() => table.auto.stop('player')}>
            {t('stop')}
          </button>
        )}
      </span>
    </div>
  );
}
