// Generated from the folders of games by scripts/registries.ts (npm run codegen): not to be edited.



/** The promotions that have a scene, by its name. */
export const PROMOTION_SCENES = {

} as const;
