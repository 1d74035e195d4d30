import { OWN_GAMES } from '../../play/games/ownGames.ts';
import type { CatalogueSeed, SeedGame } from '../../site/catalogue/seed.ts';

/**
 * A small catalogue for tests, with the special cases of the real one: accents, equal dates and titles with the same beginning.
 */
const game = (id: string, title: string, more: Partial<SeedGame> = {}): SeedGame => ({
  id,
  title,
  firm: 'samudra',
  type: 'slot',
  theme: 'myth',
  rtp: 9650,
  volatility: 3,
  releasedAt: '2026-03-14',
  popularity: 10,
  recommend: false,
  ...more,
});

/** Only crash of Kilat's own games. */
export const CRASH_ALONE = OWN_GAMES.filter(({ id }) => id === 'crash');

export const TEST_CATALOGUE: CatalogueSeed = {
  providers: [
    { id: 'samudra', name: 'Samudra Works' },
    { id: 'canon', name: 'Cañón Azul' },
    { id: 'idle', name: 'Idle Studio' },
  ],
  games: [
    game('garuda-emas', 'Garuda Emas', { popularity: 1, recommend: true, hitRate: 2_150, maxWin: 5_000 }),
    game('garuda', 'Garuda', { popularity: 2, releasedAt: '2026-06-01', rtp: 9_700, volatility: 5 }),
    game('pinata', 'Piñata de Oro', { popularity: 3, firm: 'canon', theme: 'fortune', recommend: true }),
    game('meja', '100% Meja_Hoki', { popularity: 4, type: 'live', rtp: null, volatility: null }),
    game('ikan', "Raja Ikan d'Oro", { popularity: 5, type: 'fish', theme: 'sea', recommend: true }),
    game('bola', 'Bola Api', { popularity: 6, type: 'sports', firm: 'canon', theme: 'sport' }),
    game('zamrud', 'Zamrud', { popularity: 7, releasedAt: '2026-06-01' }),
  ],
};
