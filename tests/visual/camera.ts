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
    await this.#turnTo(shot);
    const picture = await this.#page.evaluate((t) => window.kilatStage?.png(t), shot.t);
    if (!picture) throw new Error('the page answered no picture');
    return picture;
  }

  /**
   * The seal (album.ts) of a shot, which is made in the page that draws it: packing a picture and sending it around takes
   * three times as long as drawing it. Null on sites without encryption, where pages cannot hash.
   */
  async seal(shot: Shot): Promise<string | null> {
    await this.#turnTo(shot);
    return this.#page.evaluate(async (t) => {
      const canvas = document.querySelector('canvas');
      if (!isSecureContext || !canvas || !window.kilatStage) return null;
      const { width, height } = canvas;
      const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!pen) return null;
      // Read in the task that draws: the canvas is empty after it.
      await window.kilatStage.draw(t);
      pen.drawImage(canvas, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      const bytes = new Uint8Array(8 + data.length);
      new DataView(bytes.buffer).setUint32(0, width);
      new DataView(bytes.buffer).setUint32(4, height);
      bytes.set(data, 8);
      const digest = await crypto.subtle.digest('SHA-256', bytes);
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }, shot.t);
  }

  /** Opens the shot's canvas where another one is open. */
  async #turnTo(shot: Shot): Promise<void> {
    const { scene, round, width, height, scale } = shot;
    const subject = `${scene} ${round} ${width} ${height} ${scale}`;
    if (subject !== this.#subject) await this.#open(shot);
    this.#subject = subject;
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
