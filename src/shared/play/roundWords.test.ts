// @vitest-environment dom
import { expect, it } from 'vitest';
import { roundName, roundWays } from './roundWords.ts';

it('names a round by its id, and one of wingo by its phase', () => {
  expect(roundName('crash', '48213')).toBe('48.213');
  expect(roundName('wingo', '30202611200001')).toBe('202611200001');
});

it('links to the round in its game', () => {
  expect(roundWays('dice', '48213')).toEqual({
    replay: '/game/dice/replay/48213',
    check: '/game/dice/fairness?round=48213',
  });
});

it.each([
  ['10202611200001', 'fastest-202611200001'],
  ['20202611200001', 'faster-202611200001'],
  ['30202611200001', 'standard-202611200001'],
])('gives the wingo model of round %s', (id, ref) => {
  expect(roundWays('wingo', id)?.replay).toBe(`/game/wingo/replay/${ref}`);
});

it("links to solo rounds, and for a provider's game only to its replay", () => {
  expect(roundWays('coinFlip', '7')).toEqual({
    replay: '/game/coinFlip/replay/7',
    check: '/game/coinFlip/fairness?round=7',
  });
  expect(roundWays('naga-toba', '7')).toEqual({ replay: '/game/naga-toba/replay/7', check: null });
});
