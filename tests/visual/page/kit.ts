import { type LoadedBundle, loadBundle } from '../../../scenes/engine/loadBundle.ts';
import { mountApplication } from '../../../src/stage/application.tsx';
import { gauge } from './gauge.ts';
import { KitBoard } from './kitBoard.ts';
import { sealOf } from './seal.ts';

const WIDTH = 720;
const HEIGHT = 540;

/** The scene kit's pieces without a stage. */
export interface KitPage {
  /** Builds the board with its bundle, and destroys it. */
  open(): Promise<void>;
  close(): void;
  /** Draws a time of the board. Returns the SHA-256 of its pixels. */
  seal(t: number, reducedMotion?: boolean): Promise<string>;
  /** Draws consecutive times without reading them. Returns the highest number of draw calls of one. */
  play(times: readonly number[]): number;
  /** Whether anything moves after that time. */
  moves(t: number): boolean;
  census(): Record<string, number>;
  skipDrawing(skip: boolean): void;
}

declare global {
  interface Window {
    kitPage: KitPage;
  }
}

gauge.install();
const { app, renderer, root } = await mountApplication();
document.body.append(app.canvas);
app.renderer.resize(WIDTH, HEIGHT, devicePixelRatio);
let bundle: LoadedBundle | null = null;
let board: KitBoard | null = null;

function draw(t: number, reducedMotion = false): boolean {
  if (!board) throw new Error('the board is not open');
  const moves = board.draw(t, reducedMotion);
  renderer.render(root);
  return moves;
}

window.kitPage = {
  async open() {
    bundle = await loadBundle({
      bundle: { atlas: 'games/roulette/roulette', fonts: 'games/roulette/fonts' },
      half: false,
      base: '/',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    board = app.stage.addChild(new KitBoard(bundle));
    board.resize(WIDTH, HEIGHT);
  },
  close() {
    board?.destroy();
    bundle?.destroy();
    board = bundle = null;
  },
  seal(t, reducedMotion) {
    draw(t, reducedMotion);
    return sealOf(app.canvas);
  },
  play(times) {
    let most = 0;
    gauge.skipDrawing(true);
    for (const t of times) {
      gauge.reset();
      draw(t);
      most = Math.max(most, gauge.drawCalls);
    }
    gauge.skipDrawing(false);
    return most;
  },
  moves: draw,
  census: () => gauge.census(app, 0),
  skipDrawing: (skip) => gauge.skipDrawing(skip),
};
