import { GamePage } from './GamePage.tsx';
import { GameRoute } from './GameRoute.tsx';
import { ReplayPage } from './ReplayPage.tsx';

/** The page in which a studio's game runs, the popup page that leads to it, and a round seen again. */
export const pages = { route: GameRoute, game: GamePage, replay: ReplayPage };
