import { expect, type Page } from '@playwright/test';
import { coloursOf } from '../../coloursOf.ts';
import { inSceneWorker, SCENE_WORKER } from '../../sceneWorker.ts';
import { test } from '../support/house.ts';

test.use({ warm: false });

/** Games' scenes are drawn by a worker, or by the page if the browser supports no worker rendering. */

test('one worker draws every room, through changes of size and of rooms', async ({ page }) => {
  await page.goto('/game/dice');
  await drawn(page);
  expect(page.workers()).toHaveLength(1);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => canvasFitsHost(page)).toBe(true);
  await drawn(page);
  await page.goto('/');
  await page.goto('/game/roulette');
  await drawn(page);
  await page
    .getByRole('link', { name: /kembali|lobi/i })
    .or(page.getByRole('button', { name: /kembali/i }))
    .first()
    .click();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a scene that failed to load is requested again, also in a room with its pools over it', async ({
  page,
}) => {
  await page.route('**/games/dice/*.webp', (route) => route.abort());
  await page.goto('/game/dice');
  const again = page.getByRole('button', { name: 'Coba lagi' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll();
  await again.click();
  await drawn(page);
});

for (const [what, break_] of [
  [
    'gives canvases to no worker',
    () => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
  ],
  ['has no workers', () => Reflect.deleteProperty(window, 'Worker')],
] as const)
  test(`the page draws where the browser ${what}`, async ({ page }) => {
    await page.addInitScript(break_);
    await page.goto('/game/dice');
    await drawn(page);
    expect(page.workers()).toHaveLength(0);
  });

test('the page draws if a worker has no WebGL, or its code fails to load', async ({ page }) => {
  await inSceneWorker(page, 'OffscreenCanvas.prototype.getContext = () => null');
  await page.goto('/game/dice');
  await drawn(page);
  expect(page.workers()).toHaveLength(0);
  await page.unrouteAll();
  await page.route(SCENE_WORKER, (route) => route.abort());
  await page.goto('/game/crash');
  await drawn(page);
});

/** Makes a frame of the worker fail: the third one of its animation frames throws. */
const THIRD_FRAME = `{
  let frames = 0;
  const { drawElementsInstanced } = WebGL2RenderingContext.prototype;
  const request = self.requestAnimationFrame.bind(self);
  self.requestAnimationFrame = (callback) => request((time) => { frames++; callback(time); });
  WebGL2RenderingContext.prototype.drawElementsInstanced = function (...what) {
    if (frames >= 3) throw new Error('the third frame');
    drawElementsInstanced.apply(this, what);
  };
}`;
/** Makes the graphics card refuse every shader that draws quads. */
const BROKEN_SHADER = `{
  const { shaderSource } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
    shaderSource.call(this, shader, source.includes('aEdges') ? 'void main() { broken' : source);
  };
}`;
/** Loses the graphics context for good once something was drawn. */
const LOST_CONTEXT = `{
  let frames = 0;
  const { drawElementsInstanced } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElementsInstanced = function (...what) {
    drawElementsInstanced.apply(this, what);
    if (++frames === 30) this.getExtension('WEBGL_lose_context').loseContext();
  };
}`;

for (const [what, script, reason] of [
  ['whose third frame throws', THIRD_FRAME, 'the third frame'],
  ['that loses its graphics context for good', LOST_CONTEXT, 'did not come back'],
] as const)
  test(`a fresh worker replaces one ${what}, and it is reported`, async ({ page }) => {
    const report = reportOf(page, reason);
    await inFirstSceneWorker(page, script);
    await page.goto('/game/crash');
    await report;
    await drawn(page);
    expect(page.workers()).toHaveLength(1);
  });

test('a fresh worker replaces one that ended', async ({ page }) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(...what: ConstructorParameters<typeof Worker>) {
        super(...what);
        Object.assign(window, { firstWorker: (window as { firstWorker?: Worker }).firstWorker ?? this });
      }
    };
  });
  await page.goto('/game/crash');
  await drawn(page);
  const report = reportOf(page, 'draws no frames');
  await page.evaluate(() => (window as unknown as { firstWorker: Worker }).firstWorker.terminate());
  await report;
  await drawn(page);
  expect(page.workers()).toHaveLength(1);
});

test('the page draws after two workers could not, also after a reload', async ({ page }) => {
  const report = reportOf(page, 'freshWorker cannot draw: DrawFailed: the graphics card refused');
  await inSceneWorker(page, BROKEN_SHADER);
  await page.goto('/game/dice');
  await report;
  await drawn(page);
  expect(page.workers()).toHaveLength(0);
  await page.reload();
  await drawn(page);
  expect(page.workers()).toHaveLength(0);
});

test('a table without a picture is played by its text', async ({ page }) => {
  await page.addInitScript(BROKEN_SHADER);
  await inSceneWorker(page, BROKEN_SHADER);
  await page.goto('/game/dice');
  await expect(page.getByText('Browser ini tidak bisa menampilkan gambar.')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('canvas')).toHaveCount(0);
});

/** Runs a script in the first worker that draws scenes, not in one that replaces it. */
async function inFirstSceneWorker(page: Page, script: string): Promise<void> {
  await page.addInitScript(() => {
    const Original = window.Worker;
    let first = true;
    window.Worker = class extends Original {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, { ...options, name: first ? 'first' : 'next' });
        first = false;
      }
    };
  });
  await inSceneWorker(page, `if (self.name === 'first') ${script}`);
}

/** Resolves when the page reports an error with this text to the house. */
function reportOf(page: Page, text: string): Promise<unknown> {
  return page.waitForRequest(
    (request) => request.url().includes('error/notify') && (request.postData() ?? '').includes(text),
    { timeout: 60_000 },
  );
}

/** Waits until the scene is visible: many colours, and nothing over it. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('[role="img"] canvas')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('progress')).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => colours(page), { timeout: 10_000 }).toBeGreaterThan(500);
}

async function colours(page: Page): Promise<number> {
  const box = await page.locator('[role="img"] canvas').boundingBox();
  return box ? coloursOf(page, box) : 0;
}

function canvasFitsHost(page: Page): Promise<boolean> {
  return page.locator('[role="img"] canvas').evaluate((canvas) => {
    const host = canvas.parentElement as HTMLElement;
    return canvas.clientWidth === host.clientWidth && canvas.clientHeight === host.clientHeight;
  });
}
