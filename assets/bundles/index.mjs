/** The games whose bundles `npm run art bundles` draws when none is named; crash has a part of its own. */
export const BUNDLES = [
  'coinFlip',
  'dice',
  'dingdong',
  'mines',
  'eggs',
  'stairs',
  'hilo',
  'roulette',
  'colorWheel',
  'roller',
  'wingo',
  'cryptos',
];
