import { useTranslation } from 'react-i18next';
import type { CrashPastRound } from '../../../contract/games/crashChannel.ts';
import { Button } from '../../ui/Button.tsx';
import { formatCount, formatRate } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FairnessPage.module.css';
import type { RangeReport, RoundFault } from './proveRange.ts';
import own from './RoundRange.module.css';
import { RANGE, useRange } from './useRange.ts';

/** More faults than this are counted, not listed. */
const LISTED = 20;

/** A thousand rounds at once: the chain and every multiplier. */
export function RoundRange() {
  const { t } = useTranslation('fairness');
  const { state, start, stop } = useRange();
  const busy = state.kind === 'loading' || state.kind === 'checking';
  const count = formatCount(RANGE);
  return (
    <section className={styles.card}>
      <h2>{t('rangeTitle')}</h2>
      <p>{t('rangeText')}</p>
      {busy && (
        <div className={own.progress}>
          <progress
            max={1}
            value={state.kind === 'checking' ? state.done / state.all : 0}
            aria-label={t('checking')}
          />
          <span>
            {state.kind === 'loading'
              ? t('rangeLoading')
              : t('rangeProgress', { done: formatCount(state.done), all: formatCount(state.all) })}
          </span>
        </div>
      )}
      <div role="status">
        {state.kind === 'failed' && <p className={own.bad}>{t('failed')}</p>}
        {state.kind === 'done' && <Summary report={state.report} rounds={state.rounds} took={state.took} />}
      </div>
      <Button kind={busy ? 'secondary' : 'primary'} size="large" onClick={busy ? stop : start}>
        {busy ? t('rangeStop') : t('rangeStart', { formatted: count })}
      </Button>
    </section>
  );
}

function Summary({
  report,
  rounds,
  took,
}: {
  report: RangeReport;
  rounds: readonly CrashPastRound[];
  took: number;
}) {
  const { t } = useTranslation('fairness');
  const newest = rounds[0];
  const oldest = rounds.at(-1);
  if (!newest || !oldest) return <p>{t('rangeNone')}</p>;
  const wrong = new Set(report.faults.map((fault) => fault.roundId)).size;
  const formatted = formatCount(report.checked);
  const instant = rounds.filter((round) => round.target === '10000').length;
  return (
    <div className={own.summary}>
      <p className={wrong === 0 ? own.good : own.bad}>
        <Icon name={wrong === 0 ? 'check' : 'alert'} />
        {wrong === 0
          ? t('rangeGood', { formatted })
          : t('rangeBad', { formatted, wrong: formatCount(wrong) })}
      </p>
      <dl className={own.facts}>
        <dt>{t('rangeRounds')}</dt>
        <dd>
          {t('rangeSpan', {
            from: formatCount(BigInt(oldest.roundId)),
            to: formatCount(BigInt(newest.roundId)),
          })}
        </dd>
        <dt>{t('rangeTime')}</dt>
        <dd>{t('rangeTook', { seconds: seconds(took) })}</dd>
        <dt>{t('rangeAverage')}</dt>
        <dd>{formatRate(median(rounds))}</dd>
        <dt>{t('rangeInstant')}</dt>
        <dd>{formatCount(instant)}</dd>
      </dl>
      {report.gaps.map((id) => (
        <p key={id}>{t('gap', { id: formatCount(BigInt(id)) })}</p>
      ))}
      {report.newChains.map((id) => (
        <p key={id}>{t('newChain', { id: formatCount(BigInt(id)) })}</p>
      ))}
      <ul className={own.faults}>
        {report.faults.slice(0, LISTED).map((fault) => (
          <li key={`${fault.roundId} ${fault.kind}`}>
            <b>{t('wrongRound', { id: formatCount(BigInt(fault.roundId)) })}</b> <Fault fault={fault} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fault({ fault }: { fault: RoundFault }) {
  const { t } = useTranslation('fairness');
  if (fault.kind !== 'target') return fault.kind === 'link' ? t('wrongLink') : t('wrongSalt');
  return t('wrongTarget', { computed: formatRate(fault.computed), published: formatRate(fault.published) });
}

function median(rounds: readonly CrashPastRound[]): bigint {
  const targets = rounds.map((round) => BigInt(round.target)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return targets[Math.floor(targets.length / 2)] ?? 0n;
}

function seconds(ms: number): string {
  return formatRate(BigInt(Math.round(ms * 10))).slice(0, -1);
}
