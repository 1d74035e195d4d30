import { describe, expect, it } from 'vitest';
import { findRound, readStageQuery, WrongQuery, withinRound } from './stageQuery.ts';

const SCENES = ['crash', 'dice'] as const;
const read = (search: string) => readStageQuery(search, SCENES);

it('reads every parameter', () => {
  expect(read('?stage=dice&round=long&t=8000.5&seed=4294967295&scale=2&w=900&h=700')).toEqual({
    scene: 'dice',
    round: 'long',
    t: 8000.5,
    seed: 4294967295,
    scale: 2,
    width: 900,
    height: 700,
  });
});

it('defaults to the first moment of the first round on the smallest phone', () => {
  const phone = { scale: 1, width: 360, height: 340 };
  expect(read('?stage=crash')).toEqual({ scene: 'crash', round: null, t: 0, seed: null, ...phone });
  expect(read('?stage=crash&t=-1').t).toBe(-1);
});

describe.each([
  ['', 'stage='],
  ['?stage=', 'stage='],
  ['?stage=poker', 'stage=poker'],
  ['?stage=crash&t=NaN', 't=NaN'],
  ['?stage=crash&t=', 't='],
  ['?stage=crash&t=Infinity', 't=Infinity'],
  ['?stage=crash&t=1e3', 't=1e3'],
  ['?stage=crash&seed=-1', 'seed=-1'],
  ['?stage=crash&seed=4294967296', 'seed=4294967296'],
  ['?stage=crash&scale=1.5', 'scale=1.5'],
  ['?stage=crash&scale=0', 'scale=0'],
  ['?stage=crash&scale=4', 'scale=4'],
  ['?stage=crash&w=99', 'w=99'],
  ['?stage=crash&h=2001', 'h=2001'],
  ['?stage=crash&w=360px', 'w=360px'],
  ['?stage=crash&sclae=2', 'sclae'],
  ['?stage=crash&scale=1&scale=2', 'scale is there more than once'],
])('rejects %s', (search, parsed) => {
  it(`naming ${parsed}`, () => {
    expect(() => read(search)).toThrow(WrongQuery);
    expect(() => read(search)).toThrow(parsed);
  });
});

it('checks round names and their durations', () => {
  const rounds = { short: 1, long: 2 };
  expect(findRound(rounds, null)).toBe(1);
  expect(findRound(rounds, 'long')).toBe(2);
  expect(() => findRound(rounds, 'toString')).toThrow('round=toString is not one of short, long');
  expect(withinRound(3_000, 3_000)).toBe(3_000);
  expect(withinRound(-5, 3_000)).toBe(-5);
  expect(() => withinRound(3_000.1, 3_000)).toThrow('it lasts 3000 ms');
});
