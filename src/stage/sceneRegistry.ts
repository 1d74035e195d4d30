import type { SceneFixtures } from '../../scenes/fixtures.ts';
import type { SceneClass } from '../../scenes/scene.ts';

/**
 * What each scene draws and is told. A game adds its own (src/games/<game>/scene.ts), and so does a promotion
 * (src/features/<promotion>/scene.ts).
 */
// biome-ignore lint/suspicious/noEmptyInterface: they fill it
export interface SceneTypes {}

export type SceneName = keyof SceneTypes;
export type SceneClassOf<S extends SceneName> = SceneClass<SceneTypes[S]['view'], SceneTypes[S]['options']>;
export type SceneFixturesOf<S extends SceneName> = SceneFixtures<
  SceneTypes[S]['view'],
  SceneTypes[S]['options']
>;

/** How the code of a scene is had. It rejects when the connection is lost, and may be called again. */
export type SceneLoader = <S extends SceneName>(name: S) => Promise<SceneClassOf<S>>;

let loader: SceneLoader;
let startWorker: (() => Worker) | null = null;

/**
 * Tells the stage where scenes come from, once, before anything is shown on it.
 * @param worker starts a worker that serves them (worker/sceneWorker.ts); without it the page draws them itself
 */
export function provideScenes(load: SceneLoader, worker: (() => Worker) | null = null): void {
  loader = load;
  startWorker = worker;
}

/** How a worker is started that draws scenes; null where there is none. */
export function sceneWorker(): (() => Worker) | null {
  return startWorker;
}

/** Loads a scene's code. Rejects when the connection is lost; may be tried again. */
export const loadScene: SceneLoader = async (name) => loader(name);
