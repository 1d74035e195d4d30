import type { Database } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';
import { type BetReply, placeBet } from './bets.ts';
import { grant } from './ledger.ts';
import { closeRound, openRound, queueRound } from './rounds.ts';

/** What the ledger's tests set up with: players with money, rounds in a state, plain bets. */

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

/** Players with the same funds. */
export function addPlayers(db: Database, count: number, funds: bigint): Promise<bigint[]> {
  return Promise.all(Array.from({ length: count }, () => addPlayer(db, funds)));
}

let lastRound = 0n;

/** A new round of its own that takes bets. */
export async function addRound(db: Database): Promise<bigint> {
  lastRound += 1n;
  const roundId = lastRound;
  await queueRound(db, { game: GAME, roundId, secret: 'secret', commitment: 'hash', public: {} });
  return roundId;
}

/** Lets a round fly: no more bets, cash-outs are possible. */
export async function fly(db: Database, roundId: bigint): Promise<void> {
  await openRound(db, { game: GAME, roundId, opensAt: 0, startsAt: 0 });
  await closeRound(db, { game: GAME, roundId });
}

/** Places a bet that is paid by itself at `effectiveRate`. */
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
