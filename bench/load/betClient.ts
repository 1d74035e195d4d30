import { randomUUID } from 'node:crypto';
import { crashBet } from '../../contract/games/crash/operations.ts';
import { atPace, connectAll, request } from './clientSockets.ts';

/**
 * A client process for bets.ts: `betClient.ts <port>`. Receives orders from its parent and answers each with its measurements;
 * every player has its own socket.
 */
export type Order =
  | { kind: 'connect'; tokens: string[] }
  /**
   * Each of the players from..to bets once on the round, with `atOnce` bets in flight or, with a pace, this many per second.
   */
  | { kind: 'bet'; roundId: string; from: number; to: number; atOnce?: number; pace?: number };

export interface Result {
  /** ms from the request (or, with a pace, from when it was due) to the answer. */
  latencies: number[];
  /** From the first request to the last answer, ms. */
  elapsed: number;
  refused: number;
}

const port = process.argv[2];

/** One bet; resolves to whether it was refused. */
async function bet(index: number, roundId: string): Promise<boolean> {
  const variables = { key: randomUUID(), roundId, amount: '100000', rate: '20000', currency: 'IDR' };
  return (await request(index, crashBet.document, variables)) === null;
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
  } else await atPace(to - from, pace, one);
  return { ...result, elapsed: performance.now() - began };
}

process.on('message', async (order: Order) => {
  if (order.kind === 'bet') {
    process.send?.(await run(order));
    return;
  }
  await connectAll(Number(port), order.tokens, Number(process.argv[3]));
  process.send?.('connected');
});
process.send?.('ready');
