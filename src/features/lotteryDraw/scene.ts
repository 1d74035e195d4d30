import type { LotteryDrawOptions } from '../../../scenes/lotteryDraw/lotteryDrawScene.ts';
import type { LotteryDrawView } from './engine/lotteryDrawView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    lotteryDraw: { view: LotteryDrawView; options: LotteryDrawOptions };
  }
}

export const scene = async () =>
  (await import('../../../scenes/lotteryDraw/lotteryDrawScene.ts')).LotteryDrawScene;

export const fixtures = async () =>
  (await import('../../../scenes/lotteryDraw/fixtures/lotteryDrawFixtures.ts')).lotteryDrawFixtures;
