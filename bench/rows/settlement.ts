import { performance } from 'node:perf_hooks';
import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { placeBet } from '../../house/money/ledger/bets/bets.ts';
import { closeRound, openRound, queueRound } from '../../house/money/ledger/bets/rounds.ts';
import { settlePools } from '../../house/money/ledger/bets/settlement.ts';
import { addPlayers } from '../load/players.ts';

const GAME = 'dice';
const OTHER = 'crash';
/** Number of a player's bets on the round. */
const EACH = 8;
const CALLERS = 5;
/** Bets per caller and second in another room, during the settlement. */
const PER_SECOND = 100;

/** One round of pools with many bets is settled while the same players bet in another room. Times are ms. */
export interface SettlementBench {
  bets: number;
  settledInSeconds: number;
  /** Latencies of bets during the settlement, and of as many before it. */
  meanwhile: { placed: number; p50: number; p99: number };
  before: { p50: number; p99: number };
}

/** @param url a migrated database that is only for this */
export async function runSettlementBench(url: string, bets: number): Promise<SettlementBench> {
  const db = openDatabase(url, { max: 4, money: 10 });
  const driver = openDatabase(url, { max: 2 });
  try {
    await db.pool.query('SET statement_timeout = 0');
    const players = await addRound(db, bets);
    const before = await beside(db, players, () => new Promise((done) => setTimeout(done, 5_000)));
    let settledInSeconds = 0;
    const meanwhile = await beside(db, players, async () => {
      const began = performance.now();
      const round = { game: GAME, roundId: 1n, rates: { even: 19_600n }, outcome: {}, interrupted: false };
      await settlePools(driver, round, () => {});
      settledInSeconds = (performance.now() - began) / 1000;
    });
    return { bets, settledInSeconds, meanwhile, before };
  } finally {
    await db.close();
    await driver.close();
  }
}

/** A closed round with a number of bets, half of them on the winning pool. */
async function addRound(db: Database, bets: number): Promise<bigint[]> {
  const round = { game: GAME, roundId: 1n, secret: '', commitment: '', public: {} };
  await queueRound(db, round);
  await openRound(db, { ...round, opensAt: 0, startsAt: 0 });
  const ids = await addPlayers(db, bets / EACH);
  // In several transactions: as in normal operation, bets of the same time share a page.
  for (let turn = 0; turn < EACH; turn++)
    await db.pool.query(
      `SELECT ledger_place_pool_bet('settle' || $2, u, $3, 1, CASE (u + $2::int) % 2 WHEN 0 THEN 'even' ELSE 'odd' END, 'IDR',
         100, 1000000, 200) FROM unnest($1::bigint[]) u`,
      [ids, turn, GAME],
    );
  await closeRound(db, round);
  return ids;
}

/** Lets callers bet in the other room, at an even pace, while work runs. */
async function beside(
  db: Database,
  players: readonly bigint[],
  act: () => Promise<void>,
): Promise<SettlementBench['meanwhile']> {
  const latencies: number[] = [];
  let over = false;
  const caller = async () => {
    while (!over) {
      const began = performance.now();
      await place(db, players);
      const took = performance.now() - began;
      latencies.push(took);
      await new Promise((done) => setTimeout(done, Math.max(0, 1000 / PER_SECOND - took)));
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  await act();
  over = true;
  await Promise.all(callers);
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { placed: sorted.length, p50: at(0.5), p99: at(0.99) };
}

let placed = 0;
let round: Promise<void> = Promise.resolve();

/** The next bet in the other room: every player once on a round, then the next round. */
async function place(db: Database, players: readonly bigint[]): Promise<void> {
  const index = placed++;
  const roundId = BigInt(Math.floor(index / players.length) + 1);
  if (index % players.length === 0)
    round = queueRound(db, { game: OTHER, roundId, secret: '', commitment: '', public: {} });
  await round;
  await placeBet(db, {
    key: `beside-${index}`,
    // Far apart, to interfere with any part of the settlement.
    userId: players[(index * 37) % players.length] as bigint,
    game: OTHER,
    roundId,
    currency: 'IDR',
    amount: 100n,
    autoRate: 20_000n,
    effectiveRate: 20_000n,
  });
}
