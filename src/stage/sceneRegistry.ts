import type { CrashOptions } from '../../scenes/crash/crashOptions.ts';
import type { DingdongOptions } from '../../scenes/dingdong/dingdongOptions.ts';
import type { SceneClass } from '../../scenes/scene.ts';
import type { CrashView } from '../engine/crashView.ts';
import type { DingdongView } from '../engine/dingdongView.ts';

/** What each scene draws and is told. */
export interface SceneTypes {
  crash: { view: CrashView; options: CrashOptions };
  dingdong: { view: DingdongView; options: DingdongOptions };
}

export type SceneName = keyof SceneTypes;

type Loaders = {
  [S in SceneName]: () => Promise<SceneClass<SceneTypes[S]['view'], SceneTypes[S]['options']>>;
};

const LOADERS: Loaders = {
  crash: async () => (await import('../../scenes/crash/crashScene.ts')).CrashScene,
  dingdong: async () => (await import('../../scenes/dingdong/dingdongScene.ts')).DingdongScene,
};

/** Loads a scene's code. Rejects when the connection is lost; may be tried again. */
export function loadScene<S extends SceneName>(name: S): ReturnType<Loaders[S]> {
  return LOADERS[name]() as ReturnType<Loaders[S]>;
}
