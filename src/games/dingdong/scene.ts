import type { DingdongOptions } from '../../../scenes/dingdong/frameContext.ts';
import type { DingdongView } from './engine/dingdong.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    dingdong: { view: DingdongView; options: DingdongOptions };
  }
}

export const scene = async () => (await import('../../../scenes/dingdong/dingdongScene.ts')).DingdongScene;

export const fixtures = async () =>
  (await import('../../../scenes/dingdong/fixtures/dingdongFixtures.ts')).dingdongFixtures;
