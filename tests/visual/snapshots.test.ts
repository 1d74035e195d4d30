import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrashView } from '../../src/engine/crashView.ts';
import { fileOf, PICTURES, type Picture, SIZES } from './pictures.ts';
import { MOMENTS } from './round.ts';
import { StageBrowser } from './stageBrowser.ts';

/**
 * The kept pictures of one round, compared to the byte. After a change that is meant to be seen:
 * `UPDATE_PICTURES=1 npx vitest run --project visual`, then look at the files before committing them.
 */
const UPDATE = Boolean(process.env.UPDATE_PICTURES);
const RESULTS = 'test-results/visual';

let stage: StageBrowser;
let launched: Awaited<ReturnType<StageBrowser['launch']>>;
const pages = new Map<string, Page>();

beforeAll(async () => {
  stage = await StageBrowser.build();
  launched = await stage.launch();
});
afterAll(() => stage?.close());

describe.each(PICTURES)('$moment on $screen at $scale', (picture) => {
  it('is the kept picture', async () => {
    const page = await pageOf(picture);
    const view = viewOf(picture);
    const file = fileOf(picture);
    if (UPDATE) {
      mkdirSync('tests/visual/snapshots', { recursive: true });
      writeFileSync(file, bytesOf(await page.evaluate((shown) => window.stagePage.keep(shown), view)));
    }
    expect(existsSync(file), `${file} is not kept yet`).toBe(true);
    const kept = `data:image/webp;base64,${readFileSync(file).toString('base64')}`;
    const difference = await page.evaluate(([shown, url]) => window.stagePage.compare(shown, url), [
      view,
      kept,
    ] as const);
    if (difference) {
      mkdirSync(RESULTS, { recursive: true });
      const name = file.slice(file.lastIndexOf('/') + 1, -'.webp'.length);
      writeFileSync(`${RESULTS}/${name}-actual.png`, bytesOf(difference.actual));
      writeFileSync(`${RESULTS}/${name}-diff.png`, bytesOf(difference.diff));
    }
    expect(difference?.pixels ?? 0, `differing pixels; see ${RESULTS}`).toBe(0);
  });
});

it('draws the same bytes in a browser started afresh', async () => {
  const [picture] = PICTURES.filter(({ moment }) => moment === '2.41x');
  if (!picture) throw new Error('no picture of 2.41x');
  const other = await mounted(await stage.launch(), picture);
  const shoot = (page: Page) => page.evaluate((view) => window.stagePage.shoot(view), viewOf(picture));
  expect(await shoot(other)).toBe(await shoot(await pageOf(picture)));
});

async function pageOf(picture: Picture): Promise<Page> {
  const key = `${picture.screen}@${picture.scale}`;
  const page = pages.get(key) ?? (await mounted(launched, picture));
  pages.set(key, page);
  return page;
}

async function mounted(browser: typeof launched, { screen, scale }: Picture): Promise<Page> {
  const page = await stage.open(browser, scale);
  const { width, height } = SIZES[screen];
  await page.evaluate(([w, h, view]) => window.stagePage.mount(w, h, view), [
    width,
    height,
    viewOf({ moment: 'loading', screen, scale }),
  ] as const);
  return page;
}

function viewOf({ moment }: Picture): CrashView {
  const view = MOMENTS[moment];
  if (!view) throw new Error(`the round has no moment ${moment}`);
  return view;
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
