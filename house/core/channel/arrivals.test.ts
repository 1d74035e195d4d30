import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { crashData } from '../../../contract/games/crash/operations.ts';
import type { GameFactory } from '../../play/games/gameModule.ts';
import { testGame } from '../../testing/core/testGame.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { type Arrival, Arrivals } from './arrivals.ts';

describe('Arrivals', () => {
  /** A simulated event loop whose turns are triggered by the test. */
  function loop() {
    let now = 0;
    const arrivals = new Arrivals({ now: () => now });
    const at = (ms: number) => {
      now = ms;
      return arrivals;
    };
    const turn = (ms: number) => {
      at(ms).turned();
      arrivals.polled();
    };
    return { at, turn };
  }

  it('know the arrival time while the loop turns', () => {
    const { at, turn } = loop();
    for (const ms of [20, 40, 65, 90]) turn(ms);
    expect(at(91).stamp()).toEqual({ at: 91, earliest: 91 });
    expect(at(130).stamp()).toEqual({ at: 130, earliest: 130 });
  });

  it('do not know it right after the loop was blocked: it may be any since the sockets were last read', () => {
    const { at, turn } = loop();
    for (const ms of [20, 40]) turn(ms);
    expect(at(500).stamp(), 'sockets before timers').toEqual({ at: 500, earliest: 40 });
    at(501).turned();
    expect(at(505).stamp(), 'timers before sockets').toEqual({ at: 505, earliest: 40 });
    at(505).polled();
    expect(at(506).stamp(), 'what came is off the sockets').toEqual({ at: 506, earliest: 506 });
  });

  it('count from the turn before if the loop was blocked between a turn and its socket poll', () => {
    const { at, turn } = loop();
    turn(20);
    at(40).turned();
    expect(at(400).stamp()).toEqual({ at: 400, earliest: 20 });
    at(400).polled();
    expect(
      at(401).stamp(),
      'the sockets were read, but nobody knows of those that became ready then',
    ).toEqual({ at: 401, earliest: 40 });
    turn(420);
    expect(at(421).stamp()).toEqual({ at: 421, earliest: 421 });
  });

  it('keep the start of a gap over several turns without socket polls', () => {
    const { at, turn } = loop();
    turn(20);
    at(300).turned();
    at(310).turned();
    expect(at(311).stamp()).toEqual({ at: 311, earliest: 20 });
  });
});

describe('operations', () => {
  const stamps: Arrival[] = [];
  const stamping: GameFactory = (parts) => {
    const game = testGame(parts);
    const Query = {
      ...game.area.Query,
      crashData: (_args: unknown, { arrival }: { arrival: Arrival }) => `${stamps.push(arrival)}`,
    };
    return { ...game, area: { ...game.area, Query } };
  };
  let house: TestHouse;
  beforeAll(async () => {
    house = await TestHouse.start({ games: [stamping] });
  });
  afterAll(() => house.close());

  it('carry the arrival time of their message, and the earliest possible one if the house was blocked', async () => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/channel`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    const { clock } = house.house;
    const send = (id: string) => {
      socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query: crashData.document } }));
      return clock.now();
    };
    const sent = send('1');
    // The message has reached the house's socket while the house, which is this process, is blocked.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    await vi.waitFor(() => expect(stamps).toHaveLength(1), { timeout: 20_000 });
    expect(stamps[0]?.at).toBeGreaterThanOrEqual(sent + 390);
    expect(stamps[0]?.earliest).toBeLessThanOrEqual(sent);
    // Other work may block the machine at any moment.
    await vi.waitFor(
      async () => {
        const before = stamps.length;
        const answer = send(`again ${before}`);
        await vi.waitFor(() => expect(stamps).toHaveLength(before + 1), { timeout: 20_000 });
        const last = stamps.at(-1);
        expect(last?.earliest).toBe(last?.at);
        expect(last?.at).toBeGreaterThanOrEqual(answer);
      },
      { timeout: 20_000 },
    );
    socket.terminate();
  });
});
