import type { Browser } from 'playwright-core';
import { Album } from './album.ts';
import { Camera } from './camera.ts';
import { StageBrowser } from './stageBrowser.ts';

/** Where the pictures are kept, and where a report of those that differ is written. */
const KEPT = 'tests/visual/snapshots';
const MEMORY = '.cache/snapshots';
export const REPORT = 'test-results/snapshots';

/** Browsers to take pictures with, of the present sources or of a site, and the album to hold them against. */
export class Session {
  readonly album: Album;
  readonly #stage: StageBrowser;
  readonly #site: string | undefined;
  readonly #first: Browser;

  private constructor(stage: StageBrowser, first: Browser, album: Album, site: string | undefined) {
    this.#stage = stage;
    this.#first = first;
    this.album = album;
    this.#site = site;
  }

  /** @param site address of a site to take the pictures from; else they are taken from the present sources */
  static async open(site?: string): Promise<Session> {
    const stage = await StageBrowser.build();
    const first = await stage.launch();
    const desk = await stage.open(first, 1, 'desk.html');
    return new Session(stage, first, new Album(KEPT, MEMORY, desk), site);
  }

  /** A camera in the first browser. */
  camera(): Promise<Camera> {
    return this.#cameraIn(this.#first);
  }

  /** Does something with a camera in a browser started afresh, which is closed after it. */
  async withFreshCamera<T>(use: (camera: Camera) => Promise<T>): Promise<T> {
    const browser = await this.#stage.launch();
    try {
      return await use(await this.#cameraIn(browser));
    } finally {
      await browser.close();
    }
  }

  close(): Promise<void> {
    return this.#stage.close();
  }

  async #cameraIn(browser: Browser): Promise<Camera> {
    if (this.#site) return new Camera(await browser.newPage(), new URL('/', this.#site).href);
    const page = await this.#stage.open(browser, 1, 'stage.html');
    return new Camera(page, page.url());
  }
}
