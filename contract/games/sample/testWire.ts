/** Expectations of the schema, checked by contract/channel.test.ts. */
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
