/**
 * `npm run bench:page [lobby | tiles | table …] [first | living | countdown | heap …]`: the cost of live pages as players have
 * them: the built site, its own house whose rounds come through the real socket, a signed-in player, 360 x 640 at two device
 * pixels. The worker's draw calls are no-ops, since the software renderer would dominate otherwise. Script is the page thread's
 * own time from the browser's trace, so other work on the machine does not count; where a worker draws, a frame is one of the
 * worker's, and its own script is shown beside it. The browser throttles only the page's thread. Exits with 1 when a goal is
 * missed.
 */
import { Console } from 'node:console';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { ROUND_GAMES } from '../contract/games/roundGames.ts';
import { freePort } from '../house/testing/core/freePort.ts';
import { BROWSER_ARGS, browserPath } from '../tests/browser.ts';
import { HouseProcess } from '../tests/houseProcess.ts';
import { usedHeap, workerHeap } from './pictures/frameCost.ts';
import { addressOf, isLobby, LOBBY, open, pictureShown, withPage } from './pictures/playerPage.ts';
import {
  mainThread,
  mean,
  percentile,
  slope,
  type TraceEvent,
  trace,
  workerThread,
} from './pictures/trace.ts';

const SLOWDOWNS = [1, 6];
/** Long enough for a whole round of every game. */
const WATCHED_MS = 45_000;
/** Long enough to include several rounds and garbage collections. */
const RESTED_MS = 60_000;
/** For twelve minutes the engine compiles more and more of a page's code, and keeps some 600 kB for it. */
const LEARNING_MS = 720_000;
const HEAP_WATCH_MS = 480_000;
/** The bets of a round come and go: several samples show what stays. */
const HEAP_EVERY_MS = 15_000;
const GOAL = {
  mean: 1.3,
  p95: 2.5,
  heap: 50,
  lobby: 40,
  countdown: 12,
  blocking: 600,
  largestPaint: 1_500,
};
/** Frames no further apart than this (µs) belong to a moving scene. */
const MOVING = 34_000;
/** A task longer than this (µs) blocks. */
const LONG_TASK = 50_000;

const out = new Console(process.stdout);
const wanted = process.argv.slice(2);
const over: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'kilat-page-'));
const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
const pages = [...LOBBY, ...ROUND_GAMES].filter((name) => isWanted(name, [...LOBBY, ...ROUND_GAMES]));
const takes = (part: string) => isWanted(part, ['countdown', 'first', 'living', 'heap']);
try {
  // In a house without demo players only the countdown moves during betting; in crash the rocket does too.
  if (takes('countdown'))
    await inHouse('0', async (house) => {
      for (const name of pages) if (!isLobby(name) && name !== 'crash') await countdown(house, name);
    });
  if (takes('first') || takes('living') || takes('heap'))
    await inHouse('1', async (house) => {
      // Warms up: a newly started house or browser is not representative.
      if (takes('first')) await withPage(browser, house, (page) => open(page, house, 'lobby'));
      for (const name of pages) if (takes('first')) await firstVisit(house, name);
      for (const name of pages) if (takes('living')) await living(house, name);
      if (takes('heap')) await Promise.all(pages.map((name) => heapGrowth(house, name)));
    });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const line of over) out.log(line);
process.exit(over.length > 0 ? 1 : 0);

/** Whether one of these is selected: named, or none is named. */
function isWanted(name: string, all: readonly string[]): boolean {
  return wanted.includes(name) || !all.some((one) => wanted.includes(one));
}

async function inHouse(bots: string, act: (house: HouseProcess) => Promise<void>): Promise<void> {
  const house = new HouseProcess(await freePort(), {
    NODE_ENV: 'production',
    DATA_DIR: join(folder, `data-${bots}`),
    GAMES: ROUND_GAMES.join(),
    BOTS: bots,
  });
  try {
    await house.start();
    await act(house);
  } finally {
    await house.stop();
  }
}

/** A page without interaction: script per frame, or per second. */
async function living(house: HouseProcess, name: string): Promise<void> {
  await withPage(browser, house, async (page, session) => {
    await open(page, house, name);
    const row: Record<string, string | number> = { page: name };
    for (const slowdown of SLOWDOWNS) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await sleep(1_000);
      const watched = isLobby(name) ? RESTED_MS : WATCHED_MS;
      const events = await trace(
        session,
        () => sleep(watched),
        'devtools.timeline,disabled-by-default-devtools.timeline',
      );
      const { frames, scripts, all } = mainThread(events);
      const tasks = all.filter((one) => one.name === 'RunTask');
      if (process.env.KEEP_TRACES) {
        const { writeFileSync } = await import('node:fs');
        writeFileSync(
          `${process.env.KEEP_TRACES}/${name}-${slowdown}.json`,
          JSON.stringify({ traceEvents: events }),
        );
      }
      const worker = workerThread(events);
      const drawn = worker.frames.length > 0 ? worker.frames : frames;
      const perFrame = scriptOfMoving(drawn, scripts);
      const a = `at ${slowdown}x`;
      if (!isLobby(name)) {
        row[`frames, moving ${a}`] = perFrame.length;
        row[`script mean ms ${a}`] = mean(perFrame).toFixed(2);
        row[`p95 ${a}`] = percentile(perFrame, 0.95).toFixed(2);
      }
      row[`script ms a second ${a}`] = ((sum(scripts) / watched) * 1_000).toFixed(0);
      row[`thread ms a second ${a}`] = ((sum(tasks) / watched) * 1_000).toFixed(0);
      if (worker.frames.length > 0) {
        const own = scriptOfMoving(worker.frames, worker.scripts);
        row[`worker's script, mean ms ${a}`] = mean(own).toFixed(2);
        row[`worker's p95 ${a}`] = percentile(own, 0.95).toFixed(2);
      }
      if (slowdown === 1) continue;
      if (isLobby(name))
        check(`${name}: the thread's ms a second at rest, 6x`, (sum(tasks) / watched) * 1_000, GOAL.lobby);
      else {
        check(`${name}: script of a frame at 6x, mean ms`, mean(perFrame), GOAL.mean);
        check(`${name}: script of a frame at 6x, p95 ms`, percentile(perFrame, 0.95), GOAL.p95);
      }
    }
    out.table([row]);
  });
}

