import { useTranslation } from 'react-i18next';
import { formatCount, signedMoney } from '../../../i18n/format.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import type { AutoRun } from '../../engine/autoRun.ts';
import type { AutoForm, AutoProblems } from '../../session/autoForm.ts';
import { useSheet } from '../TableSheets.tsx';
import styles from './AutoRow.module.css';

/** Auto-bet in one row: the settings before a run, its progress and the stop button during it. */
export function AutoRow({
  form,
  problems,
  run,
  onStop,
}: {
  form: AutoForm;
  problems: AutoProblems;
  run: AutoRun | null;
  /** Null where another control on the screen stops the run. */
  onStop: (() => void) | null;
}) {
  if (run && !run.stopped) return <AutoProgress run={run} onStop={onStop} />;
  return <Settings form={form} problems={problems} />;
}

interface SettingsProps {
  form: AutoForm;
  problems: AutoProblems;
}

/** The problem in the settings, and the number of bets; null: no limit. */
function readSettings({ form, problems }: SettingsProps) {
  const wrong = problems.rounds ?? problems.stopWin ?? problems.stopLoss ?? problems.onWin ?? problems.onLoss;
  return { wrong, count: /^\d+$/.test(form.rounds) ? formatCount(Number(form.rounds)) : null };
}

function Settings(props: SettingsProps) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  const { wrong, count } = readSettings(props);
  return (
    <button
      type="button"
      className={styles.row}
      data-problem={wrong !== undefined || undefined}
      onClick={() => sheet.open({ kind: 'auto' })}
    >
      <span>
        {wrong ? t(wrong) : `${t('rounds')}: ${count ?? t('roundsEndless')}`}
        <span className={styles.more}>
          {t('autoSettings')}
          <Icon name="chevron" size={16} />
        </span>
      </span>
    </button>
  );
}

/** Compact settings button: shows the number of bets, or that something is wrong. */
export function AutoSettingsButton(props: SettingsProps) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  const { wrong, count } = readSettings(props);
  const name = wrong ? t(wrong) : `${t('rounds')}: ${count ?? t('roundsEndless')}`;
  return (
    <button
      type="button"
      className={styles.settings}
      data-problem={wrong !== undefined || undefined}
      aria-label={`${name}. ${t('autoSettings')}`}
      title={t('autoSettings')}
      onClick={() => sheet.open({ kind: 'auto' })}
    >
      {wrong ? <Icon name="alert" size={18} /> : (count ?? '∞')}
      <Icon name="settings" size={18} />
    </button>
  );
}

/** Progress of a run, and the stop button; null where another control on the screen stops it. */
export function AutoProgress({ run, onStop }: { run: AutoRun; onStop: (() => void) | null }) {
  const { t } = useTranslation('table');
  return (
    <div className={styles.row}>
      <span>
        <AutoNumbers run={run} />
        {onStop && (
          <button type="button" className={styles.stop} onClick={onStop}>
            {t('stop')}
          </button>
        )}
      </span>
    </div>
  );
}

/** The current bet's number and the net result so far. */
export function AutoNumbers({ run }: { run: AutoRun }) {
  const { t } = useTranslation('table');
  const { rounds } = run.settings;
  const played = formatCount(run.played + (run.open === null ? 0 : 1));
  return (
    <>
      {rounds === null
        ? t('autoProgressEndless', { played })
        : t('autoProgress', { played, rounds: formatCount(rounds) })}
      <span className={styles.between}> · </span>
      <span className={styles.net} data-sign={run.net > 0n ? 'plus' : run.net < 0n ? 'minus' : undefined}>
        <span className={styles.netName}>{t('autoNet')} </span>
        <span>{signedMoney(run.net)}</span>
      </span>
    </>
  );
}
