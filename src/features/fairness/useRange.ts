import { useCallback, useEffect, useRef, useState } from 'react';
import type { CrashPastRound } from '../../../contract/games/crashChannel.ts';
import { queries } from '../../state/queries.ts';
import { chooseHasher } from './hasher.ts';
import { latestRounds } from './latestRounds.ts';
import { proveRange, type RangeReport } from './proveRange.ts';

/** How many rounds a check takes: as many as the house gives at once. */
export const RANGE = 1_000;

/** Work at a stretch, in ms: short enough that a slow phone still scrolls. */
const STRETCH = 12;

export type RangeState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'checking'; done: number; all: number }
  | { kind: 'failed' }
  | { kind: 'done'; report: RangeReport; rounds: readonly CrashPastRound[]; took: number };

/** Checks the last thousand rounds in this browser, in short stretches, until done or stopped. */
export function useRange(): { state: RangeState; start: () => void; stop: () => void } {
  const [state, setState] = useState<RangeState>({ kind: 'idle' });
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
    const tell = (next: RangeState) => !run.signal.aborted && setState(next);
    tell({ kind: 'loading' });
    check(run.signal, tell).catch(() => tell({ kind: 'failed' }));
  }, []);

  useEffect(() => () => running.current?.abort(), []);
  return { state, start, stop };
}

async function check(signal: AbortSignal, tell: (state: RangeState) => void): Promise<void> {
  const rounds = await queries.fetchQuery(latestRounds(RANGE));
  const all = rounds.length;
  const begun = performance.now();
  let rested = begun;
  const report = await proveRange(rounds, chooseHasher(), async (done) => {
    if (performance.now() - rested < STRETCH) return;
    tell({ kind: 'checking', done, all });
    await new Promise((resume) => setTimeout(resume));
    signal.throwIfAborted();
    rested = performance.now();
  });
  tell({ kind: 'done', report, rounds, took: performance.now() - begun });
}
