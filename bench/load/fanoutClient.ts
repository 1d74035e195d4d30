import { WebSocket } from 'ws';
import type { Received, Subscription } from './channelServer.ts';

/**
 * A client process for channelServer.ts: `fanoutClient.ts <port> <sockets> <subscriptions>`. Prints 'ready', then repeatedly
 * the total received by its sockets.
 */
const [port, sockets, subscriptionsJson] = process.argv.slice(2);
const subscriptions: Subscription[] = JSON.parse(subscriptionsJson ?? '[]');
const AT_ONCE = 100;
const received: Received = { messages: 0, bytes: 0 };

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/channel`, 'graphql-transport-ws', {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    socket.on('error', reject);
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('close', (code) => {
      throw new Error(`a socket was closed with ${code}`);
    });
    socket.once('message', () => {
      for (const payload of subscriptions)
        socket.send(JSON.stringify({ id: crypto.randomUUID(), type: 'subscribe', payload }));
      socket.send('{"type":"ping"}');
      socket.once('message', () => {
        resolve();
        socket.on('message', (data: Buffer) => {
          received.messages += 1;
          received.bytes += data.length;
        });
      });
    });
  });
}

for (let left = Number(sockets); left > 0; left -= AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, open));
process.send?.('ready');
setInterval(() => process.send?.(received), 5);
