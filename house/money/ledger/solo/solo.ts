import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import pg from 'pg';
import type { Minor, Rate } from '../../../../contract/money.ts';
import type { Database, Tx } from '../../../core/db/database.ts';
import { Batches } from '../bets/batches.ts';
import { bets } from '../bets/roundTables.ts';
import { callLedger, refusing } from '../call.ts';
import { seedPairs, soloRounds } from './soloTables.ts';

/**
 * Solo rounds and their seed pairs in the ledger (sql/solo.sql). Server seeds have their stored form here: sealed while live.
 */

export type SeedPairRow = typeof seedPairs.$inferSelect;

/** A stored round with its bet and its pair. */
export interface SoloRow {
  round: typeof soloRounds.$inferSelect;
  bet: typeof bets.$inferSelect;
  pair: SeedPairRow;
}

/** The end of a round as decided by the game's rules. */
export interface SoloEnding {
  rate: Rate;
  /** The total return; 0 if the round is lost. */
  payout: Minor;
}

/** The wallet after a request. */
interface SoloWallet {
  at: number;
  balance: bigint;
  bonus: bigint;
  sequence: bigint;
}

interface WalletColumns {
  at: bigint;
  balance: bigint;
  bonus: bigint;
  sequence: bigint;
}

/** The state that a request was computed from has changed: it must be computed again. */
export class Outdated extends Error {}

/** A start as computed by the rules. `ending` is set if the round is decided at once. */
export interface SoloStart {
  key: string;
  userId: bigint;
  game: string;
  currency: string;
  amount: Minor;
  /** As JSON. */
  choice: string;
  pairId: bigint;
  nonce: number;
  maxProfit: Minor;
  ending: SoloEnding | null;
}

/**
 * Stakes on a round, and settles it at once if it is decided. Refusals: 700 balance, 701 no bonus money on this game, 710 a
 * round of the game is open, 711 over a limit of the player's own, 7030 a time-out or self-exclusion, 3 the key was used with
 * another body.
 * @throws Outdated if the pair or its nonce has changed
 */
export async function startSolo(
  db: Database,
  request: SoloStart,
): Promise<SoloWallet & { roundId: bigint; replayed: boolean }> {
  const row = await outdating(starting.call(db, request));
  return { ...walletOf(row), roundId: row.bet_id, replayed: row.replayed };
}

const starting = new Batches<SoloStart, WalletColumns & { bet_id: bigint; replayed: boolean }>({
  name: 'solo_start',
  one: 'SELECT * FROM ledger_solo_start($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
  many: 'SELECT * FROM ledger_solo_starts($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
  together: () => [],
  atOnce: 1,
  columns: (request) => [
    ...[
      request.key,
      request.userId,
      request.game,
      request.currency,
      request.amount,
      request.choice,
      request.pairId,
      request.nonce,
    ],
    ...[request.maxProfit, ...endingColumns(request)],
  ],
});

/**
 * A move or a cash-out of an open round, after `acts` earlier ones. Refusals: 704 no such round, 3 the key was used for
 * something else.
 * @throws Outdated if the round has advanced
 */
export async function actSolo(db: Database, request: SoloActing): Promise<SoloWallet> {
  return walletOf(await outdating(acting.call(db, request)));
}

/** A move or a cash-out as computed by the rules. */
interface SoloActing {
  key: string;
  userId: bigint;
  roundId: bigint;
  /** As JSON: null for a cash-out. */
  act: string;
  acts: number;
  ending: SoloEnding | null;
}

const acting = new Batches<SoloActing, WalletColumns>({
  name: 'solo_act',
  one: 'SELECT * FROM ledger_solo_act($1, $2, $3, $4, $5, $6, $7, $8)',
  many: 'SELECT * FROM ledger_solo_acts($1, $2, $3, $4, $5, $6, $7, $8)',
  together: () => [],
  atOnce: 1,
  columns: (request) => [
    request.key,
    request.userId,
    request.roundId,
    request.act,
    request.acts,
    ...endingColumns(request),
  ],
});

function endingColumns({ ending }: { ending: SoloEnding | null }): unknown[] {
  return [ending !== null, ending?.rate ?? null, ending?.payout ?? null];
}

