import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { crashBet } from '../contract/games/crash/operations.ts';

/**
 * A process of players for bets.ts: `betClient.ts <port>`. Takes orders from its parent and answers each with
 * what it measured; every player has a socket of their own.
 */
export type Order =
  | { kind: 'connect'; tokens: string[] }
  /** Each of the players from..to bets once on the round, `atOnce` bets under way or, with a pace, so many a second. */
  | { kind: 'bet'; roundId: string; from: number; to: number; atOnce?: number; pace?: number };

export interface Result {
  /** ms from asking (or, with a pace, from when it was due) to the answer. */
  latencies: number[];
  /** From the first asking to the last answer, ms. */
  elapsed: number;
  refused: number;
}

/** The house takes so many sockets of one address. */
const SOCKETS_PER_ADDRESS = 900;
const CONNECTING = 50;

const port = process.argv[2];
const sockets: WebSocket[] = [];
const waiting = new Map<string, (refused: boolean) => void>();

function connect(token: string, index: number, offset: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/channel`, 'graphql-transport-ws', {
      localAddress: `127.0.0.${2 + offset + Math.floor(index / SOCKETS_PER_ADDRESS)}`,
      perMessageDeflate: false,
    });
    sockets[index] = socket;
    socket.on('error', reject);
    socket.on('close', (code) => {
      throw new Error(`a socket was closed with ${code}`);
    });
    const payload = { token, clientId: 'bench', clientType: 'browser' };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    socket.on('message', (text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'connection_ack') resolve();
      if (message.type === 'ping') socket.send('{"type":"pong"}');
      if (message.type === 'next') waiting.get(message.id)?.(Boolean(message.payload.errors));
    });
  });
}

/** One bet; resolves to whether it was refused. */
function bet(index: number, roundId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const id = randomUUID();
    waiting.set(id, (refused) => {
      waiting.delete(id);
      resolve(refused);
    });
    const variables = { key: id, roundId, amount: '100000', rate: '20000', currency: 'IDR' };
    const payload = { query: crashBet.document, variables };
    sockets[index]?.send(JSON.stringify({ id, type: 'subscribe', payload }));
  });
}

async function run({ roundId, from, to, atOnce = 1, pace }: Order & { kind: 'bet' }): Promise<Result> {
  const result: Result = { latencies: [], elapsed: 0, refused: 0 };
  const began = performance.now();
  let next = from;
  const one = async (due: number) => {
    if (await bet(next++, roundId)) result.refused++;
    result.latencies.push(performance.now() - due);
  };
  if (pace === undefined) {
    const caller = async () => {
      while (next < to) await one(performance.now());
    };
    await Promise.all(Array.from({ length: atOnce }, caller));
  } else {
    const all: Promise<void>[] = [];
    while (next < to) {
      const due = began + ((next - from) * 1_000) / pace;
      const left = due - performance.now();
      if (left > 0) await sleep(left);
      all.push(one(due));
    }
    await Promise.all(all);
  }
  return { ...result, elapsed: performance.now() - began };
}

process.on('message', async (order: Order) => {
  if (order.kind === 'bet') {
    process.send?.(await run(order));
    return;
  }
  const offset = 20 * Number(process.argv[3]);
  for (let i = 0; i < order.tokens.length; i += CONNECTING)
    await Promise.all(order.tokens.slice(i, i + CONNECTING).map((token, j) => connect(token, i + j, offset)));
  process.send?.('connected');
});
process.send?.('ready');
