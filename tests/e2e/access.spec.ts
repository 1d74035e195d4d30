import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { test } from './house.ts';
import { Player } from './player.ts';

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds wrong on the page as it is, WCAG 2 A and AA and best practices. */
async function violations(page: Page): Promise<string[]> {
  // evaluate() is not held by the page's content policy, so the policy stays on.
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const VISITOR_PAGES = ['/', '/?z=login', '/?z=register', '/game/crash', '/game/crash/fairness', '/nowhere'];

for (const path of VISITOR_PAGES)
  test(`${path} is clean for assistive technology and obeys the content policy`, async ({ page }) => {
    const player = new Player(page);
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(600);
    expect(await violations(page)).toEqual([]);
    expect(player.complaints).toEqual([]);
  });

test("a player's table, its sheets and the account sheet are clean too", async ({ page }) => {
  const player = new Player(page);
  await page.goto('/game/crash?z=register');
  await player.register();
  await player.waitFor('bet', 'joinNext');
  expect(await violations(page)).toEqual([]);
  for (const name of ['Lihat taruhan babak ini', 'Riwayat saya', 'Panduan permainan', 'Saldo']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(400);
    expect(await violations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(player.complaints).toEqual([]);
});
