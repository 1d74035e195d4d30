import { Container, ImageSource, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { quietPixi, RENDERER_OPTIONS } from '../../scenes/engine/pixi.ts';
import type { SlotScene } from '../../scenes/slots/slotScene.ts';

/** The canvas of a slot: its backdrop, and over it the scene's quads. Two draw calls. */
export class SlotCanvas {
  readonly #renderer: WebGLRenderer;
  readonly #stage = new Container();
  readonly #backdrop: Sprite | null;

  private constructor(renderer: WebGLRenderer, scene: SlotScene, background: HTMLImageElement | null) {
    this.#renderer = renderer;
    this.#backdrop =
      background && new Sprite(new Texture({ source: new ImageSource({ resource: background }) }));
    if (this.#backdrop) this.#stage.addChild(this.#backdrop);
    this.#stage.addChild(scene.batch);
  }

  /** Rejects if the graphics card refuses. */
  static async open(scene: SlotScene, background: HTMLImageElement | null): Promise<SlotCanvas> {
    quietPixi();
    const renderer = new WebGLRenderer();
    await renderer.init({ ...RENDERER_OPTIONS, autoDensity: true, skipExtensionImports: true });
    renderer.canvas.style.display = 'block';
    return new SlotCanvas(renderer, scene, background);
  }

  get element(): HTMLCanvasElement {
    return this.#renderer.canvas;
  }

  /** Whether the graphics context is lost. */
  get lost(): boolean {
    return this.#renderer.gl.isContextLost();
  }

  resize(width: number, height: number, resolution: number): void {
    this.#renderer.resize(width, height, resolution);
    const backdrop = this.#backdrop;
    if (!backdrop) return;
    // Covers the canvas, centred.
    const { width: wide, height: high } = backdrop.texture;
    const scale = Math.max(width / wide, height / high);
    backdrop.scale.set(scale);
    backdrop.position.set((width - wide * scale) / 2, (height - high * scale) / 2);
  }

  /** Renders the scene's quads. */
  render(): void {
    this.#renderer.render(this.#stage);
  }

  destroy(): void {
    this.#stage.destroy({ children: true });
    this.#renderer.destroy({ removeView: true });
  }
}
