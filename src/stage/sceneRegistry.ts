import type { SceneClass } from '../../scenes/engine/scene.ts';
import type { SceneFixtures } from '../../scenes/fixtures.ts';

/**
 * The view and options of each scene. A game adds its own (src/games/<game>/scene.ts), and so does a promotion
 * (src/features/<promotion>/scene.ts).
 */
// biome-ignore lint/suspicious/noEmptyInterface: games and promotions extend it
export interface SceneTypes {}

export type SceneName = keyof SceneTypes;
export type SceneClassOf<S extends SceneName> = SceneClass<SceneTypes[S]['view'], SceneTypes[S]['options']>;
export type SceneFixturesOf<S extends SceneName> = SceneFixtures<
  SceneTypes[S]['view'],
  SceneTypes[S]['options']
>;

/** Loads the code of a scene. Rejects when the connection is lost, and may be called again. */
export type SceneLoader = <S extends SceneName>(name: S) => Promise<SceneClassOf<S>>;

let loader: SceneLoader;
let startWorker: (() => Worker) | null = null;

/**
 * Registers where scenes come from; call once before anything is shown on the stage.
 * @param worker starts a worker that draws them (worker/sceneWorker.ts); without it the page draws them itself
 */
export function provideScenes(load: SceneLoader, worker: (() => Worker) | null = null): void {
  loader = load;
  startWorker = worker;
}

/** The function that starts a drawing worker; null where there is none. */
export function sceneWorker(): (() => Worker) | null {
  return startWorker;
}

/** Loads a scene's code. Rejects when the connection is lost; may be retried. */
export const loadScene: SceneLoader = async (name) => loader(name);
