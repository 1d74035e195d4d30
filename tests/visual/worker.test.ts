import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_SCENES, loadFixtures } from '../../src/app/scenes/fixtures.ts';
import type { SceneName } from '../../src/stage/sceneRegistry.ts';
import { StageBrowser } from './stageBrowser.ts';

/** Compares a worker's pictures with the page's pictures of the same views. */
let stage: StageBrowser;
let page: Page;
let worker: Page;

beforeAll(async () => {
  stage = await StageBrowser.build();
  const browser = await stage.launch();
  page = await stage.open(browser, 1);
  worker = await stage.open(browser, 1, 'worker.html');
  await worker.waitForFunction(() => 'workerPage' in window);
});
afterAll(() => stage?.close());

describe.each(FIXTURE_SCENES)('%s', (scene) => {
  it('is the same to the byte as on the page, whatever was drawn before', async () => {
    const views = await momentsOf(scene);
    const wanted = await sealsOf(scene, views);
    await open(scene);
    for (const [i, view] of [...views.entries(), ...[...views.entries()].toReversed()]) {
      await worker.evaluate((one) => window.workerPage.draw(one), view);
      await shows(wanted[i]);
    }
  });
});

it('continues with the same bytes after a lost graphics context', async () => {
  const views = await momentsOf('crash');
  const wanted = await sealsOf('crash', views);
  await open('crash');
  await worker.evaluate((view) => window.workerPage.draw(view), views[1]!);
  await worker.evaluate(() => window.workerPage.loseContext());
  expect(await worker.evaluate(() => window.workerPage.messages.filter((what) => what !== 'wanted'))).toEqual(
    ['lost', 'restored'],
  );
  await worker.evaluate((view) => window.workerPage.draw(view), views[2]!);
  await shows(wanted[2]);
});

it('continues a flight by itself, and requests a view when a phase ends', async () => {
  const { rounds } = await loadFixtures('crash');
  const { view } = Object.values(rounds)[0]!;
  await open('crash');
  await worker.evaluate((one) => window.workerPage.draw(one, true), view(8_700));
  await worker.waitForTimeout(200);
  const before = await picture();
  await worker.waitForTimeout(200);
  expect(await picture()).not.toBe(before);
  await worker.evaluate(async (one) => {
    await window.workerPage.draw(one, true);
    // Messages from here on are not answers to the view.
    window.workerPage.messages.length = 0;
  }, view(7_900));
  await worker.waitForFunction(() => window.workerPage.messages.length > 0);
});

/** Moments of a scene, at most four, including first and last. */
async function momentsOf(scene: SceneName) {
  const { rounds, moments } = await loadFixtures(scene);
  const all = Object.values(moments).map(({ round, t }) => rounds[round]!.view(t));
  return all.filter((_, i) => i % Math.ceil(all.length / 4) === 0 || i === all.length - 1);
}

type View = Awaited<ReturnType<typeof momentsOf>>[number];

/** The page's pictures of them. */
async function sealsOf(scene: SceneName, views: readonly View[]): Promise<readonly string[]> {
  const { options } = await loadFixtures(scene);
  const seals = await page.evaluate(
    async ([name, all, options]) => {
      await window.stagePage.mount(360, 340, all[0]!, options, name);
      const drawn: string[] = [];
      for (const view of all) drawn.push(await window.stagePage.seal(view));
      window.stagePage.unmount();
      return drawn;
    },
    [scene, views, options] as const,
  );
  expect(new Set(seals).size).toBeGreaterThan(1);
  return seals;
}

async function open(scene: SceneName): Promise<void> {
  const { options } = await loadFixtures(scene);
  await worker.evaluate(([name, options]) => window.workerPage.open(name, options, 360, 340), [
    scene,
    options,
  ] as const);
}

/** The screen shows a worker's picture one frame later. */
async function shows(wanted: string | undefined): Promise<void> {
  await expect.poll(() => worker.evaluate(() => window.workerPage.seal()), { timeout: 5_000 }).toBe(wanted);
}

async function picture(): Promise<string> {
  const clip = { x: 0, y: 0, width: 360, height: 340 };
  return (await worker.screenshot({ clip })).toString('base64');
}
