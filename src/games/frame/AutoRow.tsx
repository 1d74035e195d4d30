import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import type { AutoRun } from '../engine/autoRun.ts';
import type { AutoForm, AutoProblems } from '../session/autoForm.ts';
import styles from './AutoRow.module.css';
import { useSheet } from './TableSheets.tsx';

/** Auto-bet in one row: its settings before it runs, how it goes and the way to stop it while it does. */
export function AutoRow({
  form,
  problems,
  run,
  onStop,
}: {
  form: AutoForm;
  problems: AutoProblems;
  run: AutoRun | null;
  /** Null where something else on the screen stops the run. */
  onStop: (() => void) | null;
}) {
  if (run && !run.stopped) return <Running run={run} onStop={onStop} />;
  return <Settings form={form} problems={problems} />;
}

function Settings({ form, problems }: { form: AutoForm; problems: AutoProblems }) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
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

function Running({ run, onStop }: { run: AutoRun; onStop: (() => void) | null }) {
  const { t } = useTranslation('table');
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
        {onStop && (
          <button type="button" className={styles.stop} onClick={onStop}>
            {t('stop')}
          </button>
        )}
      </span>
    </div>
  );
}
