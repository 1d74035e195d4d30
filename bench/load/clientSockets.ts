import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** The sockets of a client process: one per player, by the player's index. */

/** Sockets per address, within the house's limit. */
const SOCKETS_PER_ADDRESS = 900;
/** Number of addresses used by one process. */
const ADDRESSES = 20;
const CONNECTING = 50;

const sockets: WebSocket[] = [];
const waiting = new Map<string, (data: Record<string, unknown> | null) => void>();

/** @param offset the number of this process among those of clients */
export async function connectAll(port: number, tokens: readonly string[], offset: number): Promise<void> {
  for (let i = 0; i < tokens.length; i += CONNECTING)
    await Promise.all(
      tokens.slice(i, i + CONNECTING).map((token, j) => connect(port, token, i + j, ADDRESSES * offset)),
    );
}

function connect(port: number, token: string, index: number, offset: number): Promise<void> {
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
      if (message.type === 'next')
        waiting.get(message.id)?.(message.payload.errors ? null : message.payload.data);
    });
  });
}

/** Runs something `count` times, `pace` times per second, each started when due; resolves when all are done. */
export async function atPace(
  count: number,
  pace: number,
  act: (due: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let i = 0; i < count; i++) {
    const due = began + (i * 1_000) / pace;
    const left = due - performance.now();
    if (left > 0) await sleep(left);
    all.push(act(due));
  }
  await Promise.all(all);
}

/** Sends a request on a player's socket; null if it is refused. */
export function request(
  index: number,
  query: string,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  return new Promise((resolve) => {
    const id = randomUUID();
    waiting.set(id, (data) => {
      waiting.delete(id);
      resolve(data);
    });
    sockets[index]?.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }));
  });
}
