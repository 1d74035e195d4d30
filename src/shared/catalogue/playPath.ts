import type { GameCard } from '../../../contract/http/play/catalogue.ts';

/** Where a studio's game is played (contract/http/launch.ts). */
export function playPath({ firm: provider, id }: Pick<GameCard, 'firm' | 'id'>): string {
  return `/game/${encodeURIComponent(provider)}/${encodeURIComponent(id)}`;
}

/** Where a card leads: to the game, or to all that is known of it while it cannot be played. */
export function cardPath({ firm: provider, id, locked }: GameCard): string {
  return locked || provider === OWN ? `/game/${id}` : playPath({ firm: provider, id });
}

/** Kilat's own games, whose pages have their keys for addresses. */
const OWN = 'kilat';
