/**
 * `npm run bench:frames`: what a frame of crash costs. A whole round with a dozen cash-outs is drawn frame by frame
 * with an injected clock and draw calls made no-ops, so that only the script's own time is left; the software
 * renderer of the test browser would drown it. Counts are exact, times are this machine's.
 */
import { Console } from 'node:console';
import type { CDPSession, Page } from 'playwright-core';
import type { CrashView } from '../src/engine/crashView.ts';
import { FLIGHT, momentOf, viewAt } from '../tests/visual/round.ts';
import { StageBrowser } from '../tests/visual/stageBrowser.ts';

const out = new Console(process.stdout);
const FRAME = 1000 / 60;
const PHASES = [
  { name: 'preparation', from: -8_000, to: 0 },
  { name: 'flight, first half', from: 0, to: FLIGHT / 2 },
  { name: 'flight, second half', from: FLIGHT / 2, to: FLIGHT },
  { name: 'squib', from: FLIGHT, to: FLIGHT + 2_600 },
];
const SLOWDOWNS = [1, 6];
/** Frames timed together, half a second of them. */
const GROUP = 30;
const HEAP_MINUTES = 3;

const stage = await StageBrowser.build();
try {
  const page = await stage.open(await stage.launch(), 1);
  const session = await page.context().newCDPSession(page);
  await page.evaluate((view) => window.stagePage.mount(360, 340, view), momentOf('loading'));
  const idle = await idleFrames(page);
  await page.evaluate(() => window.stagePage.gauge.skipDrawing(true));
  await time(page, framesOf(-8_000, FLIGHT + 2_600));
  const rows = [];
  for (const { name, from, to } of PHASES) {
    const views = framesOf(from, to);
    const row: Record<string, string | number> = { phase: name, frames: views.length };
    row['draw calls, most'] = await drawCalls(page, views);
    for (const slowdown of SLOWDOWNS) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const times = await time(page, views);
      row[`mean ms at ${slowdown}x`] = mean(times).toFixed(2);
      row[`p95 ms at ${slowdown}x`] = percentile(times, 0.95).toFixed(2);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    rows.push(row);
  }
  out.table(rows);
  out.table([
    { what: 'frames rendered in 2 s while nothing moves', value: idle },
    { what: 'heap growth, kB a minute', value: (await heapGrowth(page, session)).toFixed(1) },
  ]);
} finally {
  await stage.close();
}

function framesOf(from: number, to: number): CrashView[] {
  const views: CrashView[] = [];
  for (let at = from; at < to; at += FRAME) views.push(viewAt(at));
  return views;
}

function time(page: Page, views: CrashView[]): Promise<number[]> {
  return page.evaluate(([round, group]) => window.stagePage.time(round, group), [views, GROUP] as const);
}

function drawCalls(page: Page, views: CrashView[]): Promise<number> {
  return page.evaluate((round) => {
    let most = 0;
    for (const view of round) {
      window.stagePage.gauge.reset();
      window.stagePage.draw(view);
      most = Math.max(most, window.stagePage.gauge.drawCalls);
    }
    return most;
  }, views);
}

async function idleFrames(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  await page.evaluate(() => window.stagePage.gauge.reset());
  await page.waitForTimeout(2_000);
  return page.evaluate(() => window.stagePage.gauge.frames);
}

/** kB a minute that drawing leaves behind after a full collection. */
async function heapGrowth(page: Page, session: CDPSession): Promise<number> {
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const views = framesOf(-8_000, FLIGHT + 2_600);
  const rounds = Math.ceil((HEAP_MINUTES * 60_000) / FRAME / views.length);
  const play = () =>
    page.evaluate(
      ([round, times]) => {
        for (let i = 0; i < times; i++) for (const view of round) window.stagePage.draw(view);
      },
      [views, rounds] as const,
    );
  await play();
  await play();
  const before = await used();
  await play();
  return ((await used()) - before) / 1024 / ((rounds * views.length * FRAME) / 60_000);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
