// @vitest-environment dom
import { act, Profiler } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LiveRound, LiveTables } from '../../../../contract/games/live/channel.ts';
import { loadLiveTiles } from '../../../games/liveTiles.ts';
import { chooseLanguage, startI18n } from '../../../i18n/i18n.ts';
import { find, render } from '../../../ui/testRender.ts';
import { LiveState } from './LiveState.tsx';
import { useFollowedTables } from './liveTables.ts';

const house = vi.hoisted(() => ({
  state: 'ready',
  snapshot: { tables: [], serverTime: 0 } as LiveTables,
  publish: (_round: LiveRound) => undefined as unknown,
}));
vi.mock('../../../net/backend.ts', () => ({
  serverNow: () => Date.now(),
  channel: {
    get state() {
      return house.state;
    },
    request: () => Promise.resolve(house.snapshot),
    subscribe: (_operation: unknown, { next }: { next: (round: LiveRound) => void }) => {
      house.publish = next;
      return () => undefined;
    },
    onState: () => () => undefined,
    onConnected: (listener: () => void) => {
      listener();
      return () => undefined;
    },
  },
}));

const CLOSE = 20_000;
const round = (game: 'crash' | 'dice', changes: Partial<LiveRound> = {}): LiveRound => ({
  ...{ game, roundId: '7', startTime: CLOSE - 20_000, closeTime: CLOSE, endTime: CLOSE + 8_000 },
  ...{ result: null, betCount: 3, serverTime: CLOSE, ...changes },
});
const snapshot = (now: LiveRound): LiveTables => ({
  tables: [
    { round: now, past: [{ roundId: '6', result: now.game === 'crash' ? ['15300'] : ['0', '1', '2'] }] },
  ],
  serverTime: CLOSE,
});
const renders = vi.fn();

function Tile({ game }: { game: 'crash' | 'dice' }) {
  useFollowedTables();
  return (
    <Profiler id="tile" onRender={renders}>
      <LiveState game={game} />
    </Profiler>
  );
}
const publish = (round: LiveRound) => act(() => void house.publish(round));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => find('[data-phase]');
const words = () =>
  [...shown().querySelectorAll('p, [class*="figure"]')].map((part) => part.textContent ?? '');
const bar = () => find('[class*="left"]').style.transform;

beforeAll(async () => {
  await startI18n('id', ['lobby', 'ownGames', 'common', 'marks']);
  await loadLiveTiles();
});
beforeEach(() => void vi.useFakeTimers({ now: CLOSE - 4_000 }));
afterEach(() => vi.useRealTimers());

it('shows a round from its bets to its result, and the next one', async () => {
  house.snapshot = snapshot(round('dice'));
  await render(<Tile game="dice" />);
  await wait(0);
  expect(shown().dataset.phase).toBe('betting');
  expect(words()).toEqual(['Taruhan dibuka', 'Tutup 4 dtk lagi', '3 taruhan di babak ini']);
  expect(bar()).toBe('scaleX(0.2)');
  await wait(1_000);
  expect(words()[1]).toBe('Tutup 3 dtk lagi');
  expect(bar()).toBe('scaleX(0.15)');

  // The server closes betting by an event; the clock is the fallback.
  await wait(4_000);
  expect(shown().dataset.phase).toBe('playing');
  expect(words()).toEqual(['Mengundi', '…', '3 taruhan di babak ini']);
  expect(bar()).toBe('scaleX(0)');

  await publish(round('dice', { result: ['5', '4', '3'], betCount: 11 }));
  await wait(500);
  expect(shown().dataset.phase).toBe('result');
  expect([words()[0], words()[2]]).toEqual(['Hasil', '11 taruhan di babak ini']);
  const faces = () =>
    [...shown().querySelectorAll('[role="img"]')].map((mark) => mark.getAttribute('aria-label'));
  expect(faces()).toHaveLength(3);

  await publish(
    round('dice', { roundId: '8', startTime: CLOSE, closeTime: CLOSE + 20_000, endTime: null, betCount: 0 }),
  );
  await wait(500);
  expect(shown().dataset.phase).toBe('betting');
  expect(words()).toEqual(['Taruhan dibuka', 'Tutup 18 dtk lagi', '0 taruhan di babak ini']);
});

it('follows a flight without rendering the tile, and switches the language at once', async () => {
  house.snapshot = snapshot(round('crash', { closeTime: CLOSE - 5_000 }));
  await render(<Tile game="crash" />);
  await wait(0);
  const before = renders.mock.calls.length;
  expect(shown().dataset.phase).toBe('playing');
  expect(words().slice(0, 2)).toEqual(['Sedang terbang', '1,09x']);
  await wait(5_000);
  expect(words()[1]).toBe('1,68x');
  await publish(round('crash', { closeTime: CLOSE - 5_000, result: ['17800'] }));
  await wait(500);
  expect(shown().dataset.phase).toBe('result');
  expect(words().slice(0, 2)).toEqual(['Meledak', '1,78x']);
  expect(renders.mock.calls.length).toBe(before);
  await act(() => chooseLanguage('en'));
  expect(words().slice(0, 2)).toEqual(['Blew up', '1.78x']);
  await act(() => chooseLanguage('id'));
});

it('is frozen while the connection is lost, also when rendered again', async () => {
  house.snapshot = snapshot(round('dice'));
  await render(<Tile game="dice" />);
  await wait(0);
  house.state = 'disconnected';
  await wait(2_000);
  house.state = 'connecting';
  await act(() => chooseLanguage('en'));
  await act(() => chooseLanguage('id'));
  expect(words()[1]).toBe('Tutup 4 dtk lagi');
  house.state = 'ready';
  await wait(500);
  expect(words()[1]).toBe('Tutup 2 dtk lagi');
});

it('is written by one timer, which ends with it', async () => {
  house.snapshot = snapshot(round('dice'));
  await render(<Tile game="dice" />);
  await wait(500);
  expect(vi.getTimerCount()).toBe(1);
  await render(null);
  expect(vi.getTimerCount()).toBe(0);
});
