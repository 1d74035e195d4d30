import { afterEach, expect, it, vi } from 'vitest';
import type { SiteMessage } from '../../contract/providers/envelope.ts';
import { openLine } from './site.ts';

const SITE = 'https://site.test';

/** A window with a site around it. */
function framed() {
  let listener: (event: object) => void = () => undefined;
  const around = { postMessage: vi.fn() };
  const own = { parent: around, addEventListener: (_: string, to: typeof listener) => (listener = to) };
  vi.stubGlobal('window', own);
  const send = (message: object, { origin = SITE, source = around as object } = {}) =>
    listener({
      source,
      origin,
      data: { source: 'kilat.site', version: 1, timestamp: 0, payload: {}, ...message },
    });
  return { around, send };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('accepts messages only from the surrounding window, at the one origin, in the one envelope', () => {
  const { send } = framed();
  const received: SiteMessage[] = [];
  openLine(SITE).listen((message) => received.push(message));
  send({ type: 'pause' }, { origin: 'https://other.test' });
  send({ type: 'pause' }, { source: {} });
  send({ type: 'pause', source: 'somebody' });
  send({ type: 'pause', version: 2 });
  expect(received).toEqual([]);
  send({ type: 'pause' });
  expect(received.map(({ type }) => type)).toEqual(['pause']);
});

it('queues messages until there is a listener', () => {
  const { send } = framed();
  const line = openLine(SITE);
  send({ type: 'mute', payload: { muted: true } });
  const received: string[] = [];
  line.listen(({ type }) => received.push(type));
  send({ type: 'resume' });
  expect(received).toEqual(['mute', 'resume']);
});

it('answers a presence check at once, with its request id', () => {
  const { around, send } = framed();
  openLine(SITE);
  send({ type: 'resume', requestId: 'there-1' });
  expect(around.postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ source: 'kilat.game', type: 'ready', version: 1, requestId: 'there-1' }),
    SITE,
  );
});

it('sends nothing without a site', () => {
  const { around } = framed();
  openLine(null).send('cashier', {});
  expect(around.postMessage).not.toHaveBeenCalled();
});
