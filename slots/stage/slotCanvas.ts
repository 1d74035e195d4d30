import { Container, ImageSource, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';
import 'pixi.js/unsafe-eval';
import type { SlotScene } from '../../scenes/slots/slotScene.ts';
import { QuadBatchMesh } from './quadBatchMesh.ts';
import type { SlotAtlas } from './slotAtlas.ts';

/** The colour below the backdrop, and instead of a missing one. */
const NIGHT = 0x0d0d26;

/** The canvas of a slot: its backdrop, and over it the scene's quads. Two draw calls. */
export class SlotCanvas {
  readonly #renderer: WebGLRenderer;
  readonly #stage = new Container();
  readonly #mesh: QuadBatchMesh;
  readonly #backdrop: Sprite | null;

  private constructor(
    renderer: WebGLRenderer,
    scene: SlotScene,
    { source }: SlotAtlas,
    background: HTMLImageElement | null,
  ) {
    this.#renderer = renderer;
    this.#mesh = new QuadBatchMesh(scene.batch, source);
    this.#backdrop =
      background && new Sprite(new Texture({ source: new ImageSource({ resource: background }) }));
    if (this.#backdrop) this.#stage.addChild(this.#backdrop);
    this.#stage.addChild(this.#mesh);
  }

  /** Rejects if the graphics card refuses. */
  static async open(
    scene: SlotScene,
    atlas: SlotAtlas,
    background: HTMLImageElement | null,
  ): Promise<SlotCanvas> {
    // Pixi's own ticker would request frames forever.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    const renderer = new WebGLRenderer();
    await renderer.init({
      antialias: false,
      autoDensity: true,
      backgroundColor: NIGHT,
      skipExtensionImports: true,
      gcActive: false,
      width: 1,
      height: 1,
    });
    renderer.canvas.style.display = 'block';
    return new SlotCanvas(renderer, scene, atlas, background);
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
    this.#mesh.update();
    this.#renderer.render(this.#stage);
  }

  destroy(): void {
    this.#stage.destroy({ children: true });
    this.#renderer.destroy({ removeView: true });
  }
}
