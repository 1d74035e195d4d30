import { expect, it } from 'vitest';
import { DINGDONG_TIMING } from '../../../../contract/games/dingdong/rules.ts';
import { lightSounds } from './lightSounds.ts';

it('plays once for every stop, and slower and lower before it', () => {
  const sounds = lightSounds([16, 12], 8);
  expect(sounds.filter(({ sound }) => sound === 'reelStop')).toEqual([
    { at: 4_000, sound: 'reelStop', rate: 1 },
  ]);
  expect(sounds.at(-1)).toEqual({ at: DINGDONG_TIMING.run, sound: 'reveal', rate: 1 });
  const first = sounds.filter(({ at, sound }) => at < 4_000 && sound === 'runLight');
  expect(first.length).toBeGreaterThan(30);
  expect(first.at(-1)?.rate).toBeLessThan(1.3);
  expect(Math.max(...first.map(({ rate }) => rate))).toBeGreaterThan(1.5);
});

it('is in order, with no two steps at once, however many runs there are', () => {
  for (const cells of [[4], [3, 3, 4], [3, 16, 3, 16, 3, 16, 3, 0]]) {
    const sounds = lightSounds(cells, 23);
    for (let i = 1; i < sounds.length; i++)
      expect(sounds[i]?.at ?? 0).toBeGreaterThan(sounds[i - 1]?.at ?? 0);
  }
});
