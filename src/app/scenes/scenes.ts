import type { SceneClassOf, SceneLoader, SceneName } from '../../stage/sceneRegistry.ts';

/** How each scene's code is had: what the list of them (sceneClasses.ts) must say. */
export type SceneClasses = { readonly [S in SceneName]: () => Promise<SceneClassOf<S>> };

/** Loads a scene's code, a game's or a promotion's. Rejects when the connection is lost; may be tried again. */
export const loadScene: SceneLoader = async (name) => {
  const { SCENE_CLASSES } = await import('./sceneClasses.ts');
  const classes: SceneClasses = SCENE_CLASSES;
  return classes[name]();
};

/** Starts the worker that draws scenes. */
export const startSceneWorker = () =>
  new Worker(new URL('./sceneWorker.ts', import.meta.url), { type: 'module' });
