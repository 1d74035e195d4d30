import type { ColorWheelOptions } from '../../../scenes/colorWheel/colorWheelScene.ts';
import type { ColorWheelView } from './engine/colorWheelView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    colorWheel: { view: ColorWheelView; options: ColorWheelOptions };
  }
}

export const scene = async () =>
  (await import('../../../scenes/colorWheel/colorWheelScene.ts')).ColorWheelScene;

export const fixtures = async () =>
  (await import('../../../scenes/colorWheel/fixtures/colorWheelFixtures.ts')).colorWheelFixtures;
