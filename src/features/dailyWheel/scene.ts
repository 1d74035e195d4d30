import type { DailyWheelOptions } from '../../../scenes/dailyWheel/dailyWheelScene.ts';
import type { DailyWheelView } from './engine/dailyWheelView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    dailyWheel: { view: DailyWheelView; options: DailyWheelOptions };
  }
}

export const scene = async () =>
  (await import('../../../scenes/dailyWheel/dailyWheelScene.ts')).DailyWheelScene;

export const fixtures = async () =>
  (await import('../../../scenes/dailyWheel/fixtures/dailyWheelFixtures.ts')).dailyWheelFixtures;
