import {
  type Quality,
  QualityMeter,
  type Sharpness,
  sharpnessOf,
  storedQuality,
  storeQuality,
} from './quality.ts';
import type { SceneName } from './sceneRegistry.ts';
import { type Presentation, type SceneRequest, SceneRunner } from './sceneRunner.ts';
import type { Surface } from './surface.ts';

export interface StageSettings {
  /** Address the pictures' paths start from, with a slash at its end. */
  base?: string;
  /** A quality that is neither learned nor stored. */
  quality?: Quality;
  /** Device pixels a CSS pixel, whatever screen and quality; the pictures are the full ones. */
  resolution?: number;
}

/** A scene that is to be seen. */
interface Wish {
  start(): void;
  stop(): void;
}

/** The stage: one canvas for all games, one scene at a time. */
export class Stage {
  readonly #surface: Surface;
  readonly #settings: StageSettings;
  readonly #meter: QualityMeter;
  #quality: Quality;
  /** The scenes that are to be seen: the last of them is. */
  readonly #wishes: Wish[] = [];

  constructor(surface: Surface, settings: StageSettings = {}) {
    this.#surface = surface;
    this.#settings = settings;
    this.#quality = settings.quality ?? storedQuality();
    this.#meter = new QualityMeter(this.#quality);
    const { style } = surface.canvas;
    style.display = 'block';
    // The page scrolls and zooms under a finger on the picture.
    style.touchAction = 'auto';
  }

  /** Puts a scene on the stage. The one that is on it comes back when this one is closed: a sheet's over a game's. */
  present<S extends SceneName>(request: SceneRequest<S>): Presentation<S> {
    let runner: SceneRunner<S> | null = null;
    let { options } = request;
    const wish: Wish = {
      start: () => {
        runner = this.#run({ ...request, options });
      },
      stop: () => {
        runner?.close();
        runner = null;
      },
    };
    this.#wishes.at(-1)?.stop();
    this.#wishes.push(wish);
    wish.start();
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
    if (last) this.#wishes.at(-1)?.start();
  }

  #run<S extends SceneName>(request: SceneRequest<S>): SceneRunner<S> {
    return new SceneRunner(this.#surface, request, {
      base: this.#settings.base ?? '/',
      sharpness: () => this.#sharpness(),
      half: () => this.#quality.tier === 0 && !this.#settings.resolution,
      measured: (interval) => this.#meter.add(interval),
      rested: () => this.#takeQuality(),
    });
  }

  #sharpness(): Sharpness {
    const { resolution } = this.#settings;
    if (resolution) return { canvas: resolution, picture: resolution };
    return sharpnessOf(this.#quality, devicePixelRatio);
  }

  /** Takes what the meter learned; called only while the picture rests, so that it never jumps in a round. */
  #takeQuality(): void {
    const learned = this.#meter.quality;
    if (this.#settings.quality || this.#settings.resolution || learned.tier === this.#quality.tier) return;
    this.#quality = learned;
    this.#meter.taken();
    storeQuality(learned);
  }
}
