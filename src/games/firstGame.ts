import { GAMES } from './games.ts';

/** The game that is listed first: the lobby shows it large, as it flies. */
export const [FIRST_GAME] = GAMES;

/** The check of its rounds, where the site explains that of all games. */
export const FAIRNESS_PATH = `/game/${FIRST_GAME.key}/fairness`;
