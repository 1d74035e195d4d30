import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { crashBet } from '../../contract/games/crash/operations.ts';
import { connectAll, request } from './clientSockets.ts';
import { LIVE, NEXT } from './past.ts';

/**
 * Players who bet during other load: `besideClient.ts <port> <number>`. They bet at an even pace until stopped; every player
 * has a socket, and a bet on each slip of the open round and of the next one.
 */
export type BesideOrder =
  | { kind: 'connect'; tokens: string[] }
  | { kind: 'bet'; pace: number }
  | { kind: 'stop' };

export interface BesideResult {
  /** When each bet was due, ms since 1970, and how long after that it was answered. */
  bets: { due: number; took: number }[];
  refused: number;
}

const PLACES = [1, 2].flatMap((betSlot) => [LIVE, NEXT].map((roundId) => ({ roundId, slip: betSlot })));
let players = 0;
let placed = 0;
let stopped = false;

/** Places the next bet: all players once on a slip, then on the next one. */
async function bet(result: BesideResult, due: number): Promise<void> {
  const index = placed++;
  const place = PLACES[Math.floor(index / players)];
  if (!place) throw new Error('there are not enough players to bet for so long');
  const variables = { key: randomUUID(), amount: '100000', rate: '20000', currency: 'IDR', ...place };
  if ((await request(index % players, crashBet.document, variables)) === null) result.refused++;
  result.bets.push({ due: performance.timeOrigin + due, took: performance.now() - due });
}

async function run(pace: number): Promise<BesideResult> {
  stopped = false;
  const result: BesideResult = { bets: [], refused: 0 };
  const bets: Promise<void>[] = [];
  const began = performance.now();
  for (let i = 0; !stopped; i++) {
    const due = began + (i * 1_000) / pace;
    const left = due - performance.now();
    if (left > 0) await sleep(left);
    bets.push(bet(result, due));
  }
  await Promise.all(bets);
  return result;
}

process.on('message', async (order: BesideOrder) => {
  if (order.kind === 'stop') stopped = true;
  else if (order.kind === 'bet') process.send?.(await run(order.pace));
  else {
    players = order.tokens.length;
    await connectAll(Number(process.argv[2]), order.tokens, Number(process.argv[3]));
    process.send?.('connected');
  }
});
process.send?.('ready');
