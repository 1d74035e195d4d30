import { GAMES } from './games.ts';

/** The first game of the list; the lobby shows it large and live. */
export const [FIRST_GAME] = GAMES;

/** Its fairness page, used where the site explains the fairness of all games. */
export const FAIRNESS_PATH = `/game/${FIRST_GAME.key}/fairness`;
