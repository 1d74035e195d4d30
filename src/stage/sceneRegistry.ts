import type { CrashOptions } from '../../scenes/crash/crashOptions.ts';
import type { DiceOptions } from '../../scenes/dice/diceOptions.ts';
import type { DingdongOptions } from '../../scenes/dingdong/dingdongOptions.ts';
import type { RouletteOptions } from '../../scenes/roulette/rouletteOptions.ts';
import type { SceneClass } from '../../scenes/scene.ts';
import type { WingoOptions } from '../../scenes/wingo/wingoOptions.ts';
import type { CrashView } from '../games/crash/engine/crashView.ts';
import type { DiceView } from '../games/dice/engine/diceView.ts';
import type { DingdongView } from '../games/dingdong/engine/dingdongView.ts';
import type { RouletteView } from '../games/roulette/engine/rouletteView.ts';
import type { WingoView } from '../games/wingo/engine/wingoView.ts';

/** What each scene draws and is told. */
export interface SceneTypes {
  crash: { view: CrashView; options: CrashOptions };
  roulette: { view: RouletteView; options: RouletteOptions };
  dice: { view: DiceView; options: DiceOptions };
  dingdong: { view: DingdongView; options: DingdongOptions };
  wingo: { view: WingoView; options: WingoOptions };
}

export type SceneName = keyof SceneTypes;

type Loaders = {
  [S in SceneName]: () => Promise<SceneClass<SceneTypes[S]['view'], SceneTypes[S]['options']>>;
};

const LOADERS: Loaders = {
  crash: async () => (await import('../../scenes/crash/crashScene.ts')).CrashScene,
  roulette: async () => (await import('../../scenes/roulette/rouletteScene.ts')).RouletteScene,
  dice: async () => (await import('../../scenes/dice/diceScene.ts')).DiceScene,
  dingdong: async () => (await import('../../scenes/dingdong/dingdongScene.ts')).DingdongScene,
  wingo: async () => (await import('../../scenes/wingo/wingoScene.ts')).WingoScene,
};

/** Loads a scene's code. Rejects when the connection is lost; may be tried again. */
export function loadScene<S extends SceneName>(name: S): ReturnType<Loaders[S]> {
  return LOADERS[name]() as ReturnType<Loaders[S]>;
}
