import type { MarketId } from '../../../contract/markets.ts';

/** An animal and what it is like, short enough for a user name of 20 characters. */
const WORDS: Record<MarketId, { animals: string; qualities: string }> = {
  id: {
    animals: 'elang harimau komodo gajah kancil rusa merak badak lumba macan',
    qualities: 'gesit berani ceria tenang lincah perkasa jenaka setia kilat emas',
  },
  mx: {
    animals: 'jaguar quetzal coyote puma ajolote venado tucan halcon lince delfin',
    qualities: 'veloz audaz alegre valiente feliz noble leal genial brillo fugaz',
  },
};

/** 32 characters that nobody takes for one another: five random bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;

/** A friendly user name to begin with, e.g. 'elang_gesit412'. */
export function suggestUserName(market: MarketId): string {
  const { animals, qualities } = WORDS[market];
  const pick = (words: string) => {
    const all = words.split(' ');
    return all[random(all.length)];
  };
  return `${pick(animals)}_${pick(qualities)}${100 + random(900)}`;
}

/** A strong password that can be copied by hand: 60 random bits as 'k7mp-w3xq-9trd'. */
export function inventPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

function random(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}
