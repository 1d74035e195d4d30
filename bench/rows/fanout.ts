import { setTimeout as sleep } from 'node:timers/promises';
import { crashBetInfo } from '../../contract/games/crash/operations.ts';
import { benchBet } from '../load/benchBet.ts';
import { openChannelServer } from '../load/channelServer.ts';

/** The effect of a load on this process's channel. */
export interface FanoutBench {
  sockets: number;
  /** Events per message: 1, or those of a moment in a busy room. */
  batch: number;
  /** Messages received by all sockets together, per second. */
  messagesPerSecond: number;
  /** The same in events. */
  eventsPerSecond: number;
  /** The house's CPU time for one message to one socket, in µs, and the resulting maximum for one core. */
  cpuPerMessage: number;
  messagesPerCore: number;
  eventsPerCore: number;
}

/** Maximum messages in flight per socket: enough to keep the house busy, without overrunning a client. */
const WINDOW = 32;

/** Sends events to sockets in other processes for `seconds`, over the house's own channel server. */
export async function runFanoutBench(sockets: number, batch: number, seconds: number): Promise<FanoutBench> {
  const server = await openChannelServer(sockets, [{ query: crashBetInfo.document }]);
  const received = () => server.received().messages;
  try {
    const events = Array.from({ length: batch }, (_, i) => ({
      roundId: '120345',
      bet: benchBet(i, 5_000_000n),
    }));
    const publish = () => server.fanout.publish('crashBetInfo', events);
    await send(publish, received, sockets, 0.5);
    const cpu = process.cpuUsage();
    const began = performance.now();
    const messages = await send(publish, received, sockets, seconds);
    const elapsed = (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(cpu);
    const cpuPerMessage = (user + system) / messages;
    const messagesPerCore = 1_000_000 / cpuPerMessage;
    return {
      sockets,
      batch,
      messagesPerSecond: messages / elapsed,
      eventsPerSecond: (messages * batch) / elapsed,
      cpuPerMessage,
      messagesPerCore,
      eventsPerCore: messagesPerCore * batch,
    };
  } finally {
    server.close();
  }
}

/** Publishes as fast as the slowest client receives, waits until all have arrived; returns the number of messages. */
async function send(
  publish: () => void,
  received: () => number,
  sockets: number,
  seconds: number,
): Promise<number> {
  const before = received();
  const end = performance.now() + seconds * 1_000;
  let published = 0;
  while (performance.now() < end) {
    if (published * sockets - (received() - before) < WINDOW * sockets) {
      publish();
      published += 1;
      await new Promise((resolve) => setImmediate(resolve));
    } else {
      await sleep(1);
    }
  }
  while (received() - before < published * sockets) await sleep(1);
  return published * sockets;
}
