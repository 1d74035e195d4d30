import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { type BetReply, placeBet, placePoolBet } from '../../money/ledger/bets/bets.ts';
import { closeRound, openRound, queueRound } from '../../money/ledger/bets/rounds.ts';
import * as settlement from '../../money/ledger/bets/settlement.ts';
import { users } from '../../people/accounts/tables.ts';
import { grant } from './testGifts.ts';
import type { ModelReply } from './testModelBets.ts';

/** Set-up for the ledger's tests: players with money, rounds in a given state, plain bets. */

export const GAME = 'crash';
export const CURRENCY = 'IDR';

/** A player with `funds` in the wallet. */
export async function addPlayer(db: Database, funds: bigint): Promise<bigint> {
  const [user] = await db.orm
    .insert(users)
    .values({ name: 'player', currency: CURRENCY, createdAt: 0 })
    .returning({ id: users.id });
  if (!user) throw new Error('no user was added');
  if (funds > 0n)
    await grant(db, { key: 'funds', userId: user.id, currency: CURRENCY, amount: funds, reason: 'test' });
  return user.id;
}

/** Adds players with the same funds. */
export function addPlayers(db: Database, count: number, funds: bigint): Promise<bigint[]> {
  return Promise.all(Array.from({ length: count }, () => addPlayer(db, funds)));
}

let lastRound = 0n;

/** Adds a new round that takes bets. */
export async function addRound(db: Database): Promise<bigint> {
  lastRound += 1n;
  const roundId = lastRound;
  await queueRound(db, { game: GAME, roundId, secret: 'secret', commitment: 'hash', public: {} });
  return roundId;
}

/** Starts a round's flight: no more bets, cash-outs are possible. */
export async function fly(db: Database, roundId: bigint): Promise<void> {
  await openRound(db, { game: GAME, roundId, opensAt: 0, startsAt: 0 });
  await closeRound(db, { game: GAME, roundId });
}

/** Places a bet with an auto cash-out at `effectiveRate`. */
export function bet(
  db: Database,
  userId: bigint,
  roundId: bigint,
  {
    key = `bet-${roundId}`,
    amount = 100n,
    effectiveRate = 20_000n as bigint | null,
    autoRate = null as bigint | null,
  } = {},
): Promise<BetReply> {
  return placeBet(db, {
    key,
    userId,
    game: GAME,
    roundId,
    currency: CURRENCY,
    amount,
    autoRate,
    effectiveRate,
  });
}

/** The SQLSTATE with which the database refuses a statement; null if it does not. */
export const stateOf = (client: pg.Pool | pg.PoolClient, text: string): Promise<string | null> =>
  client.query(text).then(
    () => null,
    ({ code }: pg.DatabaseError) => code ?? '',
  );

/** Converts a reply of the ledger to the model's form. */
export const modelReply = ({ bet, balance }: BetReply): ModelReply => ({
  status: bet.status,
  rate: bet.rate,
  payout: bet.payout,
  balance,
});

/** A refusal's code; 'not closed' if the driver called too early. Rethrows anything else. */
export function refusal(error: unknown): number | string {
  if (error instanceof Refusal) return error.code;
  if (error instanceof pg.DatabaseError && error.code === 'KLX01') return 'not closed';
  throw error;
}

/** Stakes 100 on the red pool by default. */
export function stake(
  db: Database,
  userId: bigint,
  roundId: bigint,
  {
    key = randomUUID() as string,
    pool = 'red',
    amount = 100n,
    most = 1_000_000_000n,
    mostBets = 100,
    game = GAME,
  } = {},
): Promise<BetReply> {
  const bet = { key, userId, game, roundId, pool, currency: CURRENCY, amount };
  return placePoolBet(db, bet, { staked: most, bets: mostBets });
}

type Ended = Promise<settlement.EndedBet[]>;

/** The ledger's settlement, with all bets that it ended in one list. */

export const payDue = (db: Database, due: Parameters<typeof settlement.payDue>[1]): Ended =>
  collected((onEnded) => settlement.payDue(db, due, onEnded));

export const settleRound = (db: Database, round: Parameters<typeof settlement.settleRound>[1]): Ended =>
  collected(async (onEnded) => {
    if (round.interrupted) await voidForTests(db, round);
    await settlement.settleRound(db, round, onEnded);
  });

export const settlePools = (db: Database, round: settlement.PoolSettlement): Ended =>
  collected(async (onEnded) => {
    if (round.interrupted) await voidForTests(db, round);
    await settlement.settlePools(db, round, onEnded);
  });

/** Marks a round as void unless it is settled or being settled: settling a round as void requires it. */
async function voidForTests(
  { pool }: Pick<Database, 'pool'>,
  { game, roundId }: { game: string; roundId: bigint },
): Promise<void> {
  await pool.query(
    `SELECT round_note_void(game, id, 'operator', now_ms(), 'ani', 'budi', 'test') FROM rounds
      WHERE game = $1 AND id = $2 AND state = 'closed'`,
    [game, roundId],
  );
}

async function collected(
  settle: (onEnded: (ended: settlement.EndedBet[]) => void) => Promise<void>,
): Promise<settlement.EndedBet[]> {
  const all: settlement.EndedBet[] = [];
  await settle((ended) => void all.push(...ended));
  return all;
}