/** Memory growth of pages that are left open, all in parallel: they are not timed. */
async function heapGrowth(house: HouseProcess, name: string): Promise<void> {
  await withPage(browser, house, async (page, session) => {
    const worker = await workerHeap(session);
    await open(page, house, name);
    await sleep(LEARNING_MS);
    const heaps: { of: string; used: () => Promise<number>; samples: number[] }[] = [
      { of: 'page', used: () => usedHeap(session), samples: [] },
      { of: 'worker', used: worker.used, samples: [] },
    ];
    for (let at = 0; at <= HEAP_WATCH_MS; at += HEAP_EVERY_MS) {
      for (const { used, samples } of heaps) samples.push((await used()) / 1024);
      await sleep(HEAP_EVERY_MS);
    }
    const growths = heaps.map(({ samples }) => slope(samples) * (60_000 / HEAP_EVERY_MS));
    const columns = heaps.map(({ of, samples }, i) => [
      [`${of}'s heap, kB`, (samples[0] ?? 0).toFixed(0)],
      [`${of}'s growth, kB a minute`, (growths[i] ?? 0).toFixed(0)],
    ]);
    out.table([{ page: name, ...Object.fromEntries(columns.flat()) }]);
    check(
      `${name}: heap growth of page and worker, kB a minute`,
      growths.reduce((one, other) => one + other, 0),
      GOAL.heap,
    );
  });
}

/** Frames per second of a room in which only the countdown moves. */
async function countdown(house: HouseProcess, name: string): Promise<void> {
  await withPage(browser, house, async (page, session) => {
    await open(page, house, name);
    const events = await trace(session, () => sleep(WATCHED_MS));
    const drawn = workerThread(events).frames;
    const frames = drawn.length > 0 ? drawn : mainThread(events).frames;
    const seconds = framesASecond(frames, events);
    // A round has seconds in which its draw moves; the calmest third are those of its countdown.
    const calm = seconds.toSorted((a, b) => a - b).slice(0, Math.ceil(seconds.length / 3));
    const most = calm.at(-1) ?? 0;
    out.table([
      { page: name, 'frames a second, countdown only': most, 'of every second': seconds.join(' ') },
    ]);
    check(`${name}: frames a second while a countdown moves`, most, GOAL.countdown);
  });
}

function framesASecond(frames: readonly number[], events: readonly TraceEvent[]): number[] {
  const from = Math.min(...events.map(({ ts }) => (ts > 0 ? ts : Number.POSITIVE_INFINITY)));
  const counts = new Array<number>(Math.floor(WATCHED_MS / 1_000)).fill(0);
  for (const ts of frames) {
    const second = Math.floor((ts - from) / 1e6);
    if (second < counts.length) counts[second] = (counts[second] ?? 0) + 1;
  }
  return counts;
}

/** A first visit with an empty browser, slowed 6x: blocking tasks, and the time of the largest paint. */
async function firstVisit(house: HouseProcess, name: string): Promise<void> {
  await withPage(browser, house, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const events = await trace(
      session,
      async () => {
        await page.goto(addressOf(house, name));
        if (!isLobby(name)) await pictureShown(session);
        await sleep(4_000);
      },
      'devtools.timeline,disabled-by-default-devtools.timeline,loading',
    );
    const { all } = mainThread(events);
    const tasks = all.filter((one) => one.name === 'RunTask');
    const blocking = tasks.reduce((ms, { tdur = 0 }) => ms + Math.max(0, tdur - LONG_TASK) / 1_000, 0);
    const largest = await page.evaluate(
      () =>
        new Promise<{ at: number; first: number; what: string }>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            resolve({
              at: last.startTime,
              first: paint?.startTime ?? 0,
              what: last.element?.outerHTML.slice(0, 80) ?? '',
            });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    out.table([
      {
        page: name,
        'blocking, ms at 6x': blocking.toFixed(0),
        'first paint, ms': largest.first.toFixed(0),
        'largest paint, ms': largest.at.toFixed(0),
        of: largest.what,
      },
    ]);
    check(`${name}: blocking of a first visit at 6x, ms`, blocking, GOAL.blocking);
    check(`${name}: largest paint of a first visit at 6x, ms`, largest.at, GOAL.largestPaint);
  });
}

/** Script (ms) from each frame's start to the next one's, where frames are consecutive. */
function scriptOfMoving(frames: readonly number[], scripts: readonly TraceEvent[]): number[] {
  const times: number[] = [];
  let next = 0;
  for (let at = 0; at + 1 < frames.length; at++) {
    const [from, until] = [frames[at] ?? 0, frames[at + 1] ?? 0];
    let time = 0;
    for (; next < scripts.length && (scripts[next]?.ts ?? 0) < until; next++)
      if ((scripts[next]?.ts ?? 0) >= from - 1_000) time += (scripts[next]?.tdur ?? 0) / 1_000;
    if (until - from <= MOVING) times.push(time);
  }
  return times;
}

function sum(events: readonly TraceEvent[]): number {
  return events.reduce((ms, { tdur = 0 }) => ms + tdur / 1_000, 0);
}

function check(what: string, value: number, goal: number): void {
  if (value > goal) over.push(`missed: ${what}: ${value.toFixed(1)}, at most ${goal}`);
}
