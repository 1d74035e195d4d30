import type { Hand } from './poolJourneys.ts';
import { poolJourneys } from './poolJourneys.ts';

/** At wingo what is bet on is chosen first, then how much: the sheet that the big button opens places it. */
const HAND: Hand = {
  async bet(page, ...pools) {
    for (const pool of pools) await page.locator(`button[data-select="${pool}"]`).click();
    await page.locator('button[data-kind="amount"]').click();
    await page.getByRole('dialog').locator('button[data-confirm]').click();
  },
  async clear(page) {
    const clear = page.locator('button[data-clear]');
    if (await clear.isVisible()) await clear.click();
  },
};

poolJourneys('wingo', HAND);
