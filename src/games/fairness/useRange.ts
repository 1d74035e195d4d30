import { useCallback, useEffect, useRef, useState } from 'react';

/** Work at a stretch, in ms: short enough that a slow phone still scrolls. */
const STRETCH = 12;

/** What is to be checked, and how. Keep the same object while it is the same. */
export interface RangeWork<Round, Report> {
  load(): Promise<readonly Round[]>;
  /** @param pause called after every round; lets the page breathe, and throws to stop */
  prove(rounds: readonly Round[], pause: (done: number) => Promise<void>): Promise<Report>;
}

export type RangeState<Round, Report> =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'checking'; done: number; all: number }
  | { kind: 'failed' }
  | { kind: 'done'; report: Report; rounds: readonly Round[]; took: number };

/** Checks many rounds in this browser, in short stretches, until done or stopped. Other work ends what runs. */
export function useRange<Round, Report>(
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
    const tell = (next: RangeState<Round, Report>) => !run.signal.aborted && setState(next);
    tell({ kind: 'loading' });
    check(work, run.signal, tell).catch(() => tell({ kind: 'failed' }));
  }, [work]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found of other work says nothing of this
  useEffect(() => stop, [work, stop]);
  return { state, start, stop };
}

async function check<Round, Report>(
  { load, prove }: RangeWork<Round, Report>,
  signal: AbortSignal,
  tell: (state: RangeState<Round, Report>) => void,
): Promise<void> {
  const rounds = await load();
  const all = rounds.length;
  const begun = performance.now();
  let rested = begun;
  const report = await prove(rounds, async (done) => {
    if (performance.now() - rested < STRETCH) return;
    tell({ kind: 'checking', done, all });
    await new Promise((resume) => setTimeout(resume));
    signal.throwIfAborted();
    rested = performance.now();
  });
  tell({ kind: 'done', report, rounds, took: performance.now() - begun });
}
