import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveRound } from '../../../../contract/games/live/channel.ts';
import { LiveTable, type RoundNews } from './liveTable.ts';

let published: LiveRound[];
let table: LiveTable;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  published = [];
  const publish = (_field: string, value: unknown) => void published.push(value as LiveRound);
  table = new LiveTable('dice', {
    channel: {
      follow: () => undefined,
      publish,
      publishTogether: () => undefined,
      publishTo: () => undefined,
    },
    clock: { now: () => Date.now() } as never,
  });
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

const round = (roundId: string, result: string[] | null = null): RoundNews => ({
  roundId,
  startTime: 1_000,
  closeTime: 3_000,
  endTime: 5_000,
  result,
});
const past = () => table.view?.past.map(({ roundId }) => roundId);

it('has no view before the first round', () => {
  expect(table.view).toBeNull();
});

it('publishes a round when it opens, when it closes and when its result is known', () => {
  table.update(round('7'));
  table.count('7', 2);
  table.count('7', 1);
  table.count('6', 5);
  expect(published).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(published).toHaveLength(2);
  expect(published[1]).toMatchObject({ roundId: '7', result: null, betCount: 1, serverTime: 3_000 });
  table.update(round('7', ['1']));
  expect(published[2]).toMatchObject({ game: 'dice', roundId: '7', result: ['1'], betCount: 1 });
  vi.advanceTimersByTime(9_000);
  expect(published).toHaveLength(3);
});

it('keeps a result, whatever event is repeated', () => {
  table.update(round('7', ['1']));
  table.update({ ...round('7'), betCount: 4 });
  expect(table.view?.round).toMatchObject({ result: ['1'], betCount: 4 });
});

it('publishes the end of a round that another has followed, and still shows the newer one', () => {
  table.update(round('8'));
  table.update(round('7', ['1']));
  expect(published.map(({ roundId }) => roundId)).toEqual(['8', '7']);
  expect(table.view?.round.roundId).toBe('8');
  expect(past()).toEqual(['7']);
});

it('keeps the last twelve results, newest first, each once', () => {
  const ids = Array.from({ length: 13 }, (_, at) => String(at + 3));
  table.remember(ids.map((roundId) => ({ roundId, result: ['2'] })));
  table.update(round('15', ['3']));
  table.update(round('16', ['3']));
  expect(past()).toEqual(['16', '15', '14', '13', '12', '11', '10', '9', '8', '7', '6', '5']);
  expect(table.view?.past[1]?.result).toEqual(['3']);
});
