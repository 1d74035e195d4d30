import { createPrivateKey, type KeyObject, randomUUID } from 'node:crypto';
import { atPace } from './clientSockets.ts';
import { post, type SignedCall, signedCall } from './signedCalls.ts';

/**
 * A provider's server for seamless.ts: `seamlessClient.ts`. Receives orders from its parent and answers each with its
 * measurements. It signs a turn's calls before the turn, as a provider has its own CPUs.
 */
export type SeamlessOrder =
  | { kind: 'connect'; url: string; key: string; game: string; seats: { user: string; token: string }[] }
  /** Rounds, each a bet and then its win: `atOnce` in flight or, with a pace, this many started per second. */
  | { kind: 'play'; rounds: number; atOnce?: number; pace?: number };

export interface SeamlessResult {
  /** ms of each call, a bet or a win, from the request to the answer. */
  latencies: number[];
  /** From the first request to the last answer, ms. */
  elapsed: number;
  refused: number;
  /** CPU time of this process meanwhile, µs. */
  processor: number;
}

/** Protocol units: 2,000 of the currency, and a win of half of it. */
const STAKE = 200_000_000;
let connected: (Omit<SeamlessOrder & { kind: 'connect' }, 'key'> & { key: KeyObject }) | null = null;
let round = 0;

function sign(): [SignedCall, SignedCall] {
  if (!connected) throw new Error('not connected');
  const { key, game, seats } = connected;
  const seat = seats[round++ % seats.length];
  const name = randomUUID();
  const shared = { ...seat, supplier_user: null, round: name, game_code: game, currency: 'IDR' };
  const call = (kind: 'bet' | 'win', fields: object): SignedCall => {
    const of = { ...shared, transaction_uuid: `${name}.${kind}`, request_uuid: randomUUID(), ...fields };
    return signedCall(`/transaction/${kind}`, of, key);
  };
  return [
    call('bet', { amount: STAKE, round_closed: false }),
    call('win', { amount: STAKE / 2, round_closed: true, reference_transaction_uuid: `${name}.bet` }),
  ];
}

async function play({ rounds, atOnce = 1, pace }: SeamlessOrder & { kind: 'play' }): Promise<SeamlessResult> {
  const signed = Array.from({ length: rounds }, sign);
  const { url = '' } = connected ?? {};
  const result: SeamlessResult = { latencies: [], elapsed: 0, refused: 0, processor: 0 };
  const had = process.cpuUsage();
  const began = performance.now();
  let next = 0;
  const one = async (due: number) => {
    let from = due;
    for (const call of signed[next++] ?? []) {
      if ((await post(url, call)) !== 'RS_OK') result.refused++;
      result.latencies.push(performance.now() - from);
      from = performance.now();
    }
  };
  if (pace === undefined) {
    const caller = async () => {
      while (next < rounds) await one(performance.now());
    };
    await Promise.all(Array.from({ length: atOnce }, caller));
  } else await atPace(rounds, pace, one);
  const { user, system } = process.cpuUsage(had);
  return { ...result, elapsed: performance.now() - began, processor: user + system };
}

process.on('message', async (order: SeamlessOrder) => {
  if (order.kind === 'play') {
    process.send?.(await play(order));
    return;
  }
  connected = { ...order, key: createPrivateKey(order.key) };
  process.send?.('connected');
});
process.send?.('ready');
