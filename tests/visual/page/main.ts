import type { CrashOptions } from '../../../scenes/crash/crashOptions.ts';
import type { CrashView } from '../../../src/engine/crashView.ts';
import { createApplication } from '../../../src/stage/application.ts';
import type { Presentation } from '../../../src/stage/showing.ts';
import { Stage } from '../../../src/stage/stage.ts';
import { gauge } from './gauge.ts';
import { OPTIONS } from './options.ts';

/** What the tests and the bench drive: the real stage with a view that stands still until it is set. */
export interface StagePage {
  /** Puts crash on the stage in a host of this size; resolves when it is drawn. */
  mount(width: number, height: number, view: CrashView, options?: Partial<CrashOptions>): Promise<void>;
  unmount(): void;
  /** Sets the view and wakes the stage, as an event does. */
  set(view: CrashView): void;
  /** Draws a view at once. Answers whether the picture moves. */
  draw(view: CrashView): boolean;
  /** Draws a view and answers the canvas as a PNG data URL, read in the same task. */
  shoot(view: CrashView): string;
  /** Draws views that follow each other without reading them. Answers the ms of script each took. */
  time(views: readonly CrashView[]): number[];
  resize(width: number, height: number): void;
  statuses: string[];
  gauge: typeof gauge;
  /** Takes the graphics card away and gives it back. */
  loseContext(): Promise<void>;
  census(): Record<string, number>;
}

declare global {
  interface Window {
    stagePage: StagePage;
  }
}

gauge.install();
const app = await createApplication();
const stage = new Stage(app, { quality: { tier: 2, ceiling: 2 } });
const host = document.createElement('div');
document.body.append(host);
const wakes = new Set<() => void>();
let current: CrashView | null = null;
let presentation: Presentation<'crash'> | null = null;

function shown(): CrashView {
  if (!current) throw new Error('no view yet');
  return current;
}

function playing(): Presentation<'crash'> {
  if (!presentation) throw new Error('nothing is mounted');
  return presentation;
}

window.stagePage = {
  statuses: [],
  gauge,
  mount(width, height, view, options = {}) {
    this.resize(width, height);
    current = view;
    return new Promise((resolve, reject) => {
      presentation = stage.present({
        scene: 'crash',
        source: {
          view: shown,
          subscribe(wake) {
            wakes.add(wake);
            return () => wakes.delete(wake);
          },
        },
        options: { ...OPTIONS, ...options },
        host,
        onStatus: (status) => {
          this.statuses.push(status.kind);
          if (status.kind === 'ready') resolve();
          if (status.kind === 'failed') reject(status.error);
        },
      });
    });
  },
  unmount() {
    playing().close();
    presentation = null;
  },
  set(view) {
    current = view;
    for (const wake of wakes) wake();
  },
  draw(view) {
    current = view;
    return playing().draw();
  },
  shoot(view) {
    this.draw(view);
    return app.canvas.toDataURL('image/png');
  },
  time(views) {
    return views.map((view) => {
      const began = performance.now();
      this.draw(view);
      return performance.now() - began;
    });
  },
  resize(width, height) {
    host.style.width = `${width}px`;
    host.style.height = `${height}px`;
  },
  async loseContext() {
    const back = new Promise((resolve) =>
      app.canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
    );
    const gl = app.canvas.getContext('webgl2');
    const handle = gl?.getExtension('WEBGL_lose_context');
    if (!handle) throw new Error('this browser cannot lose its context');
    handle.loseContext();
    await new Promise((resolve) => setTimeout(resolve, 60));
    handle.restoreContext();
    await back;
  },
  census: () => gauge.census(app, wakes.size),
};
