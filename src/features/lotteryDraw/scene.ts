import type { LotteryDrawOptions } from '../../../scenes/lotteryDraw/lotteryDrawScene.ts';
import type { SceneParts } from '../../stage/sceneRegistry.ts';
import type { LotteryDrawView } from './engine/lotteryDrawView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    lotteryDraw: { view: LotteryDrawView; options: LotteryDrawOptions };
  }
}

const parts: SceneParts<'lotteryDraw'> = {
  scene: async () => (await import('../../../scenes/lotteryDraw/lotteryDrawScene.ts')).LotteryDrawScene,
  fixtures: async () =>
    (await import('../../../scenes/lotteryDraw/fixtures/lotteryDrawFixtures.ts')).lotteryDrawFixtures,
};

export default parts;
