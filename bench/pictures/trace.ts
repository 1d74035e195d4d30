import type { CDPSession } from 'playwright-core';

/** A browser trace event (Chrome's trace format). Times are µs; `tdur` is the thread's own time. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  tid: number;
  pid: number;
  args?: { name?: string; data?: { url?: string } };
}

/** Script events; the benchmark's own functions, whose scrollBy triggers layout, do not count as the site's. */
const isScript = ({ name, ph, args }: TraceEvent) =>
  ph === 'X' &&
  (name === 'EvaluateScript' ||
    name === 'RunMicrotasks' ||
    (name === 'FunctionCall' && (args?.data?.url ?? '').includes('/assets/')));

/** Records the browser's trace during `act`. */
export async function trace(
  session: CDPSession,
  act: () => Promise<void>,
  categories = 'devtools.timeline',
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect as never);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: `${categories},-*`,
  } as never);
  await act();
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect as never);
  return events;
}

/** The outermost script events of the site and the starts of frames, on one thread. */
export interface MainThread {
  scripts: readonly TraceEvent[];
  /** Every event of the thread. */
  all: readonly TraceEvent[];
  /** When callbacks of requestAnimationFrame began to run, once per frame, in order (µs). */
  frames: readonly number[];
}

const PAGE_THREAD = 'CrRendererMain';
const WORKER_THREAD = 'DedicatedWorker thread';

/** The thread that runs the page. */
export function mainThread(events: readonly TraceEvent[]): MainThread {
  return busiest(events, PAGE_THREAD);
}

/** The thread that draws the page's scene; empty if the page draws itself. */
export function workerThread(events: readonly TraceEvent[]): MainThread {
  return busiest(events, WORKER_THREAD);
}

/** Among the threads of a name the one with most of the site's script. */
function busiest(events: readonly TraceEvent[], wanted: string): MainThread {
  const busy = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const named = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === wanted).map(threadOf),
  );
  for (const one of events)
    if (isScript(one) && named.has(threadOf(one)))
      busy.set(threadOf(one), (busy.get(threadOf(one)) ?? 0) + (one.dur ?? 0));
  const main = [...busy].sort((a, b) => b[1] - a[1])[0]?.[0];
  const all = events.filter((one) => threadOf(one) === main).sort((a, b) => a.ts - b.ts);
  const scripts: TraceEvent[] = [];
  let covered = 0;
  for (const one of all) {
    if (!isScript(one) || one.ts < covered) continue;
    covered = one.ts + (one.dur ?? 0);
    scripts.push(one);
  }
  const starts = all.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const frames = starts.filter((ts, at) => at === 0 || ts - (starts[at - 1] ?? 0) > SAME_FRAME);
  return { scripts, all, frames };
}

/** Callbacks of one frame run right after each other (µs). */
const SAME_FRAME = 4_000;

/** The value below which the share `share` of sorted values lies; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The slope of a linear regression over evenly spaced values. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const average = mean(values);
  let [rise, run] = [0, 0];
  values.forEach((value, at) => {
    rise += (at - middle) * (value - average);
    run += (at - middle) ** 2;
  });
  return run === 0 ? 0 : rise / run;
}
