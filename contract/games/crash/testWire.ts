/** What contract/channel.test.ts holds the schema to. */
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
