import { beforeEach, expect, it } from 'vitest';
import { create } from 'zustand';
import type { PoolEvent } from '../../pools/engine/poolState.ts';
import { TestHouse } from '../../session/testHouse.ts';
import { endOf, orderOf, startOf } from '../engine/testWingo.ts';
import { readWingoEnd, readWingoOrder, readWingoStart } from '../engine/wingo.ts';
import { wingoWire } from './wingoWire.ts';

const FIRST = orderOf(2, 1);
const SECOND = orderOf(2, 2, { select: 'red' });

const useWatched = create<{ watched: boolean }>(() => ({ watched: false }));
const events: PoolEvent<number>[] = [];
let house: TestHouse;
let stops: (() => void)[];

beforeEach(() => {
  useWatched.setState({ watched: false });
  events.length = 0;
  house = new TestHouse();
  const wire = wingoWire('fastest', {
    now: () => useWatched.getState().watched,
    subscribe: useWatched.subscribe,
  });
  stops = wire.subscribe(house.deps.channel, (event) => events.push(event));
  return () => {
    for (const stop of stops) stop();
  };
});

const bets = (...orders: (typeof FIRST)[]) => ({ type: 'bets', bets: orders.map(readWingoOrder) });

it('emits each message of bets while the model is watched', () => {
  useWatched.setState({ watched: true });
  house.publish('wingoRoundUpdate', [FIRST]);
  house.publish('wingoRoundUpdate', [SECOND]);
  expect(events).toEqual([bets(FIRST), bets(SECOND)]);
});

it('buffers the bets of an unwatched model, and emits them together when it is watched again', () => {
  house.publish('wingoRoundUpdate', [FIRST]);
  house.publish('wingoRoundUpdate', [SECOND]);
  expect(events).toEqual([]);
  useWatched.setState({ watched: true });
  expect(events).toEqual([bets(FIRST, SECOND)]);
  useWatched.setState({ watched: false });
  useWatched.setState({ watched: true });
  expect(events).toHaveLength(1);
});

it("emits them before their round ends, because the player's outcome is computed from them", () => {
  house.publish('wingoRoundUpdate', [FIRST]);
  house.publish('wingoRoundEnd', endOf(2));
  house.publish('wingoRoundUpdate', [SECOND]);
  house.publish('wingoRoundStart', startOf(3));
  expect(events).toEqual([bets(FIRST), readWingoEnd(endOf(2)), bets(SECOND), readWingoStart(startOf(3))]);
});
