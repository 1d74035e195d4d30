import type { DailyWheelOptions } from '../../../scenes/dailyWheel/dailyWheelScene.ts';
import type { SceneParts } from '../../stage/sceneRegistry.ts';
import type { DailyWheelView } from './engine/dailyWheelView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    dailyWheel: { view: DailyWheelView; options: DailyWheelOptions };
  }
}

const parts: SceneParts<'dailyWheel'> = {
  scene: async () => (await import('../../../scenes/dailyWheel/dailyWheelScene.ts')).DailyWheelScene,
  fixtures: async () =>
    (await import('../../../scenes/dailyWheel/fixtures/dailyWheelFixtures.ts')).dailyWheelFixtures,
};

export default parts;
