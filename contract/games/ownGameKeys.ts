import { ROUND_GAMES } from './roundGames.ts';
import { SOLO_GAMES } from './soloGames.ts';

/** Kilat's own games: those with shared rounds, then the solo ones. */
export const OWN_GAME_KEYS = [...ROUND_GAMES, ...SOLO_GAMES] as const;
