// Generated from the folders of games by scripts/registries.ts (npm run codegen): not to be edited.

import dailyWheel from '../../features/dailyWheel/scene.ts';

/** The promotions that have a scene, by its name. */
export const PROMOTION_SCENES = {
  dailyWheel,
} as const;
