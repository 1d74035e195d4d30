import { Container, type Texture } from 'pixi.js';
import { QuadBatch, type QuadBatchOptions } from '../engine/quadBatch.ts';
import type { Scene, SceneContext, SceneOptions } from '../engine/scene.ts';
import { paused } from '../engine/timeline.ts';
import type { Background, TileLayer } from './background.ts';
import { type Win, WinOverlay } from './wins/winCelebration.ts';

/** The player's own win in the view of every solo round. */
interface SoloView extends Win {
  /** ms since the result became visible; negative before. */
  since: number;
}

class SoloWin extends WinOverlay {
  draw(
    view: SoloView,
    { decimal, reducedMotion }: SceneOptions<unknown>,
    light: QuadBatch,
    near: QuadBatch,
  ): boolean {
    this.take(view, view.seed);
    return this.show(view.since, decimal, reducedMotion, light, near);
  }
}

/**
 * Base class of a solo game's scene: room and pattern behind, the game's own layers, the player's own win in front. It begins
 * and ends the layers, shows the win and destroys everything; a game adds its layers in its constructor and draws into them.
 */
export abstract class SoloScene<View extends SoloView, Options extends SceneOptions<unknown>>
  extends Container
  implements Scene<View, Options>
{
  readonly backdrop = new Container();
  readonly celebration = new Container();
  /** In front of the game: light, and above it amounts and text. */
  protected readonly sparks: QuadBatch;
  protected readonly front: QuadBatch;
  protected options: Options;
  readonly #atlas: Texture;
  readonly #room: Background;
  readonly #pattern: TileLayer;
  readonly #win: SoloWin;
  readonly #layers: QuadBatch[] = [];
  readonly #parts: { destroy(): void }[] = [];

  /** @param sparks the most quads of light in front of the game */
  constructor({ assets, options }: SceneContext<Options>, room: Background, pattern: TileLayer, sparks = 64) {
    super();
    this.#atlas = assets.texture('white');
    this.options = options;
    this.#room = room;
    this.#pattern = pattern;
    this.#win = this.own(new SoloWin(assets));
    this.sparks = this.#layer(sparks, { blendMode: 'add' });
    this.front = this.#layer(208, { letters: true });
    this.backdrop.addChild(room, pattern);
    this.celebration.addChild(this.sparks, this.front);
  }

  /** Adds a layer of the game, above the existing ones. */
  protected add(capacity: number, options?: QuadBatchOptions): QuadBatch {
    return this.addChild(this.#layer(capacity, options));
  }

  /** Takes a part that is destroyed with the scene. */
  protected own<Part extends { destroy(): void }>(part: Part): Part {
    this.#parts.push(part);
    return part;
  }

  /** Prepares a timeline that is killed with the scene. */
  protected paused(timeline: gsap.core.Timeline): gsap.core.Timeline {
    this.own({ destroy: () => timeline.kill() });
    return paused(timeline);
  }

  /** Where the win is shown. */
  protected get winPlace(): WinOverlay['place'] {
    return this.#win.place;
  }

  resize(width: number, height: number): void {
    this.#room.resize(width, height);
    this.#pattern.resize(width, height);
    this.layOut(width, height);
  }

  configure(options: Options): void {
    this.options = options;
  }

  draw(view: View): boolean {
    for (const layer of this.#layers) layer.begin();
    const moves = this.drawGame(view);
    const cheering = this.celebrates(view) && this.#win.draw(view, this.options, this.sparks, this.front);
    this.drawAfterWin(view, cheering);
    for (const layer of this.#layers) layer.end();
    return moves || cheering;
  }

  override destroy(): void {
    for (const part of this.#parts) part.destroy();
    for (const part of [this.backdrop, this.celebration]) part.destroy({ children: true });
    super.destroy({ children: true });
  }

  /** Lays out the game and its win for a canvas of this size, in CSS pixels. */
  protected abstract layOut(width: number, height: number): void;

  /** Draws a view without the win. Returns whether the next frame will differ. */
  protected abstract drawGame(view: View): boolean;

  /** Whether a view has a win to show. */
  protected abstract celebrates(view: View): boolean;

  /** Draws the parts that make room for the win while it is shown. */
  protected drawAfterWin(_view: View, _cheering: boolean): void {}

  #layer(capacity: number, options?: QuadBatchOptions): QuadBatch {
    const layer = new QuadBatch(this.#atlas, capacity, options);
    this.#layers.push(layer);
    return layer;
  }
}

/** Whether a cash-out game has a win to show. */
export function isCashed({ end, since }: { end: string; since: number }): boolean {
  return end === 'cashed' && since >= 0;
}

/** Whether a game decided by its start has a win to show: the return exceeds the stake. */
export function isWon({ since, payout, stake }: SoloView): boolean {
  return since >= 0 && payout > stake;
}
