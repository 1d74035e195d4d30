import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

const ATTEMPTS = 10;

/** A slot in its frame, in the words of the Indonesian site: what a player sees and presses there. */
export class SlotTable {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly spinButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('main iframe');
    this.spinButton = this.frame.getByRole('button', { name: 'Putar', exact: true });
  }

  /** Waits until a spin may begin. */
  async ready(): Promise<void> {
    await expect(this.spinButton).toBeEnabled({ timeout: 60_000 });
  }

  /** Spins, and waits until what it brought was shown. What a busy house had no time for is asked for again, as its player would. */
  async spin(): Promise<void> {
    await this.ready();
    await this.spinButton.click();
    const lost = this.frame.getByText('Koneksi terputus', { exact: false });
    const takenBack = this.frame.getByText('Putaran ini dibatalkan', { exact: false });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await expect
        .poll(async () => (await this.spinButton.isEnabled()) || (await lost.isVisible()), {
          timeout: 120_000,
        })
        .toBe(true);
      if (await lost.isVisible()) await this.frame.getByRole('button', { name: 'Coba lagi' }).click();
      else if (await takenBack.isVisible()) {
        await this.frame.getByRole('button', { name: 'Tutup' }).click();
        await this.spinButton.click();
      } else return;
    }
    throw new Error('the house had no time for a spin');
  }

  /** Waits until what is played was shown to its end. */
  async shown(): Promise<void> {
    await expect(this.spinButton).toBeEnabled({ timeout: 120_000 });
  }

  /** The balance that the slot itself shows, in whole units. */
  async balance(): Promise<number> {
    const shown = await this.frame.locator('.balance .amount').textContent();
    return Number((shown ?? '').replace(/\D/g, ''));
  }
}
