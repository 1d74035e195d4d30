import type { CrashOptions } from '../../scenes/crash/crashOptions.ts';
import type { SceneClass } from '../../scenes/scene.ts';
import type { CrashView } from '../engine/crashView.ts';

/** What each scene draws and is told. */
export interface SceneTypes {
  crash: { view: CrashView; options: CrashOptions };
}

export type SceneName = keyof SceneTypes;

type Loaders = {
  [S in SceneName]: () => Promise<SceneClass<SceneTypes[S]['view'], SceneTypes[S]['options']>>;
};

const LOADERS: Loaders = {
  crash: async () => (await import('../../scenes/crash/crashScene.ts')).CrashScene,
};

/** Loads a scene's code. Rejects when the connection is lost; may be tried again. */
export function loadScene<S extends SceneName>(name: S): ReturnType<Loaders[S]> {
  return LOADERS[name]() as ReturnType<Loaders[S]>;
}
