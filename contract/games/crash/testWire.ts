/** Expectations of the schema, checked by contract/channel.test.ts. */
export const ROUTES = [
  'curGame',
  'bet',
  'escape',
  'roundHistory',
  'myHistory',
  'data',
  'start',
  'end',
  'betInfo',
  'escapeInfo',
];
