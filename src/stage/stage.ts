import {
  type Quality,
  QualityMeter,
  sharpnessOf,
  storedQuality,
  storeQuality,
} from '../../scenes/engine/quality.ts';
import type { Sharpness } from '../../scenes/engine/stageLayers.ts';
import type { SceneName } from './sceneRegistry.ts';
import { type Presentation, type SceneRequest, SceneRunner } from './sceneRunner.ts';
import type { Surface } from './surface.ts';

export interface StageSettings {
  /** Base URL of the pictures' paths, with a trailing slash. */
  base?: string;
  /** A fixed quality that is neither learned nor stored. */
  quality?: Quality;
  /** Fixed device pixels per CSS pixel for any screen and quality; the full-size pictures are used. */
  resolution?: number;
}

/** A scene to be shown. */
interface Wish {
  start(): void;
  stop(): void;
  /** Another surface is prepared for it. */
  replacing(): void;
  /** Nothing can draw it. */
  unsupported(): void;
}

/** The stage: one canvas for all games, one scene at a time. */
export class Stage {
  /** Null while it is replaced, and for good where nothing can draw. */
  #surface: Surface | null;
  readonly #settings: StageSettings;
  readonly #meter: QualityMeter;
  readonly #replace: (error: Error) => Promise<Surface | null>;
  #replacing = false;
  #quality: Quality;
  /** The scenes to be shown; only the last of them is visible. */
  readonly #wishes: Wish[] = [];

  /** `replace` supplies another surface for one that cannot draw any more; null where nothing else can draw. */
  constructor(
    surface: Surface,
    settings: StageSettings = {},
    replace: (error: Error) => Promise<Surface | null> = async () => null,
  ) {
    this.#surface = surface;
    this.#replace = replace;
    this.#settings = settings;
    this.#quality = settings.quality ?? storedQuality();
    this.#meter = new QualityMeter(this.#quality);
    dress(surface);
  }

  /** Presents a scene. The previous one returns when this one is closed: a sheet's scene over a game's. */
  present<S extends SceneName>(request: SceneRequest<S>): Presentation<S> {
    let runner: SceneRunner<S> | null = null;
    let { options } = request;
    const wish: Wish = {
      start: () => {
        runner = this.#run({ ...request, options });
      },
      unsupported: () => request.onStatus({ kind: 'unsupported' }),
      replacing: () => request.onStatus({ kind: 'loading', progress: 0 }),
      stop: () => {
        runner?.close();
        runner = null;
      },
    };
    this.#wishes.at(-1)?.stop();
    this.#wishes.push(wish);
    this.#show(wish);
    return {
      configure: (wanted) => {
        options = wanted;
        runner?.configure(wanted);
      },
      draw: () => runner?.draw() ?? false,
      close: () => this.#leave(wish),
    };
  }

  #leave(wish: Wish): void {
    const at = this.#wishes.indexOf(wish);
    if (at < 0) return;
    const last = at === this.#wishes.length - 1;
    wish.stop();
    this.#wishes.splice(at, 1);
    const next = this.#wishes.at(-1);
    if (last && next) this.#show(next);
  }

  #show(wish: Wish): void {
    if (this.#surface) wish.start();
    else if (this.#replacing) wish.replacing();
    else wish.unsupported();
  }

  /** Puts the scene on another surface. */
  async #changeSurface(error: Error): Promise<void> {
    const broken = this.#surface;
    if (!broken) return;
    this.#surface = null;
    this.#replacing = true;
    const wish = this.#wishes.at(-1);
    // What cannot draw may be unable to clean up, too.
    for (const step of [() => wish?.stop(), () => broken.end(), () => broken.canvas.remove()])
      try {
        step();
      } catch (reason) {
        reportError(reason);
      }
    wish?.replacing();
    const next = await this.#replace(error).catch(() => null);
    this.#replacing = false;
    if (next) dress(next);
    this.#surface = next;
    const wanted = this.#wishes.at(-1);
    if (wanted) this.#show(wanted);
  }

  #run<S extends SceneName>(request: SceneRequest<S>): SceneRunner<S> | null {
    if (!this.#surface) return null;
    return new SceneRunner(this.#surface, request, {
      base: this.#settings.base ?? '/',
      sharpness: () => this.#sharpness(),
      half: () => this.#quality.tier === 0 && !this.#settings.resolution,
      measured: (interval) => this.#meter.add(interval),
      rested: () => this.#takeQuality(),
      failed: (error) => void this.#changeSurface(error),
    });
  }

  #sharpness(): Sharpness {
    const { resolution } = this.#settings;
    if (resolution) return { canvas: resolution, picture: resolution };
    return sharpnessOf(this.#quality, devicePixelRatio);
  }

  /** Applies the learned quality; called only while the picture is at rest, so that it never changes within a round. */
  #takeQuality(): void {
    const learned = this.#meter.quality;
    if (this.#settings.quality || this.#settings.resolution || learned.tier === this.#quality.tier) return;
    this.#quality = learned;
    this.#meter.taken();
    storeQuality(learned);
  }
}

function dress({ canvas: { style } }: Surface): void {
  style.display = 'block';
  // The page scrolls and zooms under a finger on the picture.
  style.touchAction = 'auto';
}
