import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols, makeServer, type Server as Protocol } from 'graphql-ws';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { ActBudget } from '../actBudget.ts';
import { networkOf } from '../http/addresses.ts';
import type { Gate, Session } from '../http/route.ts';
import type { Turns } from '../turns.ts';
import type { FirstValue } from './area.ts';
import type { Arrivals } from './arrivals.ts';
import { Budgets } from './budgets.ts';
import { Connection } from './connection.ts';
import { type Connections, PING_TURNS } from './connections.ts';
import type { Fanout } from './fanout.ts';
import type { ChannelLimits } from './limits.ts';
import { type Extra, type OperationsMetrics, operationHooks, TRY_AGAIN } from './operations.ts';

const CHANNEL_PATH = '/channel';

interface ChannelParts {
  server: Server;
  /** Schema with all resolvers (schema.ts). */
  schema: GraphQLSchema;
  fanout: Fanout;
  /** Initial values for subscribers, by the field's name. */
  firstValues: Readonly<Record<string, FirstValue>>;
  connections: Connections;
  limits: ChannelLimits;
  acts: ActBudget;
  /** The queue for all reads. */
  reads: Turns;
  arrivals: Pick<Arrivals, 'stamp'>;
  /** The session of a token, null when the token is invalid. */
  authenticate(token: string): Promise<Session | null>;
  /** The address a request comes from. */
  ipOf(request: IncomingMessage): string;
  gate: Gate;
  log: Logger;
  metrics: OperationsMetrics;
}

/**
 * Serves the channel on an HTTP server: graphql-ws at /channel, protocol graphql-transport-ws, no compression (it costs 210 kB
 * a socket). Returns the stop call.
 */
export function serveChannel(parts: ChannelParts): () => void {
  const { server, connections, limits, ipOf, gate } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    handleProtocols,
  });
  const budgets = new Budgets(limits.budgets);
  const protocol = makeProtocol(parts, budgets);
  const pings = setInterval(() => connections.ping(), limits.pingInterval / PING_TURNS);

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const path = request.url?.split('?')[0];
    const ip = ipOf(request);
    if (path !== CHANNEL_PATH) return decline(stream, '404 Not Found');
    const network = networkOf(ip);
    if (connections.countOf(network) >= limits.connectionsPerIp || !budgets.mayConnect(network))
      return decline(stream, '429 Too Many Requests');
    const country = gate.countryOf(request);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = new Connection(socket, stream, ip, limits);
      open(socket, { connection, country }, protocol, { ...parts, budgets });
    });
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    clearInterval(pings);
    connections.closeAll();
  };
}

function makeProtocol(parts: ChannelParts, budgets: Budgets): Protocol<Extra> {
  return makeServer<Record<string, unknown>, Extra>({
    schema: parts.schema,
    connectionInitWaitTimeout: parts.limits.beginWithin,
    ...operationHooks({ ...parts, budgets }),
    async onConnect({ connectionParams, extra: { connection, country } }) {
      // Closes with 4403 (forbidden). The client retries after its usual delay; HTTP has given it the reason.
      if (parts.gate.refusal(country) !== null) return false;
      const { token, clientId } = connectionParams ?? {};
      if (typeof clientId === 'string') connection.clientId = clientId.slice(0, 64);
      if (typeof token !== 'string' || token === '') return true;
      try {
        connection.bind(await parts.authenticate(token));
      } catch (error) {
        parts.log.error({ err: error }, 'a connection could not be authenticated');
        connection.socket.close(TRY_AGAIN, 'Try again later');
      }
      return true;
    },
  });
}

function open(
  socket: WebSocket,
  extra: Extra,
  protocol: Protocol<Extra>,
  parts: ChannelParts & { budgets: Budgets },
): void {
  const { connections, budgets, arrivals, log } = parts;
  const { connection } = extra;
  connections.add(connection);
  // For errors such as an oversized message or bad UTF-8, ws itself closes the socket with the right code.
  socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
  socket.on('pong', () => {
    connection.alive = true;
  });
  const receive = (handle: (text: string) => Promise<void>) => async (data: RawData, binary: boolean) => {
    // Before the first await: the protocol runs the operation's check in this same turn.
    connection.arrival = arrivals.stamp();
    if (!connection.mayMessage() || !budgets.mayMessage(connection.network))
      return socket.close(TRY_AGAIN, 'Too many messages');
    if (binary) return socket.close(CloseCode.BadRequest, 'Invalid message received');
    try {
      await handle(data.toString());
    } catch (error) {
      log.warn({ err: error }, 'a message could not be handled');
      socket.close(CloseCode.BadRequest, 'Invalid message received');
    }
  };
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (text) => connection.send(text),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => socket.on('message', receive(handle)),
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    connections.remove(connection);
    closed(code, reason.toString()).catch((error) =>
      log.error({ err: error }, 'a socket did not close well'),
    );
  });
}

function decline(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
