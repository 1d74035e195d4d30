import type { Browser, Page } from 'playwright-core';
import { FIXTURE_SCENES } from '../../src/app/scenes/fixtures.ts';
import type { SceneName } from '../../src/stage/sceneRegistry.ts';
import { Album } from './album.ts';
import { Camera } from './camera.ts';
import { Digests, digestOf } from './digests.ts';
import type { Mismatch } from './report.ts';
import type { Shot } from './shots.ts';
import { StageBrowser } from './stageBrowser.ts';

/** The folders of the stored pictures, and of the report of differences. */
const SNAPSHOTS = 'tests/visual/snapshots';
const MEMORY = '.cache/snapshots';
export const REPORT = 'test-results/snapshots';

/** Browsers for taking pictures of the current sources or of a site, and the album to compare them with. */
export class Session {
  readonly album: Album;
  readonly digests = new Digests(`${SNAPSHOTS}/digests.json`);
  readonly #site: string | undefined;
  #stage: Promise<StageBrowser> | null = null;
  #first: Promise<Browser> | null = null;
  #desk: Promise<Page> | null = null;
  #camera: Promise<Camera> | null = null;

  /** @param site address of a site to take the pictures from; else they are taken from the present sources */
  constructor(site?: string) {
    this.#site = site;
    this.album = new Album(SNAPSHOTS, MEMORY, () => {
      this.#desk ??= this.#openDesk();
      return this.#desk;
    });
  }

  /** Whether nothing that draws a scene has changed since its pictures were stored. */
  isUnchanged(scene: SceneName): boolean {
    return this.digests.of(scene) === digestOf(scene, FIXTURE_SCENES);
  }

  /** Must be called only after every picture of the scene was drawn from the current sources and equals the stored one. */
  storeDigest(scene: SceneName): void {
    this.digests.store(scene, digestOf(scene, FIXTURE_SCENES));
  }

  /** How a shot, drawn by the camera, differs from the stored one; null if equal. */
  async look(camera: Camera, shot: Shot): Promise<Mismatch | null> {
    const seal = await camera.seal(shot);
    if (seal !== null && (await this.album.matches(shot, seal))) return null;
    return this.album.judge(shot, await camera.shoot(shot));
  }

  /** The camera in the first browser, shared by all: each open page keeps 40 MB for its canvas. */
  camera(): Promise<Camera> {
    this.#camera ??= this.#firstBrowser().then((browser) => this.#cameraIn(browser));
    return this.#camera;
  }

  /** Runs something with a camera in a newly started browser, which is closed afterwards. */
  async withFreshCamera<T>(use: (camera: Camera) => Promise<T>): Promise<T> {
    const browser = await (await this.#pages()).launch();
    try {
      return await use(await this.#cameraIn(browser));
    } finally {
      await browser.close();
    }
  }

  async close(): Promise<void> {
    await (await this.#stage)?.close();
  }

  #pages(): Promise<StageBrowser> {
    this.#stage ??= StageBrowser.build();
    return this.#stage;
  }

  #firstBrowser(): Promise<Browser> {
    this.#first ??= this.#pages().then((pages) => pages.launch());
    return this.#first;
  }

  async #openDesk(): Promise<Page> {
    return (await this.#pages()).open(await this.#firstBrowser(), 1, 'desk.html');
  }

  async #cameraIn(browser: Browser): Promise<Camera> {
    if (this.#site) return new Camera(await browser.newPage(), new URL('/', this.#site).href);
    const page = await (await this.#pages()).open(browser, 1, 'stage.html');
    return new Camera(page, page.url());
  }
}
