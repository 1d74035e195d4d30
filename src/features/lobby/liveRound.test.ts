import { expect, it } from 'vitest';
import type { CrashEnd, CrashGame, CrashStart } from '../../../contract/games/crashChannel.ts';
import { type LiveRound, phaseOf, withEnd, withSnapshot, withStart } from './liveRound.ts';

const START = 1_000_000;
const start = (roundId: string) => ({ roundId, startTime: START, betCount: 3 }) as CrashStart;
const end = (roundId: string, target = '24100') => ({ roundId, startTime: START, target }) as CrashEnd;
const snapshot = (roundId: string, over: Partial<CrashGame> = {}) =>
  ({ roundId, startTime: START, betCount: 5, target: null, historyRate: [], ...over }) as CrashGame;
const ids = (round: LiveRound) => round.past.map((one) => one.roundId);

it('goes from countdown to flight to its end by the server time', () => {
  const round = withStart(null, start('7'));
  expect(phaseOf(round, START - 1)).toBe('preparing');
  expect(phaseOf(round, START)).toBe('flying');
  expect(phaseOf(withEnd(round, end('7')), START)).toBe('ended');
});

it('lists a round once it has ended, newest first, whether told by event or by snapshot', () => {
  let round = withSnapshot(null, snapshot('7', { historyRate: [{ roundId: '6', rate: '10000' }] }));
  round = withEnd(round, end('7'));
  expect(ids(round)).toEqual(['7', '6']);
  const told = snapshot('7', { target: '24100', historyRate: [{ roundId: '6', rate: '10000' }] });
  expect(ids(withSnapshot(null, told))).toEqual(['7', '6']);
});

it('does not go back to an older round by a snapshot that events overtook', () => {
  const round = withStart(withEnd(null, end('7')), start('8'));
  const late = snapshot('7', { historyRate: [{ roundId: '6', rate: '15000' }] });
  const merged = withSnapshot(round, late);
  expect(merged).toMatchObject({ roundId: '8', betCount: 3 });
  expect(ids(merged)).toEqual(['7', '6']);
});

it('does not fly again by a snapshot from before the break-up', () => {
  const ended = withEnd(withStart(null, start('7')), end('7'));
  expect(withSnapshot(ended, snapshot('7')).target).toBe(24_100n);
});

it('keeps the last twelve', () => {
  let round: LiveRound | null = null;
  for (let id = 1; id <= 20; id++) round = withEnd(round, end(String(id)));
  expect(round && ids(round)).toEqual(Array.from({ length: 12 }, (_, i) => String(20 - i)));
});
