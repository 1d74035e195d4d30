import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packPng } from './packPng.ts';
import { writeReport } from './report.ts';
import { StageBrowser } from './stageBrowser.ts';

let stage: StageBrowser;
let folder: string;

beforeAll(async () => {
  stage = await StageBrowser.build();
  folder = mkdtempSync(join(tmpdir(), 'kilat-report-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await stage?.close();
});

it('shows every mismatch from its own folder, with a slider to compare', async () => {
  const directory = join(folder, 'report');
  const whole = { expected: picture(10), actual: picture(200), diff: picture(90) };
  writeReport(directory, [
    { name: 'crash/9x9@1-1.50x', why: '81 of 81 pixels differ', ...whole },
    { name: 'crash/9x9@2-<b>', why: 'its seal differs', actual: picture(3) },
    { name: 'crash/9x9@2-gone', why: 'it is kept, but no scene has such a moment' },
  ]);
  const page = await (await stage.launch()).newPage();
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(request.url()));
  await page.goto(`file://${directory}/index.html`);
  expect(await page.locator('h1').textContent()).toBe('3 pictures differ');
  expect(await page.locator('h2').allTextContents()).toEqual([
    'crash/9x9@1-1.50x',
    'crash/9x9@2-<b>',
    'crash/9x9@2-gone',
  ]);
  const widths = await page
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  expect(widths).toEqual([9, 9, 9, 9, 9, 9]);
  expect(missing).toEqual([]);
  const over = page.locator('.over');
  const cut = () => over.evaluate((image) => getComputedStyle(image).clipPath);
  expect(await cut()).toContain('50%');
  await page.getByRole('slider').fill('80');
  expect(await cut()).toContain('80%');
});

it('leaves nothing of the previous report', () => {
  const directory = join(folder, 'again');
  writeReport(directory, [{ name: 'a/b', why: 'differs', actual: picture(1) }]);
  writeFileSync(join(directory, 'stale.txt'), '');
  const page = writeReport(directory, []);
  expect(existsSync(join(directory, 'stale.txt'))).toBe(false);
  expect(existsSync(join(directory, 'pictures'))).toBe(false);
  expect(readFileSync(page, 'utf8')).toContain('0 pictures differ');
});

function picture(grey: number): string {
  return `data:image/png;base64,${packPng(9, 9, Buffer.alloc(9 * 9 * 3, grey)).toString('base64')}`;
}
