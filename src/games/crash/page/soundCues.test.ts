import { expect, it } from 'vitest';
import type { SoundName } from '../../../../audio/sounds.ts';
import { cues, flightRate, type SoundFacts } from './soundCues.ts';

const STILL: SoundFacts = {
  roundId: '10',
  phase: 'preparation',
  countdown: 6,
  flight: 0,
  betId: null,
  decision: null,
};
const ended = (status: 'cashed' | 'lost', rate: bigint | null, win: bigint) => ({
  roundId: '10',
  place: '10',
  betId: '1',
  result: { stake: 100n, status, rate, win },
});

it.each<[string, Partial<SoundFacts>, Partial<SoundFacts>, SoundName[]]>([
  ['nothing happened', {}, {}, []],
  ['the end of the countdown is near', {}, { countdown: 5 }, ['tick']],
  ['the last seconds', { countdown: 4 }, { countdown: 3 }, ['beep']],
  ['lift-off', { countdown: 1 }, { phase: 'goUp', countdown: 0, flight: 40 }, ['liftoff']],
  ['a rocket already high', { countdown: 1 }, { phase: 'goUp', countdown: 0, flight: 9_000 }, []],
  ['the crash', { phase: 'goUp' }, { phase: 'crashed' }, ['crash']],
  ['a missed crash', { phase: 'loading', roundId: '' }, { phase: 'crashed' }, []],
  ['another round', { phase: 'goUp', roundId: '9' }, { phase: 'crashed', roundId: '10' }, []],
  ['a placed bet', {}, { betId: '1' }, ['bet']],
  ['a second placed bet', { betId: '1' }, { betId: '2' }, ['bet']],
  ['the newer of two bets ended', { betId: '2' }, { betId: '1' }, []],
  ['the bet was removed', { betId: '1' }, { betId: null }, []],
  ['cashed out', {}, { decision: ended('cashed', 24_100n, 241n) }, ['cashout', 'winSmall']],
  ['cashed out high', {}, { decision: ended('cashed', 120_000n, 1200n) }, ['cashout', 'winBig']],
  ['cashed out at the stake', {}, { decision: ended('cashed', 10_000n, 100n) }, ['cashout']],
  ['lost', {}, { decision: ended('lost', null, 0n) }, []],
])('%s', (_name, before, after, sounds) => {
  expect(cues({ ...STILL, ...before }, { ...STILL, ...before, ...after })).toEqual(sounds);
});

it("rises with the multiplier up to the loop's limit", () => {
  expect(flightRate(1)).toBe(1);
  expect(flightRate(4)).toBeGreaterThan(flightRate(2));
  expect(flightRate(1_000_000)).toBe(1.8);
});
