import { expect, it } from 'vitest';
import type { RedPocketView } from './engine/redPocketView.ts';
import { rainSounds } from './rainSounds.ts';

const { cues } = rainSounds({ view: () => ({}) as RedPocketView, subscribe: () => () => {} });
const falls = { picked: null, opened: Number.NEGATIVE_INFINITY, find: null };

it('plays as an envelope is taken, opens, and contains money', () => {
  const taken = { ...falls, picked: 3 };
  expect(cues(falls, taken)).toEqual(['cardDeal']);
  expect(cues(taken, { ...taken, opened: -80, find: 'amount' })).toEqual([]);
  expect(cues({ ...taken, opened: -80, find: 'amount' }, { ...taken, opened: 20, find: 'amount' })).toEqual([
    'cardFlip',
    'winSmall',
  ]);
  expect(cues({ ...taken, opened: -80, find: 'empty' }, { ...taken, opened: 20, find: 'empty' })).toEqual([
    'cardFlip',
  ]);
});

it('plays nothing for one that was opened before the page loaded', () => {
  expect(cues(falls, { picked: null, opened: Number.POSITIVE_INFINITY, find: 'amount' })).toEqual([]);
});
