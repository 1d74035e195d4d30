import { GamePage } from './GamePage.tsx';
import { GameRoute } from './GameRoute.tsx';

/** The page in which a studio's game runs, and the popup page that leads to it. */
export const pages = { route: GameRoute, game: GamePage };
