import { IN_HOUSE } from '../../../contract/catalogue.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { OwnGame } from '../../site/catalogue/seed.ts';
import { SOLO_DEFINITIONS } from './definitions.ts';

/** Kilat's own solo games for the catalogue, in order, after the round games. */
export const OWN_SOLO: readonly OwnGame[] = SOLO_GAMES.map((key, at, { length }) => ({
  ...SOLO_DEFINITIONS[key].catalogue,
  id: key,
  firm: IN_HOUSE,
  popularity: at + 1 - length,
  recommend: true,
  path: `/game/${key}`,
  solo: true,
}));

/** The games that a house offers by default (without GAMES): those that have their client. */
export const OFFERED_SOLO: readonly SoloGameKey[] = SOLO_GAMES.filter((key) => SOLO_DEFINITIONS[key].offered);
