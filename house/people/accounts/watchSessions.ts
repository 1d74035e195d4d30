import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Bus } from '../../core/bus/bus.ts';
import type { Connections } from '../../core/channel/connections.ts';
import { SESSION_ENDED, type Sessions } from './sessions.ts';

const ended = v.object({ tokenHash: v.string() });

/**
 * Makes connections visitors' again when their session ends, on whichever house that was. After a gap of the bus
 * it looks for what it missed. Returns the call that ends it.
 */
export function watchSessions(
  sessions: Sessions,
  connections: Connections,
  bus: Bus,
  log: Logger,
): () => void {
  const stopListening = bus.subscribe(SESSION_ENDED, (message) => {
    connections.endSession(v.parse(ended, message).tokenHash);
  });
  const check = async () => {
    for (const tokenHash of await sessions.ended(connections.sessions())) connections.endSession(tokenHash);
  };
  const stopChecking = bus.onGap(() => {
    check().catch((error) => log.error({ err: error }, 'sessions could not be checked after a gap'));
  });
  return () => {
    stopListening();
    stopChecking();
  };
}
