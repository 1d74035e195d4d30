import type { CDPSession } from 'playwright-core';
import { mean, percentile } from './trace.ts';

/** Shared measurements of frame benchmarks: at full speed and on a slow phone, and the memory that drawing leaves behind. */

const SLOWDOWNS = [1, 6];

/** Checks a value against its budget. */
export type Check = (what: string, value: number, budget: number) => void;

/**
 * Times frames at full CPU speed and 6x slower, and checks the slow ones against their budget.
 * @returns the columns of a table's row
 */
export async function frameColumns(
  session: CDPSession,
  what: string,
  {
    time,
    check,
    budget,
  }: { time: () => Promise<number[]>; check: Check; budget: { meanAt6x: number; p95At6x: number } },
): Promise<Record<string, string>> {
  const columns: Record<string, string> = {};
  for (const slowdown of SLOWDOWNS) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = await time();
    const [average, p95] = [mean(times), percentile(times, 0.95)];
    columns[`mean ms at ${slowdown}x`] = average.toFixed(2);
    columns[`p95 ms at ${slowdown}x`] = p95.toFixed(2);
    if (slowdown === 1) continue;
    check(`${what}: mean ms at 6x`, average, budget.meanAt6x);
    check(`${what}: p95 ms at 6x`, p95, budget.p95At6x);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return columns;
}

/** kB left by another run after a full collection, once earlier runs have warmed everything up. */
export async function heapLeftBy(session: CDPSession, play: () => Promise<void>): Promise<number> {
  await play();
  await play();
  const before = await usedHeap(session);
  await play();
  return ((await usedHeap(session)) - before) / 1024;
}

/** Heap in use after a full collection, bytes. */
export async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * The heap of the worker that draws the page's scenes: `used` returns its bytes after a full collection, 0 without a worker.
 * Call it before the page opens.
 */
export async function workerHeap(session: CDPSession): Promise<{ used: () => Promise<number> }> {
  let worker = '';
  let lastId = 0;
  const answers = new Map<number, (result: { usedSize: number }) => void>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') worker = sessionId;
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    answers.get(id)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const request = async (method: string) => {
    const id = ++lastId;
    const answer = new Promise<{ usedSize: number }>((resolve) => answers.set(id, resolve));
    const message = JSON.stringify({ id, method });
    await session.send('Target.sendMessageToTarget', { sessionId: worker, message });
    return answer;
  };
  return {
    used: async () => {
      if (!worker) return 0;
      await request('HeapProfiler.collectGarbage');
      return (await request('Runtime.getHeapUsage')).usedSize;
    },
  };
}
