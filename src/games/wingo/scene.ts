import type { WingoOptions } from '../../../scenes/wingo/frameContext.ts';
import type { WingoView } from './engine/wingoView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    wingo: { view: WingoView; options: WingoOptions };
  }
}

export const scene = async () => (await import('../../../scenes/wingo/wingoScene.ts')).WingoScene;

export const fixtures = async () =>
  (await import('../../../scenes/wingo/fixtures/wingoFixtures.ts')).wingoFixtures;
