import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FROM_GAME, FROM_SITE, GAME_ERRORS, GAME_PAYLOADS } from '../../../contract/providers/envelope.ts';
import { DROPS, parseMessage, siteMessage } from './envelope.ts';

const game = { name: "the game's window" };
const pin = { origin: 'https://games.lentera.example', source: game };

/** A message event from the game, with optional faults. */
const event = (data: unknown, wrong: { origin?: string; source?: unknown } = {}) => ({
  data,
  origin: pin.origin,
  source: game as unknown,
  ...wrong,
});
const envelope = (type: string, payload: unknown = {}, wrong: object = {}) => ({
  source: FROM_GAME,
  type,
  version: 1,
  payload,
  timestamp: 1_790_000_000_000,
  ...wrong,
});

const PAYLOADS: Record<keyof typeof GAME_PAYLOADS, object> = {
  ready: {},
  loaded: {},
  roundStarted: { roundId: 'r-1' },
  roundEnded: { roundId: 'r-1' },
  balanceChanged: { balance: '125000000' },
  cashier: {},
  exit: {},
  error: { reason: 'connection', detail: 'socket closed' },
};

describe('a message from a game', () => {
  it.each(Object.entries(PAYLOADS))('is accepted: %s', (type, payload) => {
    expect(parseMessage(event(envelope(type, payload)), pin)).toEqual(envelope(type, payload));
  });

  it('keeps the id of the request that it answers', () => {
    const received = envelope('ready', {}, { requestId: 'there-3' });
    expect(parseMessage(event(received), pin)).toEqual(received);
  });

  it('may contain unknown fields, which are removed', () => {
    const more = envelope('roundEnded', { roundId: 'r-1', win: '<b>1</b>' }, { provider: 'lentera' });
    expect(parseMessage(event(more), pin)).toEqual(envelope('roundEnded', { roundId: 'r-1' }));
  });
});

describe('a dropped message', () => {
  it('comes from another origin', () => {
    for (const origin of ['https://lentera.example', 'http://games.lentera.example', 'null', ''])
      expect(parseMessage(event(envelope('loaded'), { origin }), pin)).toBe('origin');
  });

  it('comes from another window, or none', () => {
    for (const source of [null, undefined, {}, { ...game }])
      expect(parseMessage(event(envelope('loaded'), { source }), pin)).toBe('source');
    expect(parseMessage(event(envelope('loaded'), { source: null }), { ...pin, source: null })).toBe(
      'source',
    );
  });

  it.each([
    ['no object', 'loaded'],
    ['nothing', null],
    ['a list', [envelope('loaded')]],
    ['text of an envelope', JSON.stringify(envelope('loaded'))],
    ['another version', envelope('loaded', {}, { version: 2 })],
    ['a version as text', envelope('loaded', {}, { version: '1' })],
    ["the site's own words", envelope('updateBalance', { balance: '1', currency: 'IDR' })],
    ["the site's sign", envelope('loaded', {}, { source: FROM_SITE })],
    ['an unknown type', envelope('won', { amount: '1000' })],
    ['a type of every object', envelope('constructor')],
    ["a prototype's type", envelope('__proto__')],
    ['no payload', envelope('loaded', {}, { payload: undefined })],
    ['a round without a name', envelope('roundStarted', { roundId: '' })],
    ['a round with a number for a name', envelope('roundStarted', { roundId: 12 })],
    ['a round with an endless name', envelope('roundEnded', { roundId: 'x'.repeat(101) })],
    ['a balance that is a number', envelope('balanceChanged', { balance: 1250 })],
    ['a balance below nothing', envelope('balanceChanged', { balance: '-1' })],
    ['a balance with a fraction', envelope('balanceChanged', { balance: '1.5' })],
    ['an unknown error', envelope('error', { reason: 'Send your PIN to 0812…' })],
    ['an endless error', envelope('error', { reason: 'other', detail: 'x'.repeat(201) })],
    ['a time that is none', envelope('loaded', {}, { timestamp: Number.NaN })],
    ['a time without end', envelope('loaded', {}, { timestamp: Number.POSITIVE_INFINITY })],
    ['an empty id', envelope('loaded', {}, { requestId: '' })],
  ])('has another shape: %s', (_what, data) => {
    expect(parseMessage(event(data), pin)).toBe('shape');
  });

  it('is anything not from the pinned window and origin, whatever its content', () => {
    const looks = fc.constantFrom(
      ...Object.entries(PAYLOADS).map(([type, payload]) => envelope(type, payload)),
    );
    const sender = fc.record({ origin: fc.webUrl(), source: fc.anything() });
    fc.assert(
      fc.property(looks, sender, (data, from) => {
        expect(DROPS).toContain(parseMessage({ data, ...from }, pin));
      }),
    );
  });

  it('is any value that is no envelope, and parsing never throws', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(anything, (data) => {
        expect(parseMessage(event(data), pin)).toBe('shape');
      }),
      { numRuns: 2_000 },
    );
  });

  it('is an envelope with any part replaced, unless that part is valid', () => {
    const parts = fc.constantFrom('source', 'type', 'version', 'payload', 'timestamp', 'requestId');
    const types = fc.constantFrom(...Object.keys(PAYLOADS));
    fc.assert(
      fc.property(types, parts, fc.anything({ withBigInt: true }), (type, part, value) => {
        const payload = PAYLOADS[type as keyof typeof PAYLOADS];
        const result = parseMessage(event(envelope(type, payload, { [part]: value })), pin);
        if (typeof result === 'string') {
          expect(result).toBe('shape');
          return;
        }
        expect(result).toMatchObject({ source: FROM_GAME, version: 1 });
        expect(Object.keys(GAME_PAYLOADS)).toContain(result.type);
        if (result.type === 'error') expect(GAME_ERRORS).toContain(result.payload.reason);
        if (result.type === 'roundStarted' || result.type === 'roundEnded')
          expect(result.payload.roundId.length).toBeLessThanOrEqual(100);
        if (result.type === 'balanceChanged') expect(result.payload.balance ?? '0').toMatch(/^\d{1,18}$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('may contain itself', () => {
    const round: Record<string, unknown> = envelope('loaded');
    round.payload = round;
    round.requestId = round;
    expect(parseMessage(event(round), pin)).toBe('shape');
  });
});

describe('a message from the site', () => {
  it('uses the same envelope, with its own marker', () => {
    expect(siteMessage('mute', { muted: true }, 5)).toEqual({
      source: FROM_SITE,
      type: 'mute',
      version: 1,
      payload: { muted: true },
      timestamp: 5,
    });
    expect(siteMessage('resume', {}, 5, 'there-1')).toHaveProperty('requestId', 'there-1');
  });

  it("is never accepted as the game's if it is sent back", () => {
    expect(parseMessage(event(siteMessage('pause', {}, 5)), pin)).toBe('shape');
  });
});
