import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The proxy before the house, with players behind it, for rain.ts: `rainClient.ts`. It has a minimal HTTP client with
 * persistent connections, so it takes little CPU time from the house. Receives orders from its parent and answers each.
 */
export type RainOrder =
  | { kind: 'connect'; port: number; connections: number; tokens: readonly string[] }
  /** These players, or all, request an envelope within a second; a request without a free connection waits here. */
  | { kind: 'open'; rain: string; key: string; players?: readonly number[] };

export interface RainResult {
  /** ms of each call from its sending to its answer, and from the moment of the first request. */
  calls: number[];
  latencies: number[];
  /** Number of answers by status: 200, or a refusal's code. */
  answers: Record<string, number>;
  /** The players who got an envelope, and the ids of the awards. */
  given: { player: number; award: string }[];
}

/** Spread of players' taps after the rain begins, ms. */
const FIRST_SECOND_MS = 1_000;

const sockets: Socket[] = [];
let port = 0;
let tokens: readonly string[] = [];

/** Each player has its own address. */
function requestOf(player: number, rain: string, key: string): string {
  const body = JSON.stringify({ rain });
  return (
    `POST /main/promo/redPocket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\nidempotency-key: ${key}\r\nmain_token: ${tokens[player]}\r\n` +
    `x-forwarded-for: 10.${player >> 16}.${(player >> 8) & 255}.${player & 255}\r\n\r\n${body}`
  );
}

/** Sends a request on a free connection. */
function send(socket: Socket, text: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    let read = '';
    const onData = (part: string) => {
      read += part;
      const end = read.indexOf('\r\n\r\n');
      const length = /\r\ncontent-length: (\d+)/i.exec(read)?.[1];
      if (end < 0 || length === undefined || read.length < end + 4 + Number(length)) return;
      socket.off('data', onData);
      resolve({ status: Number(read.slice(9, 12)), body: read.slice(end + 4) });
    };
    socket.on('data', onData);
    socket.write(text);
  });
}

async function play({ rain, key, players }: RainOrder & { kind: 'open' }): Promise<RainResult> {
  const asking = players ?? tokens.map((_, player) => player);
  const result: RainResult = { calls: [], latencies: [], answers: {}, given: [] };
  let next = 0;
  const began = performance.now();
  const one = async (socket: Socket) => {
    while (next < asking.length) {
      const player = asking[next++] as number;
      const at = performance.now();
      const { status, body } = await send(socket, requestOf(player, rain, key));
      const now = performance.now();
      result.calls.push(now - at);
      result.latencies.push(now - began);
      const read = JSON.parse(body);
      const code = status === 200 ? 200 : Number(read.errCode);
      result.answers[code] = (result.answers[code] ?? 0) + 1;
      if (status === 200) result.given.push({ player, award: read.award.id });
    }
  };
  await Promise.all(
    sockets.map(async (socket, index) => {
      await sleep((index * FIRST_SECOND_MS) / sockets.length);
      await one(socket);
    }),
  );
  return result;
}

async function open(order: RainOrder & { kind: 'connect' }): Promise<void> {
  ({ port, tokens } = order);
  for (let i = 0; i < order.connections; i++) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('utf8');
    socket.on('error', (error) => {
      throw error;
    });
    await once(socket, 'connect');
    sockets.push(socket);
  }
}

process.on('message', async (order: RainOrder) => {
  if (order.kind === 'open') process.send?.(await play(order));
  else {
    await open(order);
    process.send?.('connected');
  }
});
process.send?.('ready');
