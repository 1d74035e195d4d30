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
const told: PoolEvent<number>[] = [];
let house: TestHouse;
let stops: (() => void)[];

beforeEach(() => {
  useWatched.setState({ watched: false });
  told.length = 0;
  house = new TestHouse();
  const wire = wingoWire('fastest', {
    now: () => useWatched.getState().watched,
    subscribe: useWatched.subscribe,
  });
  stops = wire.subscribe(house.deps.channel, (event) => told.push(event));
  return () => {
    for (const stop of stops) stop();
  };
});

const bets = (...orders: (typeof FIRST)[]) => ({ type: 'bets', bets: orders.map(readWingoOrder) });

it('tells each message of bets while the model is watched', () => {
  useWatched.setState({ watched: true });
  house.tell('wingoRoundUpdate', [FIRST]);
  house.tell('wingoRoundUpdate', [SECOND]);
  expect(told).toEqual([bets(FIRST), bets(SECOND)]);
});

it('keeps the bets of a model that nobody watches, and tells them together as soon as somebody does', () => {
  house.tell('wingoRoundUpdate', [FIRST]);
  house.tell('wingoRoundUpdate', [SECOND]);
  expect(told).toEqual([]);
  useWatched.setState({ watched: true });
  expect(told).toEqual([bets(FIRST, SECOND)]);
  useWatched.setState({ watched: false });
  useWatched.setState({ watched: true });
  expect(told).toHaveLength(1);
});

it('tells them before their round ends, since what it brings the player is worked out of them', () => {
  house.tell('wingoRoundUpdate', [FIRST]);
  house.tell('wingoRoundEnd', endOf(2));
  house.tell('wingoRoundUpdate', [SECOND]);
  house.tell('wingoRoundStart', startOf(3));
  expect(told).toEqual([bets(FIRST), readWingoEnd(endOf(2)), bets(SECOND), readWingoStart(startOf(3))]);
});
