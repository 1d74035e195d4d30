/**
 * `npm run bench:scroll`: the cost of scrolling the long lists of games. The lobby's tabs of a separate house are scrolled from
 * end to end, past more than 300 games, at a thumb's pace with the CPU throttled 6x; the script's time in each frame comes from
 * the browser's own trace. Exits with 1 when the goal is missed.
 */
import { Console } from 'node:console';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { freePort } from '../house/testing/core/freePort.ts';
import { BROWSER_ARGS, browserPath } from '../tests/browser.ts';
import { HouseProcess } from '../tests/houseProcess.ts';
import { mainThread, percentile, type TraceEvent, trace } from './pictures/trace.ts';

const SLOWDOWN = 6;
const TABS = ['slot', 'casinoGames', 'fish', 'sport'];
const GAMES = 300;
/** CSS pixels per frame: a quick flick of the thumb, three screens a second. */
const STEP = 32;
/** Script of 95 % of the frames must stay under this (ms). */
const GOAL_MS = 8;
/** Trace events without script; they are never nested in each other. */
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout']);

const out = new Console(process.stdout);
const folder = mkdtempSync(join(tmpdir(), 'kilat-scroll-'));
const house = new HouseProcess(await freePort(), {
  NODE_ENV: 'production',
  DATA_DIR: join(folder, 'data'),
  BOTS: '0',
});
let met = false;
try {
  await house.start();
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  // tsx names functions with a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  met = await measure(page);
  await browser.close();
} finally {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(met ? 0 : 1);

async function measure(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const scripts: number[] = [];
  let games = 0;
  let shift = 0;
  for (const tab of TABS) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${house.url}/?tab=${tab}`);
    await page.locator('main a[href*="/game/"] img').first().waitFor();
    await page.waitForTimeout(1_500);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    let seen = { games: 0, shift: 0 };
    const events = await trace(session, async () => {
      seen = await scroll(page);
    });
    games += seen.games;
    shift = Math.max(shift, seen.shift);
    scripts.push(...scriptPerFrame(events));
  }
  const p95 = percentile(scripts, 0.95);
  const over = scripts.filter((ms) => ms > GOAL_MS).length;
  out.table([
    { what: 'games scrolled past', value: games },
    { what: 'frames', value: scripts.length },
    { what: 'script ms a frame, median', value: percentile(scripts, 0.5).toFixed(2) },
    { what: 'script ms a frame, p95', value: p95.toFixed(2) },
    { what: `frames over ${GOAL_MS} ms`, value: `${((100 * over) / scripts.length).toFixed(1)} %` },
    { what: 'layout shift, worst list', value: shift.toFixed(4) },
  ]);
  return games >= GAMES && p95 < GOAL_MS;
}

/** Scrolls one step per frame to the list's end; returns the number of games passed and the layout shift. */
function scroll(page: Page): Promise<{ games: number; shift: number }> {
  return page.evaluate(
    (step) =>
      new Promise<{ games: number; shift: number }>((resolve) => {
        const seen = new Set<string>();
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shift += entry.value;
        }).observe({ type: 'layout-shift' });
        let frame = 0;
        const next = () => {
          scrollBy(0, step);
          frame += 1;
          const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          if (frame % 10 === 0 || end)
            for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="/game/"]'))
              seen.add(link.href);
          if (end) resolve({ games: seen.size, shift });
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    STEP,
  );
}

/**
 * The script's time (ms) in each frame: outermost script events between the starts of two frames, without the style and layout
 * triggered within them by the benchmark's own scrollBy; the browser does that work in any frame.
 */
function scriptPerFrame(events: readonly TraceEvent[]): number[] {
  const { all, scripts, frames } = mainThread(events);
  const layout = all.filter((one) => one.ph === 'X' && LAYOUT.has(one.name));
  const times = new Array<number>(Math.max(0, frames.length - 1)).fill(0);
  for (const { ts, dur = 0 } of scripts) {
    const inside = layout.filter((one) => one.ts >= ts && one.ts < ts + dur);
    const laidOut = inside.reduce((sum, one) => sum + (one.dur ?? 0), 0);
    const frame = frames.findLastIndex((start) => start <= ts);
    if (frame >= 0 && frame < times.length) times[frame] = (times[frame] ?? 0) + (dur - laidOut) / 1000;
  }
  return times;
}
