/** What contract/channel.test.ts holds the schema to. */
export const ROUTES = [
  'curRound',
  'pastRound',
  'myHistory',
  'bet',
  'round/start',
  'round/end',
  'round/update',
  'round/{userId}/result',
];
