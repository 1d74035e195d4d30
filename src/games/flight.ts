import type { GameDefinition } from './definition.ts';
import { GAMES } from './games.ts';

/** A game's flight curve (definition.ts); undefined for games without one. */
export function flightOf(game: string): GameDefinition['flight'] {
  return GAMES.find(({ key }) => key === game)?.flight;
}
