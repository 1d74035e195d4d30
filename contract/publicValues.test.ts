import { describe, expect, it } from 'vitest';
import { drawPrefix } from './drawPrefix.ts';
import { hashText } from './fairness.ts';
import { drawDice } from './games/dice/rules.ts';
import { drawDingdong } from './games/dingdong/rules.ts';
import { drawRoulette } from './games/roulette/rules.ts';
import { wingoResult, wingoRoundHash } from './games/wingo/rules.ts';
import { sandboxValue } from './publicValues.ts';

const K = hashText('kilat');
/** drand's quicknet, round 1000. */
const VALUE = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';
const ROUND_HASH = '94d593746bbcd7d8200fea909fe09dc3a142b44ff4e1f1613dbb05c9a815e6a1';

describe('a public value', () => {
  it('is part of the hashed text, as defined in docs/fairness.md', () => {
    const prefix = drawPrefix('r1', VALUE);
    expect(drawDice(K, prefix)).toEqual([3, 1, 5]);
    expect(drawRoulette(K, prefix)).toBe(8);
    expect(drawDingdong(K, prefix)).toEqual([13]);
    const roundHash = wingoRoundHash(K, 'fastest', '202611200001', VALUE);
    expect([roundHash, wingoResult(roundHash)]).toEqual([ROUND_HASH, 5]);
  });

  it('leaves rounds without one unchanged', () => {
    expect(drawDice(K, drawPrefix('r1', null))).toEqual([1, 4, 3]);
    expect(wingoRoundHash(K, 'fastest', '1', null)).toBe(wingoRoundHash(K, 'fastest', '1'));
  });

  it('of the sandbox is the hash of its number', () => {
    expect(sandboxValue(5n)).toBe(hashText('sandbox:5'));
    expect(sandboxValue('5')).toBe(sandboxValue(5n));
  });
});
