import { expect } from '@playwright/test';
import { type Hand, poolJourneys, pressed } from '../support/poolJourneys.ts';

/** In wingo the pool is selected first, then the stake: the sheet that the big button opens places it. */
const HAND: Hand = {
  async bet(page, ...pools) {
    for (const pool of pools) await page.locator(`button[data-select="${pool}"]`).click();
    if (!(await pressed(page.locator('button[data-kind="amount"]')))) return false;
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    // If the round closed meanwhile, the first press switches to the next one.
    await expect(async () => {
      if (await sheet.isVisible()) await sheet.locator('button[data-confirm]').click({ timeout: 10_000 });
      await expect(sheet).toBeHidden({ timeout: 1_000 });
    }).toPass();
    return true;
  },
  async clear(page) {
    const clear = page.locator('button[data-clear]');
    if (await clear.isVisible()) await clear.click();
  },
};

poolJourneys('wingo', HAND);
