import { performance } from 'node:perf_hooks';
import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { placeBet } from '../../house/money/ledger/bets/bets.ts';
import { queueRound } from '../../house/money/ledger/bets/rounds.ts';
import { addPlayers } from '../load/players.ts';
import { openYardstick } from './pgbench.ts';

const USERS = 5_000;
const CLIENTS = 10;
const GAME = 'crash';
const STAKE = 100n;

/** The ledger alone: bets placed by 10 callers on a pool of 10, each waiting for its answer. Times are ms. */
export interface LedgerBench {
  betsPerSecond: number;
  p50: number;
  p99: number;
  yardstick: { by: string; transactionsPerSecond: number };
  /** Bets per transaction of the reference. */
  ratio: number;
}

/**
 * Runs the ledger and the reference in turns on the same server, which exposes both to the same machine speed.
 * @param url a migrated database for this benchmark only
 */
export async function runLedgerBench(
  url: string,
  { seconds = 4, turns = 3 }: { seconds?: number; turns?: number } = {},
): Promise<LedgerBench> {
  const db = openDatabase(url, { max: CLIENTS });
  const yardstick = await openYardstick(url);
  try {
    const nextBet = betSource(db, await addPlayers(db, USERS));
    await hammer(nextBet, 1);
    await yardstick.run(1);
    const latencies: number[] = [];
    let transactions = 0;
    for (let turn = 0; turn < turns; turn++) {
      transactions += (await yardstick.run(seconds)) * seconds;
      for (const latency of await hammer(nextBet, seconds)) latencies.push(latency);
    }
    const sorted = Float64Array.from(latencies).sort();
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return {
      betsPerSecond: sorted.length / (seconds * turns),
      p50: at(0.5),
      p99: at(0.99),
      yardstick: { by: yardstick.by, transactionsPerSecond: transactions / (seconds * turns) },
      ratio: sorted.length / transactions,
    };
  } finally {
    await yardstick.close();
    await db.close();
  }
}

/** Each call places the next bet: every player once on a round, then the next round. */
function betSource(db: Database, players: bigint[]): () => Promise<void> {
  let placed = 0;
  let round: Promise<void> = Promise.resolve();
  return async () => {
    const index = placed++;
    const roundId = BigInt(Math.floor(index / players.length) + 1);
    if (index % players.length === 0)
      round = queueRound(db, { game: GAME, roundId, secret: '', commitment: '', public: {} });
    await round;
    await placeBet(db, {
      key: `bench-${index}`,
      userId: players[index % players.length] as bigint,
      game: GAME,
      roundId,
      currency: 'IDR',
      amount: STAKE,
      autoRate: 20_000n,
      effectiveRate: 20_000n,
    });
  };
}

async function hammer(call: () => Promise<void>, seconds: number): Promise<number[]> {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    for (;;) {
      const began = performance.now();
      if (began >= end) return;
      await call();
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, caller));
  return latencies;
}
