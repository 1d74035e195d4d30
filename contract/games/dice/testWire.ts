/** Expectations of the schema, checked by contract/channel.test.ts. */
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
