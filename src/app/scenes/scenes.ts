import type { SceneClassOf, SceneLoader, SceneName } from '../../stage/sceneRegistry.ts';

/** The loader of each scene's code; the type of the generated list (sceneClasses.ts). */
export type SceneClasses = { readonly [S in SceneName]: () => Promise<SceneClassOf<S>> };

/** Loads a scene's code, of a game or a promotion. Rejects when the connection is lost; may be retried. */
export const loadScene: SceneLoader = async (name) => {
  const { SCENE_CLASSES } = await import('./sceneClasses.ts');
  const classes: SceneClasses = SCENE_CLASSES;
  return classes[name]();
};

/** Starts the worker that draws scenes. */
export const startSceneWorker = () =>
  new Worker(new URL('./sceneWorker.ts', import.meta.url), { type: 'module' });
