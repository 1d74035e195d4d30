import { randomInt } from 'node:crypto';
import type { MarketId } from '../../../contract/markets.ts';

/** How many built-in avatars there are. */
const AVATARS = 24;

/** An animal and what it is like, in the market's language; both languages put the animal first. */
const WORDS: Record<MarketId, { animals: readonly string[]; qualities: readonly string[] }> = {
  id: {
    animals: [
      'Elang',
      'Harimau',
      'Komodo',
      'Gajah',
      'Kancil',
      'Rusa',
      'Merak',
      'Badak',
      'Lumba',
      'Cendrawasih',
    ],
    qualities: [
      'Gesit',
      'Berani',
      'Ceria',
      'Tenang',
      'Lincah',
      'Perkasa',
      'Jenaka',
      'Setia',
      'Kilat',
      'Emas',
    ],
  },
  mx: {
    animals: [
      'Jaguar',
      'Quetzal',
      'Coyote',
      'Puma',
      'Ajolote',
      'Venado',
      'Tucán',
      'Halcón',
      'Lince',
      'Delfín',
    ],
    qualities: [
      'Veloz',
      'Audaz',
      'Alegre',
      'Valiente',
      'Feliz',
      'Noble',
      'Leal',
      'Genial',
      'Radiante',
      'Fugaz',
    ],
  },
};

/** A friendly invented name for a player who has not chosen one, e.g. 'Elang Gesit 42'. At most 24 characters. */
export function inventName(market: MarketId): string {
  const { animals, qualities } = WORDS[market];
  const pick = (words: readonly string[]) => words[randomInt(words.length)];
  return `${pick(animals)} ${pick(qualities)} ${randomInt(10, 100)}`;
}

/** One of the built-in avatars. */
export function inventAvatar(): number {
  return randomInt(AVATARS);
}
