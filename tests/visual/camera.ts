import type { Page } from 'playwright-core';
import { queryOf, type Shot } from './shots.ts';

/** Takes pictures from the stage page of a site. A canvas is opened once; its other moments are drawn there. */
export class Camera {
  readonly #page: Page;
  readonly #address: string;
  #subject = '';

  /** @param address of the stage page without its query; `page` may be anywhere */
  constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
  }

  /** A shot as a PNG data URL. Rejects with the page's own words when it cannot be drawn. */
  async shoot(shot: Shot): Promise<string> {
    const { scene, round, width, height, scale } = shot;
    const subject = `${scene} ${round} ${width} ${height} ${scale}`;
    if (subject !== this.#subject) await this.#open(shot);
    this.#subject = subject;
    const picture = await this.#page.evaluate((t) => window.kilatStage?.png(t), shot.t);
    if (!picture) throw new Error('the page answered no picture');
    return picture;
  }

  async #open(shot: Shot): Promise<void> {
    this.#subject = '';
    await this.#page.goto(`${this.#address}?${queryOf(shot)}`);
    const ended = this.#page.locator('html[data-stage="drawn"], html[data-stage="error"]');
    await ended.waitFor({ state: 'attached' }).catch(() => {
      throw new Error(`${this.#address} has no stage page, or it never came to an end`);
    });
    if ((await ended.getAttribute('data-stage')) === 'error')
      throw new Error((await this.#page.locator('[role="alert"]').textContent()) ?? '');
  }
}
