import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FROM_GAME, type GameMessage, type GameMessageType } from '../../../contract/providers/envelope.ts';
import { DROPS } from './envelope.ts';
import {
  droppedWords,
  type FrameEvent,
  isAwaited,
  isBalanceFrozen,
  opening,
  reduceFrame,
} from './frameState.ts';

const launch = {
  url: 'https://games.lentera.example/play',
  origin: 'https://games.lentera.example',
  provider: 'lentera',
  game: 'naga-toba',
  title: 'Naga Toba',
} as const;
const framing = { src: launch.url, sandbox: 'allow-scripts', origin: launch.origin, target: launch.origin };
const launched: FrameEvent = { type: 'launched', launch, framing };

function received(type: GameMessageType, payload: object = {}, requestId?: string): FrameEvent {
  const message = { source: FROM_GAME, version: 1, timestamp: 1, type, payload, requestId } as GameMessage;
  return { type: 'message', message };
}
const starts = (roundId = 'r') => received('roundStarted', { roundId });
const ends = (roundId = 'r') => received('roundEnded', { roundId });
const having = (...events: FrameEvent[]) => events.reduce(reduceFrame, opening());

describe('a game in its frame', () => {
  it('opens, loads, plays', () => {
    expect(having().step.at).toBe('asking');
    const open = having(launched, received('ready'), received('loaded'));
    expect(open).toMatchObject({ step: { at: 'open', launch }, begun: 1, loaded: true, running: [] });
    expect(having(launched, starts()).running).toEqual(['r']);
    expect(having(launched, starts(), ends())).toMatchObject({ running: [], started: 1, ended: 1 });
  });

  it('is loaded when it plays, whether it reported that or not', () => {
    expect(having(launched, starts()).loaded).toBe(true);
  });

  it('counts a round once, and ends none that did not start', () => {
    expect(having(launched, starts(), starts())).toMatchObject({ running: ['r'], started: 1 });
    expect(having(launched, ends())).toMatchObject({ running: [], ended: 0 });
    expect(having(launched, starts('a'), starts('b'), ends('a')).running).toEqual(['b']);
  });

  it('keeps its state on an answer to a request', () => {
    expect(having(launched, received('ready'), received('ready', {}, 'there-1')).begun).toBe(1);
    expect(having(launched, received('ready'), received('ready')).begun).toBe(2);
  });

  it.each([
    [10004, 'signIn'],
    [707, 'signIn'],
    [721, 'missing'],
    [3, 'missing'],
    [701, 'bonus'],
    [10005, 'away'],
    [7030, 'break'],
    [667, 'other'],
  ])('refused with %d is %s', (code, why) => {
    expect(having({ type: 'refused', code, failure: 'refusal' }).step).toEqual({ at: 'refused', code, why });
  });

  it('distinguishes a failed launch request from a refusal by the server', () => {
    expect(having({ type: 'refused', code: -1, failure: 'network' }).step).toMatchObject({ why: 'network' });
    expect(having({ type: 'refused', code: -1, failure: 'timeout' }).step).toMatchObject({ why: 'network' });
    expect(having({ type: 'refused', code: 500, failure: 'fault' }).step).toMatchObject({ why: 'other' });
  });

  it('restarts with a new attempt, and keeps the number of rounds', () => {
    const anew = having(launched, starts(), received('error', { reason: 'connection' }), { type: 'again' });
    expect(anew).toEqual({ ...opening(1), started: 1 });
  });
});

