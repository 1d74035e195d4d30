import type { GameDefinition } from './definition.ts';
import { GAMES } from './games.ts';

/** How a game flies (definition.ts); undefined for all others. */
export function flightOf(game: string): GameDefinition['flight'] {
  return GAMES.find(({ key }) => key === game)?.flight;
}
