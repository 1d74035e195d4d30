import { type Hand, poolJourneys, pressed } from './poolJourneys.ts';

/** At wingo what is bet on is chosen first, then how much: the sheet that the big button opens places it. */
const HAND: Hand = {
  async bet(page, ...pools) {
    for (const pool of pools) await page.locator(`button[data-select="${pool}"]`).click();
    if (!(await pressed(page.locator('button[data-kind="amount"]')))) return false;
    await page.getByRole('dialog').locator('button[data-confirm]').click();
    return true;
  },
  async clear(page) {
    const clear = page.locator('button[data-clear]');
    if (await clear.isVisible()) await clear.click();
  },
};

poolJourneys('wingo', HAND);
