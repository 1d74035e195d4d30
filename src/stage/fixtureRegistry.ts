import type { SceneFixtures } from '../../scenes/fixtures.ts';
import type { SceneName, SceneTypes } from './sceneRegistry.ts';

type FixturesOf<S extends SceneName> = SceneFixtures<SceneTypes[S]['view'], SceneTypes[S]['options']>;

type Loaders = { [S in SceneName]: () => Promise<FixturesOf<S>> };

/** One line a scene: from here the stage page (docs/visual-regression.md) and the kept pictures know it. */
const LOADERS: Loaders = {
  crash: async () => (await import('../../scenes/crash/fixtures/crashFixtures.ts')).crashFixtures,
  roulette: async () => (await import('../../scenes/roulette/fixtures/rouletteFixtures.ts')).rouletteFixtures,
  dice: async () => (await import('../../scenes/dice/fixtures/diceFixtures.ts')).diceFixtures,
  dingdong: async () => (await import('../../scenes/dingdong/fixtures/dingdongFixtures.ts')).dingdongFixtures,
  wingo: async () => (await import('../../scenes/wingo/fixtures/wingoFixtures.ts')).wingoFixtures,
};

/** The scenes that have fixtures: all of them. */
export const FIXTURE_SCENES = Object.keys(LOADERS) as SceneName[];

/** Loads a scene's fixtures. Rejects when the connection is lost. */
export function loadFixtures<S extends SceneName>(scene: S): ReturnType<Loaders[S]> {
  return LOADERS[scene]() as ReturnType<Loaders[S]>;
}
