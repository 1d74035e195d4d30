// @vitest-environment dom
import { expect, it } from 'vitest';
import type { LiveRound } from '../../../../contract/games/live/channel.ts';
import { phaseOf, secondsLeft, type Tables, withRound, withSnapshot } from './liveTables.ts';

const CLOSE = 1_000_000;
const round = (roundId: string, result: string[] | null = null, betCount = 3): LiveRound => ({
  ...{ game: 'dice', roundId, result, betCount },
  ...{ startTime: CLOSE - 20_000, closeTime: CLOSE, endTime: CLOSE + 8_000, serverTime: CLOSE },
});
const snapshot = (live: LiveRound, ...past: string[]) => ({
  tables: [{ round: live, past: past.map((roundId) => ({ roundId, result: ['1'] })) }],
  serverTime: CLOSE,
});
const ids = (tables: Tables) => tables.dice?.past.map(({ roundId }) => roundId);

it('goes from betting to the draw to its result by the server time', () => {
  expect(phaseOf(round('7'), CLOSE - 1)).toBe('betting');
  expect(phaseOf(round('7'), CLOSE)).toBe('playing');
  expect(phaseOf(round('7', ['1']), CLOSE)).toBe('result');
});

it('counts down at whole seconds of server time, whenever betting closes, and never to zero', () => {
  expect([14_000, 14_499, 14_500].map((close) => secondsLeft(close, 10_000))).toEqual([4, 4, 5]);
  expect([10_000, 10_999].map((now) => secondsLeft(14_300, now))).toEqual([4, 4]);
  expect(secondsLeft(10_100, 10_900)).toBe(1);
});

it('lists a round once it has its result, newest first, without duplicates', () => {
  let tables = withSnapshot({}, snapshot(round('7'), '6', '5'));
  tables = withRound(tables, round('7', ['3', '3', '1']));
  expect(withRound(tables, round('7', ['3', '3', '1']))).toEqual(tables);
  expect(ids(tables)).toEqual(['7', '6', '5']);
  expect(tables.dice?.past[0]?.result).toEqual(['3', '3', '1']);
});

it('does not return to an older round on a snapshot overtaken by events', () => {
  const tables = withRound(withRound({}, round('7', ['1'])), round('8'));
  const merged = withSnapshot(tables, snapshot(round('7', null, 9), '6'));
  expect(merged.dice?.round).toMatchObject({ roundId: '8', betCount: 3 });
  expect(ids(merged)).toEqual(['7', '6']);
});

it('does not lose a result on an older snapshot', () => {
  const tables = withRound({}, round('7', ['1']));
  expect(withSnapshot(tables, snapshot(round('7'))).dice?.round.result).toEqual(['1']);
});

it('takes the result of a round whose successor is already open, and continues to show the successor', () => {
  const tables = withRound(withRound({}, round('8')), round('7', ['4']));
  expect(tables.dice?.round.roundId).toBe('8');
  expect(ids(tables)).toEqual(['7']);
});

it('keeps the last twelve', () => {
  let tables: Tables = {};
  for (let id = 1; id <= 20; id++) tables = withRound(tables, round(String(id), ['2']));
  expect(ids(tables)).toEqual(Array.from({ length: 12 }, (_, at) => String(20 - at)));
});
