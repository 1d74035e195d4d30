import { WebSocket } from 'ws';
import { crashBetInfo } from '../contract/games/crash/operations.ts';

/**
 * A process of clients for fanout.ts: `fanoutClient.ts <port> <sockets>`. Says 'ready', then the number of messages
 * all its sockets have got so far, again and again.
 */
const [port, sockets] = process.argv.slice(2).map(Number);
const AT_ONCE = 100;
let received = 0;

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
      const id = crypto.randomUUID();
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: crashBetInfo.document } }));
      socket.send('{"type":"ping"}');
      socket.once('message', () => {
        resolve();
        socket.on('message', () => {
          received += 1;
        });
      });
    });
  });
}

for (let left = sockets ?? 0; left > 0; left -= AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, open));
process.send?.('ready');
setInterval(() => process.send?.(received), 5);