async function outdating<Row>(row: Promise<Row>): Promise<Row> {
  try {
    return await row;
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.code === 'KLX02' ? new Outdated(error.message) : error;
  }
}

function walletOf({ at, balance, bonus, sequence }: WalletColumns): SoloWallet {
  return { at: Number(at), balance, bonus, sequence };
}

/** A future seed: sealed, with its hash. */
export interface SealedSeed {
  seed: string;
  hash: string;
}

/** The player's live pair for a game; null before the first. */
export async function livePair(db: Database, userId: bigint, game: string): Promise<SeedPairRow | null> {
  const [pair] = await db.orm
    .select()
    .from(seedPairs)
    .where(and(eq(seedPairs.userId, userId), eq(seedPairs.game, game), isNull(seedPairs.endedAt)));
  return pair ?? null;
}

/** The games in which the player has an open round. */
export async function gamesWithOpenRound(db: Database, userId: bigint): Promise<string[]> {
  const pairs = await db.orm
    .select({ game: seedPairs.game })
    .from(seedPairs)
    .where(and(eq(seedPairs.userId, userId), isNotNull(seedPairs.openRound)));
  return pairs.map(({ game }) => game);
}

/** Creates the player's first pair for a game, if there is none yet. */
export async function beginPair(
  db: Database,
  pair: { userId: bigint; game: string; clientSeed: string; now: SealedSeed; next: SealedSeed },
): Promise<void> {
  const { userId, game, clientSeed, now, next } = pair;
  await callLedger(db, 'solo_pair_begin', 'SELECT solo_pair_begin($1, $2, $3, $4, $5, $6, $7)', [
    ...[userId, game, now.seed, now.hash, clientSeed, next.seed, next.hash],
  ]);
}

/**
 * Ends a live pair, revealing its server seed, and begins the next one. Refusals: 703 the pair is not live, 710 a round of it
 * is open.
 */
export async function turnPair(
  db: Database,
  turn: { userId: bigint; pairId: bigint; serverSeed: string; clientSeed: string; next: SealedSeed },
): Promise<void> {
  const { userId, pairId, serverSeed, clientSeed, next } = turn;
  await callLedger(db, 'solo_pair_turn', 'SELECT solo_pair_turn($1, $2, $3, $4, $5, $6)', [
    ...[userId, pairId, serverSeed, clientSeed, next.seed, next.hash],
  ]);
}

/**
 * Takes a nonce of the player's live pair for a draw without a bet, in the transaction that stores the result. Returns the pair
 * as it was before; it stays locked. @throws if there is none
 */
export async function drawWithPair(tx: Tx, userId: bigint, game: string): Promise<SeedPairRow> {
  const { rows } = await refusing(
    tx.execute<{ id: string | null }>(sql`SELECT solo_pair_draw(${userId}, ${game}) AS id`),
  );
  const [drawn] = rows;
  const [pair] = drawn?.id
    ? await tx
        .select()
        .from(seedPairs)
        .where(eq(seedPairs.id, BigInt(drawn.id)))
    : [];
  if (!pair) throw new Error(`user ${userId} has no pair of seeds of ${game}`);
  return { ...pair, nonce: pair.nonce - 1 };
}

/** Pairs by their ids, of any game. */
export function pairsOf(db: Database, userId: bigint, ids: readonly bigint[]): Promise<SeedPairRow[]> {
  return db.orm
    .select()
    .from(seedPairs)
    .where(and(eq(seedPairs.userId, userId), inArray(seedPairs.id, [...ids])));
}

/** The player's pairs of a game that have ended, newest first. */
export function endedPairs(
  db: Database,
  of: { userId: bigint; game: string },
  page: { count: number; before: bigint | null },
): Promise<SeedPairRow[]> {
  const { userId, game } = of;
  return db.orm
    .select()
    .from(seedPairs)
    .where(
      and(
        ...[eq(seedPairs.userId, userId), eq(seedPairs.game, game), isNotNull(seedPairs.endedAt)],
        page.before === null ? undefined : lt(seedPairs.id, page.before),
      ),
    )
    .orderBy(desc(seedPairs.id))
    .limit(page.count);
}

