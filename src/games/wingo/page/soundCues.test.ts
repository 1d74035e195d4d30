import { expect, it } from 'vitest';
import { cues, type SoundFacts } from './soundCues.ts';

const NOW: SoundFacts = {
  round: 'fastest 1',
  seconds: 12,
  closed: false,
  since: 18_000,
  staked: 0n,
  decided: null,
  won: null,
};

it('beeps when four seconds are left, and ticks after that', () => {
  expect(cues({ ...NOW, seconds: 5 }, { ...NOW, seconds: 4, closed: true })).toEqual(['beep']);
  expect(cues({ ...NOW, seconds: 4 }, { ...NOW, seconds: 3, closed: true })).toEqual(['tick']);
  expect(cues({ ...NOW, seconds: 7 }, { ...NOW, seconds: 6 })).toEqual([]);
});

it('makes no sound on a switch to a model or round with few seconds left', () => {
  expect(cues({ ...NOW, seconds: 9 }, { ...NOW, round: 'faster 7', seconds: 4, closed: true })).toEqual([]);
});

it('plays the sounds of the ball coming out and being shown, once each', () => {
  expect(cues({ ...NOW, since: 1_350 }, { ...NOW, since: 1_450 })).toEqual(['ballPop']);
  expect(cues({ ...NOW, since: 2_400 }, { ...NOW, since: 2_500 })).toEqual(['reveal']);
  expect(cues({ ...NOW, since: 2_500 }, { ...NOW, since: 2_600 })).toEqual([]);
  expect(cues({ ...NOW, since: 500 }, { ...NOW, since: 9_000 })).toEqual([]);
});

it('plays the sounds of a placed bet and of a win, once each', () => {
  expect(cues(NOW, { ...NOW, staked: 200n })).toEqual(['bet']);
  const won: SoundFacts = { ...NOW, decided: '1', won: 'small' };
  expect(cues(NOW, won)).toEqual(['winSmall']);
  expect(cues(won, won)).toEqual([]);
  expect(cues(NOW, { ...NOW, decided: '1', won: 'big' })).toEqual(['winBig']);
});
