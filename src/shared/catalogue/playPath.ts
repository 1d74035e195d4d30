import type { GameCard } from '../../../contract/http/play/catalogue.ts';

/** The page of a provider's game (contract/http/play/launch.ts). */
export function playPath({ firm: provider, id }: Pick<GameCard, 'firm' | 'id'>): string {
  return `/game/${encodeURIComponent(provider)}/${encodeURIComponent(id)}`;
}

/** A card's target: the game, or its details while it cannot be played. */
export function cardPath({ firm: provider, id, locked }: GameCard): string {
  return locked || provider === OWN ? `/game/${id}` : playPath({ firm: provider, id });
}

/** Kilat's own games, whose addresses contain their keys. */
const OWN = 'kilat';
