/** The games whose rounds belong to one player (spec.md, section 1); they are still to come. */
export const SOLO_GAMES = [
  'coinFlip',
  'eggs',
  'hilo',
  'mines',
  'roller',
  'colorWheel',
  'stairs',
  'cryptos',
] as const;
