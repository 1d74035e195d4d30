import type { Database } from '../../core/db/database.ts';
import {
  actSolo,
  beginPair,
  livePair,
  type SeedPairRow,
  type SoloEnding,
  startSolo,
} from '../../money/ledger/solo/solo.ts';
import { addPlayers, CURRENCY } from './testLedger.ts';

/** Solo rounds in the ledger's tests, without their games: each test states how a round ends. */

export const wonOf = (amount: bigint): SoloEnding => ({ rate: 20_000n, payout: amount * 2n });
export const WON = wonOf(100n);
export const LOST: SoloEnding = { rate: 0n, payout: 0n };

/** The player's live pair of a game; created if there is none. */
export async function pairOf(db: Database, userId: bigint, game: string): Promise<Pair> {
  const seed = { seed: 'v1.sealed', hash: 'hash' };
  await beginPair(db, { userId, game, clientSeed: 'client', now: seed, next: seed });
  const pair = await livePair(db, userId, game);
  if (!pair) throw new Error('no pair was begun');
  return pair;
}

export type Pair = SeedPairRow;

/** Adds players with a pair of one game each. */
export async function addPairs(
  db: Database,
  count: number,
  { funds = 1_000n, game = 'mines' } = {},
): Promise<Pair[]> {
  return Promise.all((await addPlayers(db, count, funds)).map((userId) => pairOf(db, userId, game)));
}

interface Start {
  key?: string;
  amount?: bigint;
  nonce?: number;
  ending?: SoloEnding | null;
  currency?: string;
}

/** Starts the next round of the pair, ended at once if `ending` is given. */
export function start(
  db: Database,
  { id, userId, game, nonce: live }: Pair,
  { key = 'start', amount = 100n, nonce = live, ending = null, currency = CURRENCY }: Start = {},
) {
  const stake = { currency, amount, maxProfit: 10_000n };
  return startSolo(db, { key, userId, game, choice: '{"mineCount":3}', pairId: id, nonce, ending, ...stake });
}

/** Performs an act in a round after `acts` others: a step, or with a payout a cash-out. */
export function act(
  db: Database,
  userId: bigint,
  roundId: bigint,
  acts: number,
  ending: SoloEnding | null,
  key = `act ${acts}`,
) {
  return actSolo(db, { key, userId, roundId, act: ending?.payout ? 'null' : '7', acts, ending });
}
