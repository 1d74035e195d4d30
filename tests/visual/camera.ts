import type { Page } from 'playwright-core';
import { queryOf, type Shot } from './shots.ts';

/**
 * Takes pictures from the stage page of a site. A canvas is opened once per scene and size, and reused for its other moments.
 */
export class Camera {
  readonly #page: Page;
  readonly #address: string;
  #subject = '';

  /** @param address of the stage page without its query; `page` may be anywhere */
  constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
  }

  /** A shot as a PNG data URL. Rejects with the page's error if it cannot be drawn. */
  async shoot(shot: Shot): Promise<string> {
    await this.#turnTo(shot);
    const picture = await this.#page.evaluate(({ t, round }) => window.kilatStage?.png(t, round), shot);
    if (!picture) throw new Error('the page answered no picture');
    return picture;
  }

  /**
   * The seal (album.ts) of a shot, computed in the page that draws it: encoding a picture and transferring it takes three times
   * as long as drawing it. Null on sites without HTTPS, where pages cannot hash.
   */
  async seal(shot: Shot): Promise<string | null> {
    await this.#turnTo(shot);
    return this.#page.evaluate(async ({ t, round }) => {
      const canvas = document.querySelector('canvas');
      const gl = canvas?.getContext('webgl2');
      if (!isSecureContext || !gl || !window.kilatStage) return null;
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
      const row = width * 4;
      const read = new Uint8Array(row * height);
      // Read in the task that draws: afterwards the canvas is empty. It is opaque, so its colours are those of the picture;
      // otherwise the seal would differ and the picture itself be compared.
      await window.kilatStage.draw(t, round);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, read);
      const bytes = new Uint8Array(8 + read.length);
      new DataView(bytes.buffer).setUint32(0, width);
      new DataView(bytes.buffer).setUint32(4, height);
      // Its rows are bottom up.
      for (let y = 0; y < height; y++)
        bytes.set(read.subarray(y * row, (y + 1) * row), 8 + (height - 1 - y) * row);
      const digest = await crypto.subtle.digest('SHA-256', bytes);
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }, shot);
  }

  /** Opens the shot's canvas if another one is open. */
  async #turnTo(shot: Shot): Promise<void> {
    const { scene, width, height, scale } = shot;
    const subject = `${scene} ${width} ${height} ${scale}`;
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
