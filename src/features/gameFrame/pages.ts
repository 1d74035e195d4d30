// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { GamePage } from './GamePage.tsx';
import { GameRoute } from './GameRoute.tsx';

/** Pages of gameFrame that are fetched in one chunk, by key or path. */
export const pages = {
  game: GamePage,
  '/game/:provider/:id': GameRoute,
};
