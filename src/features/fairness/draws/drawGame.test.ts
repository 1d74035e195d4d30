import { expect, it } from 'vitest';
import { refFrom, refText } from './drawGame.ts';

const ONE = { tables: null };
const MODELS = { tables: [{ key: 'fastest', seconds: 30 }] };

it('reads a round out of an address and writes it back', () => {
  for (const [game, text] of [
    [ONE, '48213'],
    [MODELS, 'fastest-202611200001'],
  ] as const) {
    const ref = refFrom(game, text);
    expect(ref && refText(ref)).toBe(text);
  }
});

it.each(['', 'fastest', '-1', '12a', 'slow-1', '1234567890123456789', 'fastest-'])(
  'finds no round in "%s"',
  (text) => {
    expect(refFrom(MODELS, text)).toBeNull();
    expect(refFrom(ONE, text)).toBeNull();
  },
);

it('takes a table where there are tables, and none where there are none', () => {
  expect(refFrom(ONE, 'fastest-1')).toBeNull();
  expect(refFrom(MODELS, '1')).toBeNull();
});
