/** What contract/channel.test.ts holds the schema to. */
export const ROUTES = [
  'curRound',
  'myPastRound',
  'pastRound',
  'mySeeds',
  'startRound',
  'setSeed',
  'round/update',
  'round/{userId}',
];
