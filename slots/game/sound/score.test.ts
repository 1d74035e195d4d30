import { expect, it } from 'vitest';
import type { SlotCue } from '../../stage/slotPicture.ts';
import { familyOf, noteOf } from './family.ts';
import { scoreOf } from './score.ts';

const CUES: readonly SlotCue[] = [
  { cue: 'spin' },
  { cue: 'reelStop', reel: 6, nth: 15 },
  { cue: 'anticipation' },
  { cue: 'win', tier: 'small' },
  { cue: 'win', tier: 'epic' },
  { cue: 'tumble', step: 49 },
  { cue: 'expand' },
  { cue: 'coin' },
  { cue: 'feature' },
  { cue: 'featureEnd' },
];
const THEMES = ['nature', 'myth', 'adventure', 'fruit', 'fortune', 'sea', 'gems', 'city', 'classic'];

it('is audible on a phone, and not too loud, in every family', () => {
  for (const theme of THEMES)
    for (const cue of CUES) {
      const notes = scoreOf(cue, familyOf(theme));
      expect(notes.length).toBeGreaterThan(0);
      for (const { at, pitch, lasts, gain } of notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(pitch).toBeGreaterThan(40);
        expect(pitch).toBeLessThan(6_000);
        expect(lasts).toBeGreaterThan(0);
        expect(gain).toBeLessThanOrEqual(0.5);
      }
    }
});

it('rises with each scatter, whatever its reel', () => {
  const family = familyOf('myth');
  const highest = (nth: number, reel: number) =>
    Math.max(
      ...scoreOf({ cue: 'reelStop', reel, nth }, family).flatMap((n) => (n.voice === 'tune' ? n.pitch : [])),
    );
  expect(highest(2, 1)).toBeGreaterThan(highest(1, 0));
  expect(highest(3, 2)).toBeGreaterThan(highest(2, 4));
  expect(scoreOf({ cue: 'reelStop', reel: 4, nth: 0 }, family).some(({ voice }) => voice === 'tune')).toBe(
    false,
  );
});

it('differs between families', () => {
  const tunes = THEMES.map((theme) => JSON.stringify(familyOf(theme)));
  expect(new Set(tunes).size).toBe(THEMES.length);
});

it('continues in the next octave beyond the scale', () => {
  const family = familyOf('fruit');
  expect(noteOf(family, 7)).toBeCloseTo(family.root * 2);
});
