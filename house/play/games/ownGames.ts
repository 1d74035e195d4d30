import { IN_HOUSE } from '../../../contract/catalogue.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import type { OwnGame } from '../../site/catalogue/seed.ts';
import { DEFINITIONS } from './definitions.ts';

/**
 * Kilat's own games for the catalogue, in order. They are listed before all others: they have places up to 0, of which the solo
 * games have the last ones.
 */
export const OWN_GAMES: readonly OwnGame[] = Object.entries(DEFINITIONS).map(
  ([key, { catalogue }], at, { length }) => ({
    ...catalogue,
    id: key as RoundGameKey,
    firm: IN_HOUSE,
    popularity: at + 1 - length - SOLO_GAMES.length,
    recommend: true,
    path: `/game/${key}`,
    solo: false,
  }),
);
