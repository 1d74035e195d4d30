import { randomInt } from 'node:crypto';
import type { MarketId } from '../../../contract/markets.ts';

/** Number of built-in avatars. */
const AVATARS = 24;

/** Animals and qualities, in the market's language; in both languages the animal comes first. */
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

/** Generates a friendly name for a player who has not chosen one, e.g. 'Elang Gesit 42'. At most 24 characters. */
export function inventName(market: MarketId): string {
  const { animals, qualities } = WORDS[market];
  const pick = (words: readonly string[]) => words[randomInt(words.length)];
  return `${pick(animals)} ${pick(qualities)} ${randomInt(10, 100)}`;
}

/** Picks one of the built-in avatars. */
export function inventAvatar(): number {
  return randomInt(AVATARS);
}

/** Names must not begin with any of these, which would suggest the house's staff. */
const BEGINNINGS = ['admin', 'kilat', 'moderator', 'official', 'resmi', 'oficial', 'superuser', 'sysadmin'];
/** Names must not consist of any of these alone. */
const ALONE: ReadonlySet<string> = new Set([
  ...[
    'bot',
    'cs',
    'customerservice',
    'help',
    'helpdesk',
    'house',
    'mod',
    'operator',
    'root',
    'security',
    'staff',
    'support',
  ],
  ...['bantuan', 'keamanan', 'layanan', 'sistem', 'ayuda', 'seguridad', 'sistema', 'soporte', 'system'],
]);

/** Digits and characters that can be read as letters. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '|': 'i' },
};

/** Whether a name is reserved for the house, in any spelling: 'Admin', '4dm1n_01' and 'Kilat CS' are, 'badminton' is not. */
export function isReserved(name: string): boolean {
  const plain = name.normalize('NFKD').toLowerCase();
  const read = lettersOf([...plain].map((sign) => READ_AS[sign] ?? sign).join(''));
  // In 'support24' the digits are digits, in '4dm1n' letters.
  const readings = [read, lettersOf(plain)];
  return readings.some((text) => ALONE.has(text) || BEGINNINGS.some((word) => text.startsWith(word)));
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, '');
}
