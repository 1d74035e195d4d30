import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_SCENES, loadFixtures } from '../../src/app/scenes/fixtures.ts';
import type { SceneName } from '../../src/stage/sceneRegistry.ts';
import { Digests, digestOf } from './digests.ts';
import { StageBrowser } from './stageBrowser.ts';

/**
 * Checks the stage's guarantees for every scene; new ones are included through the registries. A scene is checked again when
 * anything that draws it, or this test, has changed since it passed (docs/visual-regression.md).
 */
const VISITS = 20;
const DRAW_CALLS = 12;
/** Number of guarantees. */
const PROMISES = 4;
const DRIVERS = [
  'tests/visual/everyScene.test.ts',
  'tests/visual/page/main.ts',
  'tests/visual/page/index.html',
];

const digests = new Digests('tests/visual/everyScene.json');
const changed = (scene: SceneName) => digests.of(scene) !== digestOf(scene, FIXTURE_SCENES, DRIVERS);

let stage: StageBrowser;
let page: Page;

beforeAll(async () => {
  if (!FIXTURE_SCENES.some(changed)) return;
  stage = await StageBrowser.build();
  page = await stage.open(await stage.launch(), 1);
});
afterAll(() => stage?.close());

describe.each(FIXTURE_SCENES)('%s', (scene) => {
  let right = 0;
  afterEach(({ task }) => {
    if (task.result?.state === 'pass') right += 1;
  });
  if (changed(scene)) promises(scene);

  it('has not changed since it passed, or passed just now', () => {
    if (right === PROMISES) digests.store(scene, digestOf(scene, FIXTURE_SCENES, DRIVERS));
    expect(changed(scene)).toBe(false);
  });
});

function promises(scene: SceneName): void {
  it('draws any moment in any order to the same bytes, in few draw calls', async () => {
    const views = await viewsOf(scene, 12);
    await mount(scene, views);
    const first: string[] = [];
    for (const view of views) first.push(await seal(view));
    expect(new Set(first).size).toBeGreaterThan(2);
    const again: string[] = [];
    for (const view of views.toReversed()) again.unshift(await seal(view));
    expect(again.map((picture, i) => picture === first[i])).toEqual(first.map(() => true));
    const calls = await page.evaluate((round) => {
      const { gauge } = window.stagePage;
      gauge.skipDrawing(true);
      const counts = round.map((view) => {
        gauge.reset();
        window.stagePage.draw(view);
        return gauge.drawCalls;
      });
      gauge.skipDrawing(false);
      return counts;
    }, views);
    expect(Math.min(...calls)).toBeGreaterThan(0);
    expect(Math.max(...calls)).toBeLessThanOrEqual(DRAW_CALLS);
    await page.evaluate(() => window.stagePage.unmount());
  });

  it('draws no frame while nothing moves', async () => {
    const { rounds, still } = await loadFixtures(scene);
    await mount(scene, [rounds[still.round]?.view(still.t) as View]);
    await page.waitForTimeout(400);
    await page.evaluate(() => window.stagePage.gauge.reset());
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => window.stagePage.gauge.frames)).toBe(0);
    await page.evaluate(() => window.stagePage.unmount());
  });

  it('continues with the same bytes after a lost graphics context in mid-round', async () => {
    const views = await viewsOf(scene, 6);
    await mount(scene, views);
    const before: string[] = [];
    for (const view of views) before.push(await seal(view));
    await seal(views[2]);
    await page.evaluate(() => {
      window.stagePage.statuses.length = 0;
      return window.stagePage.loseContext();
    });
    await page.waitForFunction(() => window.stagePage.statuses.includes('ready'));
    expect(await page.evaluate(() => window.stagePage.statuses)).toEqual(['lost', 'ready']);
    for (let i = 2; i < views.length; i++)
      expect((await seal(views[i])) === before[i], `view ${i}`).toBe(true);
    await page.evaluate(() => window.stagePage.unmount());
  });

  it('frees everything when it is closed, twenty times over', async () => {
    const views = await viewsOf(scene, 8);
    await page.evaluate(() => window.stagePage.gauge.skipDrawing(true));
    const visit = async () => {
      await mount(scene, views);
      const full = await page.evaluate((round) => {
        for (const view of round) window.stagePage.draw(view);
        return window.stagePage.census();
      }, views);
      await page.evaluate(() => window.stagePage.unmount());
      return { full, empty: await page.evaluate(() => window.stagePage.census()) };
    };
    await visit();
    const first = await visit();
    for (let i = 0; i < VISITS; i++) expect(await visit()).toEqual(first);
    await page.evaluate(() => window.stagePage.gauge.skipDrawing(false));
    expect(first.empty).toMatchObject({ containers: 7, timelines: 0, subscribers: 0 });
    for (const what of ['textures', 'listeners', 'containers', 'timelines'])
      expect(first.full[what], what).toBeGreaterThan(first.empty[what] ?? 0);
  });
}

/** A number of views of a scene's first round, from its opening to its end. */
async function viewsOf(scene: SceneName, count: number) {
  const { rounds } = await loadFixtures(scene);
  const round = Object.values(rounds)[0];
  if (!round) throw new Error(`${scene} has no round`);
  return Array.from({ length: count }, (_, i) => round.view(Math.floor((round.duration * i) / (count - 1))));
}

type View = Awaited<ReturnType<typeof viewsOf>>[number];

async function mount(scene: SceneName, views: readonly View[]): Promise<void> {
  const { options } = await loadFixtures(scene);
  await page.evaluate(([name, view, options]) => window.stagePage.mount(360, 340, view, options, name), [
    scene,
    views[0] as View,
    options,
  ] as const);
}

function seal(view: View | undefined): Promise<string> {
  if (!view) throw new Error('no such view');
  return page.evaluate((shown) => window.stagePage.seal(shown), view);
}
