/** What contract/channel.test.ts holds the schema to. */
export const ROUTES = [
  'curRound',
  'myPastRound',
  'pastRound',
  'mySeeds',
  'startRound',
  'selectCard',
  'cashRound',
  'setSeed',
  'round/update',
  'round/{userId}',
];
