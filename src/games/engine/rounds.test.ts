import { expect, it } from 'vitest';
import { refFrom, refText } from './rounds.ts';

it.each([
  [null, '48213'],
  [['fastest', 'faster'], 'fastest-202611200001'],
])('parses a round from an address and formats it again', (tables, text) => {
  const ref = refFrom(tables, text);
  expect(ref && refText(ref)).toBe(text);
});

it.each(['', 'fastest', '-1', '12a', 'slow-1', '1234567890123456789', 'fastest-'])(
  'finds no round in "%s"',
  (text) => {
    expect(refFrom(['fastest'], text)).toBeNull();
    expect(refFrom(null, text)).toBeNull();
  },
);

it('requires a table name for games with tables, and rejects one otherwise', () => {
  expect(refFrom(null, 'fastest-1')).toBeNull();
  expect(refFrom(['fastest'], '1')).toBeNull();
});