describe('silence', () => {
  it('is monitored while it opens and while a round runs, not in an idle game', () => {
    expect(isAwaited(having())).toBe(false);
    expect(isAwaited(having(launched))).toBe(true);
    expect(isAwaited(having(launched, received('ready')))).toBe(true);
    expect(isAwaited(having(launched, received('loaded')))).toBe(false);
    expect(isAwaited(having(launched, received('loaded'), starts()))).toBe(true);
    expect(isAwaited(having(launched, starts(), ends()))).toBe(false);
    expect(isAwaited(having(launched, { type: 'silent' }))).toBe(false);
  });

  it("ends with any message of the game, or by the player's choice to wait", () => {
    const silent = [launched, starts(), { type: 'silent' }] as const;
    expect(having(...silent).trouble).toBe('silent');
    expect(having(...silent, received('ready', {}, 'there-1')).trouble).toBeNull();
    expect(having(...silent, { type: 'wait' })).toMatchObject({ trouble: null, running: ['r'] });
    expect(having(...silent, { type: 'dropped', why: 'origin' }).trouble).toBe('silent');
  });
});

describe('the balance', () => {
  it('is frozen while a round runs, and until it is known that none was cut off', () => {
    expect(isBalanceFrozen(having())).toBe(true);
    expect(isBalanceFrozen(having(launched, received('ready')))).toBe(true);
    expect(isBalanceFrozen(having(launched, received('loaded')))).toBe(false);
    expect(isBalanceFrozen(having(launched, starts(), received('loaded')))).toBe(true);
    expect(isBalanceFrozen(having(launched, starts(), received('loaded'), ends()))).toBe(false);
    expect(isBalanceFrozen(having(launched, { type: 'silent' }))).toBe(false);
    expect(isBalanceFrozen(having({ type: 'refused', code: 10005, failure: 'refusal' }))).toBe(false);
    expect(isBalanceFrozen(having(launched, received('loaded'), { type: 'again' }))).toBe(true);
  });

  it('is the one last reported by the game, until it is reopened', () => {
    expect(having(launched, received('loaded')).reportedBalance).toBeNull();
    const state = having(
      launched,
      received('balanceChanged', { balance: '900' }),
      received('balanceChanged'),
    );
    expect(state.reportedBalance).toBe(900n);
    expect(reduceFrame(state, { type: 'again' }).reportedBalance).toBeNull();
  });
});

describe('an error', () => {
  it('stays until the game is reloaded, and no round keeps the player', () => {
    const broken = having(launched, starts(), received('error', { reason: 'session' }), received('loaded'));
    expect(broken).toMatchObject({ trouble: 'session', running: [] });
    expect(reduceFrame(broken, { type: 'silent' }).trouble).toBe('session');
  });
});

describe('dropped messages', () => {
  it('are counted by reason, and reported in one line', () => {
    expect(droppedWords(having(launched))).toBeNull();
    const state = having(
      launched,
      { type: 'dropped', why: 'shape' },
      { type: 'dropped', why: 'shape' },
      { type: 'dropped', why: 'source' },
    );
    expect(droppedWords(state)).toBe(
      'game frame lentera/naga-toba: messages dropped, 1 by source, 2 by shape',
    );
    expect(state.messageCount).toBe(0);
  });
});

it('holds its invariants for any messages in any order', () => {
  const id = fc.constantFrom('a', 'b', 'c', ...Array.from({ length: 30 }, (_, n) => `n${n}`));
  const events: fc.Arbitrary<FrameEvent> = fc.oneof(
    id.map(starts),
    id.map(ends),
    fc.constantFrom(
      received('ready'),
      received('loaded'),
      received('error', { reason: 'other' }),
      received('exit'),
      received('cashier'),
      received('balanceChanged'),
      ...DROPS.map((why) => ({ type: 'dropped', why }) as const),
      { type: 'silent' } as const,
      { type: 'wait' } as const,
      { type: 'again' } as const,
      launched,
    ),
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 200 }), (all) => {
      const state = having(...all);
      expect(new Set(state.running).size).toBe(state.running.length);
      expect(state.running.length).toBeLessThanOrEqual(20);
      expect(state.ended).toBeLessThanOrEqual(state.started);
      if (state.running.length > 0) expect(state.loaded).toBe(true);
    }),
  );
});
