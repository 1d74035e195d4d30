import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

const ATTEMPTS = 10;

/** A slot in its provider frame, with the texts of the Indonesian site: what a player sees and presses there. */
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

  /** Spins, and waits until its result was shown. */
  async spin(): Promise<void> {
    await this.ready();
    await this.spinButton.click();
    await this.shown();
  }

  /**
   * Waits until the current playback has ended, skipping ahead: a feature would take minutes. A spin for which a busy house had
   * no time is requested again, as a player would.
   * @param again repeats a spin that was taken back
   */
  async shown(again: () => Promise<void> = () => this.spinButton.click()): Promise<void> {
    const lost = this.frame.getByText('Koneksi terputus', { exact: false });
    const takenBack = this.frame.getByText('Putaran ini dibatalkan', { exact: false });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await expect
        .poll(async () => (await this.#spins()) || (await lost.isVisible()) || (await this.#hurry()), {
          timeout: 180_000,
        })
        .toBe(true);
      if (await lost.isVisible()) await this.frame.getByRole('button', { name: 'Coba lagi' }).click();
      else if (await takenBack.isVisible()) {
        await this.frame.getByRole('button', { name: 'Tutup' }).click();
        await again();
      } else return;
    }
    throw new Error('the house had no time for a spin');
  }

  /** Waits until a replay has ended. */
  async replayed(): Promise<void> {
    const again = this.frame.getByRole('button', { name: 'Tonton lagi' });
    await expect
      .poll(async () => (await again.isVisible()) || (await this.#hurry()), { timeout: 180_000 })
      .toBe(true);
  }

  /** Whether a spin may begin. */
  async #spins(): Promise<boolean> {
    return (await this.spinButton.count()) > 0 && (await this.spinButton.isEnabled());
  }

  /** Presses the scene, which skips ahead and does nothing else. Always false. */
  async #hurry(): Promise<false> {
    await this.frame.locator('canvas').first().dispatchEvent('click');
    return false;
  }

  /** Buys the feature, which then plays. */
  async buyFeature(): Promise<void> {
    await this.frame.getByRole('button', { name: /^Beli fitur/ }).click();
    await this.frame.getByRole('button', { name: /^Beli seharga/ }).click();
  }

  /** The balance displayed by the slot itself, in whole units. */
  async balance(): Promise<number> {
    const shown = await this.frame.locator('.balance .amount').textContent();
    return Number((shown ?? '').replace(/\D/g, ''));
  }
}
