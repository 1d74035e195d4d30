import { describe, expect, it } from 'vitest';
import { effectOf, shareOf } from './limitChange.ts';

const at = (amount: string | null, next: { amount: string | null; at: number } | null = null) => ({
  amount,
  next,
});

describe('requesting an amount', () => {
  it.each([
    [at(null), 500n, 'tighter'],
    [at('500'), 400n, 'tighter'],
    [at('500'), 0n, 'tighter'],
    [at('500'), 600n, 'looser'],
    [at('500'), null, 'looser'],
    [at('500'), 500n, 'same'],
    [at(null), null, 'same'],
    [at('500', { amount: null, at: 9 }), 500n, 'stays'],
    [at('500', { amount: '900', at: 9 }), 400n, 'tighter'],
  ] as const)('%j to %s is %s', (limit, requested, effect) =>
    expect(effectOf(limit, requested)).toBe(effect),
  );
});

it.each([
  [null, '100', null],
  ['400', '100', 0.25],
  ['400', '-100', 0],
  ['400', '400', 1],
  ['400', '900', 1],
  ['0', '0', 1],
])('of a limit of %s, %s is %s', (amount, used, share) => expect(shareOf({ amount, used })).toBe(share));
