import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import type { Connections } from '../../core/channel/connections.ts';
import type { Sessions } from '../accounts/sessions.ts';

/** /internal/auth and /internal/unAuth: who a connection belongs to, without connecting anew. */
export function accountsChannel(sessions: Sessions, connections: Connections): ChannelArea {
  return {
    Mutation: {
      async internalAuth({ token }, { connectionId }) {
        const session = await sessions.find(String(token));
        if (!session) throw new Refusal(ErrorCode.badToken);
        connections.bind(connectionId, session);
        return { userId: session.userId };
      },
      internalUnAuth(_args, { connectionId }) {
        connections.bind(connectionId, null);
        return { userId: null };
      },
    },
  };
}
