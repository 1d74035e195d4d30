// Generated from the folders of games by scripts/registries.ts (npm run codegen): not to be edited.

import lotteryDraw from '../../features/lotteryDraw/scene.ts';
import redPocket from '../../features/redPocket/scene.ts';

/** The promotions that have a scene, by its name. */
export const PROMOTION_SCENES = {
  lotteryDraw,
  redPocket,
} as const;
