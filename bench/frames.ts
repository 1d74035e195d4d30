/**
 * `npm run bench:frames [scene …]`: the cost of a frame of every scene, phase by phase of a busy round, and of three slots
 * (`slots`). A round is drawn frame by frame with an injected clock and no-op draw calls, which leaves only the script's own
 * time; the test browser's software renderer would dominate otherwise. Counts are exact, times are this machine's. Exits with 1
 * when a count or a time exceeds its budget; the counts are also checked by tests (tests/visual/everyScene.test.ts).
 */
import { Console } from 'node:console';
import type { CDPSession, Page } from 'playwright-core';
import type { FixtureMoment, FixturePhase, SceneFixtures } from '../scenes/fixtures.ts';
import { FIXTURE_SCENES, loadFixtures } from '../src/app/scenes/fixtures.ts';
import type { SceneName } from '../src/stage/sceneRegistry.ts';
import { StageBrowser } from '../tests/visual/stageBrowser.ts';
import { frameColumns, heapLeftBy } from './pictures/frameCost.ts';
import { measureSlots } from './pictures/slotFrames.ts';

type View = ReturnType<Awaited<ReturnType<typeof loadFixtures>>['rounds'][string]['view']>;

const out = new Console(process.stdout);
const FRAME = 1000 / 60;
/** Frames timed together: half a second. */
const GROUP = 30;
const HEAP_MINUTES = 3;
const BUDGET = { drawCalls: 12, meanAt6x: 1.3, p95At6x: 2.5, idleFrames: 0, heapPerMinute: 50 };

const wanted = process.argv.slice(2);
const stage = await StageBrowser.build();
const over: string[] = [];
try {
  const page = await stage.open(await stage.launch(), 1);
  const session = await page.context().newCDPSession(page);
  for (const scene of FIXTURE_SCENES) if (wanted.length === 0 || wanted.includes(scene)) await measure(scene);

  async function measure(scene: SceneName): Promise<void> {
    const fixtures: SceneFixtures<View, unknown> = await loadFixtures(scene);
    await page.evaluate(
      ([name, view, options]) => window.stagePage.mount(360, 340, view, options as never, name),
      [scene, momentOf(fixtures, fixtures.still), fixtures.options] as const,
    );
    const idle = await idleFrames(page);
    await page.evaluate(() => window.stagePage.gauge.skipDrawing(true));
    const round = fixtures.phases.flatMap((phase) => framesOf(fixtures, phase));
    await time(page, round);
    const rows = [];
    for (const phase of fixtures.phases) {
      const views = framesOf(fixtures, phase);
      const calls = await drawCalls(page, views);
      check(`${scene}, ${phase.name}: draw calls`, calls, BUDGET.drawCalls);
      const columns = await frameColumns(session, `${scene}, ${phase.name}`, {
        time: () => time(page, views),
        check,
        budget: BUDGET,
      });
      rows.push({ scene, phase: phase.name, frames: views.length, 'draw calls, most': calls, ...columns });
    }
    out.table(rows);
    const growth = await heapGrowth(page, session, round);
    check(`${scene}: frames while nothing moves`, idle, BUDGET.idleFrames);
    check(`${scene}: heap growth, kB a minute`, growth, BUDGET.heapPerMinute);
    out.table([
      { scene, what: 'frames rendered in 2 s while nothing moves', value: idle },
      { scene, what: 'heap growth, kB a minute', value: growth.toFixed(1) },
    ]);
    await page.evaluate(() => {
      window.stagePage.unmount();
      window.stagePage.gauge.skipDrawing(false);
    });
  }
} finally {
  await stage.close();
}
if (wanted.length === 0 || wanted.includes('slots')) await measureSlots((rows) => out.table(rows), check);
for (const line of over) out.log(line);
process.exit(over.length > 0 ? 1 : 0);

function check(what: string, value: number, budget: number): void {
  if (value > budget) over.push(`over budget: ${what}: ${value}, at most ${budget}`);
}

function momentOf(fixtures: SceneFixtures<View, unknown>, { round, t }: FixtureMoment): View {
  const found = fixtures.rounds[round];
  if (!found) throw new Error(`there is no round ${round}`);
  return found.view(t);
}

function framesOf(fixtures: SceneFixtures<View, unknown>, { round, t, until }: FixturePhase): View[] {
  const views: View[] = [];
  for (let at = t; at < until; at += FRAME) views.push(momentOf(fixtures, { round, t: at }));
  return views;
}

function time(page: Page, views: View[]): Promise<number[]> {
  return page.evaluate(([round, group]) => window.stagePage.time(round, group), [views, GROUP] as const);
}

function drawCalls(page: Page, views: View[]): Promise<number> {
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

/** kB per minute left by drawing after a full collection. */
async function heapGrowth(page: Page, session: CDPSession, views: View[]): Promise<number> {
  const rounds = Math.ceil((HEAP_MINUTES * 60_000) / FRAME / views.length);
  const play = () =>
    page.evaluate(
      ([round, times]) => {
        for (let i = 0; i < times; i++) for (const view of round) window.stagePage.draw(view);
      },
      [views, rounds] as const,
    );
  return (await heapLeftBy(session, play)) / ((rounds * views.length * FRAME) / 60_000);
}
