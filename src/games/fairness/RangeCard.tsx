import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './FairnessPage.module.css';
import own from './RangeCard.module.css';

/** Maximum uninterrupted work in ms; short enough that a slow phone can still scroll. */
const STRETCH = 12;

/** The check to run. Pass the same object while it is unchanged. */
export interface RangeWork<Round, Report> {
  load(): Promise<readonly Round[]>;
  /** @param pause called after every round; lets the page breathe, and throws to stop */
  prove(rounds: readonly Round[], pause: (done: number) => Promise<void>): Promise<Report>;
}

type RangeState<Round, Report> =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'checking'; done: number; all: number }
  | { kind: 'failed' }
  | { kind: 'done'; report: Report; rounds: readonly Round[]; took: number };

/** Checks many rounds in this browser in short slices, until done or stopped. New work aborts the running one. */
function useRange<Round, Report>(
  work: RangeWork<Round, Report>,
): { state: RangeState<Round, Report>; start: () => void; stop: () => void } {
  const [state, setState] = useState<RangeState<Round, Report>>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'idle' });
  }, []);

  const start = useCallback(() => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const update = (next: RangeState<Round, Report>) => !run.signal.aborted && setState(next);
    update({ kind: 'loading' });
    check(work, run.signal, update).catch(() => update({ kind: 'failed' }));
  }, [work]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: results of other work do not apply to this
  useEffect(() => stop, [work, stop]);
  return { state, start, stop };
}

async function check<Round, Report>(
  { load, prove }: RangeWork<Round, Report>,
  signal: AbortSignal,
  update: (state: RangeState<Round, Report>) => void,
): Promise<void> {
  const rounds = await load();
  const all = rounds.length;
  const begun = performance.now();
  let rested = begun;
  const report = await prove(rounds, async (done) => {
    if (performance.now() - rested < STRETCH) return;
    update({ kind: 'checking', done, all });
    await new Promise((resume) => setTimeout(resume));
    signal.throwIfAborted();
    rested = performance.now();
  });
  update({ kind: 'done', report, rounds, took: performance.now() - begun });
}

/** Card for checking many rounds: start and stop, progress, and the summary. */
export function RangeCard<Round, Report>({
  title,
  text,
  count,
  work,
  children,
}: {
  title: string;
  text: string;
  /** Number of rounds in a check. */
  count: number;
  work: RangeWork<Round, Report>;
  children: (done: { rounds: readonly Round[]; report: Report; seconds: string }) => ReactNode;
}) {
  const { t } = useTranslation('fairness');
  const { state, start, stop } = useRange(work);
  const busy = state.kind === 'loading' || state.kind === 'checking';
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <p>{text}</p>
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
        {state.kind === 'done' && state.rounds.length === 0 && <p>{t('rangeNone')}</p>}
        {state.kind === 'done' && state.rounds.length > 0 && (
          <div className={own.summary}>{children({ ...state, seconds: seconds(state.took) })}</div>
        )}
      </div>
      <Button kind={busy ? 'secondary' : 'primary'} size="large" onClick={busy ? stop : start}>
        {busy ? t('rangeStop') : t('rangeStart', { formatted: formatCount(count) })}
      </Button>
    </section>
  );
}

/** How many rounds were checked, and how many of them are wrong. */
export function RangeVerdict({ checked, wrong }: { checked: number; wrong: number }) {
  const { t } = useTranslation('fairness');
  const formatted = formatCount(checked);
  return (
    <p className={wrong === 0 ? own.good : own.bad}>
      <Icon name={wrong === 0 ? 'check' : 'alert'} />
      {wrong === 0 ? t('rangeGood', { formatted }) : t('rangeBad', { formatted, wrong: formatCount(wrong) })}
    </p>
  );
}

/** Faults beyond this number are counted, not listed. */
const LISTED = 20;

/** The faults, one per line. */
export function RangeFaults({ faults }: { faults: readonly { key: string; id: string; words: string }[] }) {
  const { t } = useTranslation('fairness');
  return (
    <ul className={own.faults}>
      {faults.slice(0, LISTED).map(({ key, id, words }) => (
        <li key={key}>
          <b>{t('wrongRound', { id })}</b> {words}
        </li>
      ))}
    </ul>
  );
}

function seconds(ms: number): string {
  return formatRate(BigInt(Math.round(ms * 10))).slice(0, -1);
}