/** Live pairs with a stored seed that does not begin with `prefix` (Sealer.prefix), by id. */
export function pairsSealedBefore(
  db: Database,
  prefix: string,
  page: { after: bigint; count: number },
): Promise<SeedPairRow[]> {
  const now = `${prefix}%`;
  return db.orm
    .select()
    .from(seedPairs)
    .where(
      and(
        ...[isNull(seedPairs.endedAt), gt(seedPairs.id, page.after)],
        or(notLike(seedPairs.serverSeed, now), notLike(seedPairs.nextServerSeed, now)),
      ),
    )
    .orderBy(asc(seedPairs.id))
    .limit(page.count);
}

/**
 * Replaces stored seeds of live pairs if they are unchanged since they were read, as other houses do the same. Pairs are locked
 * in the order of their ids, like in batches of rounds.
 */
export async function replaceSeeds(
  db: Database,
  pairs: readonly SeedPairRow[],
  replaced: ReadonlyMap<string, string>,
): Promise<void> {
  const texts = pairs.map(({ id, serverSeed, nextServerSeed }) => [
    ...[id, serverSeed, replaced.get(serverSeed) ?? serverSeed],
    ...[nextServerSeed, replaced.get(nextServerSeed) ?? nextServerSeed],
  ]);
  const column = (at: number) => texts.map((text) => text[at]);
  await db.pool.query(
    `WITH locked AS MATERIALIZED (SELECT id FROM seed_pairs WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE)
     UPDATE seed_pairs p SET server_seed = a.now, next_server_seed = a.next_now
     FROM locked JOIN unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[]) AS a (id, was, now, next_was, next_now)
       USING (id)
     WHERE p.id = locked.id AND p.ended_at IS NULL AND p.server_seed = a.was AND p.next_server_seed = a.next_was
       AND (a.was, a.next_was) <> (a.now, a.next_now)`,
    [0, 1, 2, 3, 4].map(column),
  );
}

/** A round of a game; null if the id is unknown. */
export async function soloRound(db: Database, game: string, id: bigint): Promise<SoloRow | null> {
  const [row] = await soloRows(db, and(eq(soloRounds.id, id), eq(soloRounds.game, game))).limit(1);
  return row ?? null;
}

/** The player's ended rounds of a game, newest first. @param pairId limits them to that pair */
export function endedSolo(
  db: Database,
  of: { userId: bigint; game: string; pairId: bigint | null },
  page: { count: number; before: bigint | null },
): Promise<SoloRow[]> {
  return soloRows(
    db,
    and(
      ...[eq(soloRounds.userId, of.userId), eq(soloRounds.game, of.game), eq(soloRounds.over, true)],
      of.pairId === null ? undefined : eq(soloRounds.pairId, of.pairId),
      page.before === null ? undefined : lt(soloRounds.id, page.before),
    ),
  )
    .orderBy(desc(soloRounds.id))
    .limit(page.count);
}

/** The player's rounds with these ids, of any game. */
export function soloRoundsOf(db: Database, userId: bigint, ids: readonly bigint[]): Promise<SoloRow[]> {
  return soloRows(db, and(eq(soloRounds.userId, userId), inArray(soloRounds.id, [...ids])));
}

/** The most recently ended bets of a solo game, newest first. */
export function lastSoloBets(
  db: Database,
  game: string,
  count: number,
): Promise<(typeof bets.$inferSelect)[]> {
  return db.orm
    .select()
    .from(bets)
    .where(and(eq(bets.game, game), isNotNull(bets.endedAt)))
    .orderBy(desc(bets.roundId))
    .limit(count);
}

function soloRows(db: Database, which: SQL | undefined) {
  return db.orm
    .select({ round: soloRounds, bet: bets, pair: seedPairs })
    .from(soloRounds)
    .innerJoin(bets, and(eq(bets.id, soloRounds.id), eq(bets.userId, soloRounds.userId)))
    .innerJoin(seedPairs, eq(seedPairs.id, soloRounds.pairId))
    .where(which)
    .$dynamic();
}
