import type { FixtureMoment, SceneFixtures } from '../../../scenes/fixtures.ts';
import { canDraw, mountApplication } from '../application.tsx';
import { provideScenes, type SceneLoader, type SceneName, type SceneTypes } from '../sceneRegistry.ts';
import type { Presentation } from '../sceneRunner.ts';
import { Stage } from '../stage.ts';
import { findRound, readStageQuery, withinRound } from './stageQuery.ts';

type Shown = SceneTypes[SceneName];

/** The available scenes. */
export interface StageScenes {
  names: readonly SceneName[];
  load: SceneLoader;
  fixtures(name: SceneName): Promise<SceneFixtures<Shown['view'], Shown['options']>>;
}

/** The API for scripts once `<html>` has `data-stage="drawn"`. */
interface KilatStage {
  /** Duration of the last drawn round, from its opening to its last moment, ms. */
  readonly duration: number;
  /** This scene's moments with reference pictures, by name. */
  readonly moments: Readonly<Record<string, FixtureMoment>>;
  /**
   * Draws the moment `t` ms after the round opened, optionally of another round of this scene. Rejects when there is no such
   * round, or no such time in it.
   */
  draw(t: number, round?: string): Promise<void>;
  /** That moment, or the last drawn one, as a PNG data URL: drawn and read in one task. */
  png(t?: number, round?: string): Promise<string>;
}

declare global {
  interface Window {
    kilatStage?: KilatStage;
  }
}

/**
 * A page with only one scene at one moment, for visual regression: no lobby, channel or account. Reports its state in
 * `data-stage` on `<html>`: loading, drawn, or error with a text in `root`.
 */
export async function openStagePage(search: string, root: HTMLElement, scenes: StageScenes): Promise<void> {
  setStatus('loading');
  try {
    await openScene(search, root, scenes);
  } catch (reason) {
    fail(root, reason instanceof Error ? reason.message : String(reason));
  }
}

async function openScene(search: string, root: HTMLElement, scenes: StageScenes): Promise<void> {
  const { scene, round: name, t, seed, scale, width, height } = readStageQuery(search, scenes.names);
  if (!canDraw()) throw new Error('this browser has no WebGL');
  provideScenes(scenes.load);
  const { rounds, moments, options } = await scenes.fixtures(scene);
  let round = findRound(rounds, name);
  let moment = withinRound(t, round.duration);
  const view = () => ({ ...round.view(moment), ...(seed !== null && { seed }) });
  const mounted = await mountApplication();
  const { canvas } = mounted.app;
  const stage = new Stage(mounted, { resolution: scale });
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'absolute', inset: '0 auto auto 0' });
  Object.assign(host.style, { width: `${width}px`, height: `${height}px` });
  root.replaceChildren(host);
  const presentation = await new Promise<Presentation<SceneName>>((resolve, reject) => {
    const opening = stage.present({
      scene,
      source: { view, subscribe: () => () => undefined, stands: () => true },
      options,
      host,
      onStatus(status) {
        if (status.kind === 'ready') {
          setStatus('drawn');
          resolve(opening);
        }
        if (status.kind === 'failed') reject(status.error);
        if (status.kind === 'lost') setStatus('loading');
      },
    });
  });
  const draw = (at: number, other?: string) => {
    if (!Number.isFinite(at)) throw new RangeError(`${at} is not a number of milliseconds`);
    const next = other === undefined ? round : findRound(rounds, other);
    moment = withinRound(at, next.duration);
    round = next;
    presentation.draw();
  };
  window.kilatStage = {
    get duration() {
      return round.duration;
    },
    moments,
    draw: async (at, other) => draw(at, other),
    async png(at = moment, other) {
      draw(at, other);
      return canvas.toDataURL('image/png');
    },
  };
}

function setStatus(how: 'loading' | 'drawn' | 'error'): void {
  document.documentElement.dataset.stage = how;
}

function fail(root: HTMLElement, text: string): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = text;
  message.style.margin = '16px';
  root.replaceChildren(message);
  setStatus('error');
}
