import type { Database } from '../../house/core/db/database.ts';
import { closeRound, openRound, queueRound } from '../../house/money/ledger/bets/rounds.ts';
import { settlePools } from '../../house/money/ledger/bets/settlement.ts';
import { hashToken, newTokens } from '../../house/people/accounts/sessions.ts';
import { SESSION_MS } from './benchHouse.ts';
import { addPlayers } from './players.ts';

/** A game that the benchmark's house does not run. */
const GAME = 'dice';
/** Rows per statement. */
const AT_ONCE = 5_000;

/** Many players with verified phones, sessions and play money. */
export interface Crowd {
  ids: bigint[];
  tokens: string[];
}

/** Adds players, some thousand with each statement. */
export async function addCrowd(db: Database, count: number): Promise<Crowd> {
  const ids: bigint[] = [];
  for (let added = 0; added < count; added += AT_ONCE)
    ids.push(...(await addPlayers(db, Math.min(AT_ONCE, count - added))));
  await db.pool.query("UPDATE users SET phone = '+62' || id WHERE phone IS NULL");
  const tokens = ids.map((id) => newTokens(id).token);
  await inParts(count, (from, to) =>
    db.pool.query(
      `INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
       SELECT hash, id, $3::bigint, $3::bigint + $4 FROM unnest($1::text[], $2::bigint[]) AS s (hash, id)`,
      [tokens.slice(from, to).map(hashToken), ids.slice(from, to), Date.now(), SESSION_MS],
    ),
  );
  return { ids, tokens };
}

/** Lets each of them lose a stake in one round that is settled now, with regular bets, so that the ledger is consistent. */
export async function loseRound(db: Database, { ids }: Crowd, stake: bigint): Promise<void> {
  const round = { game: GAME, roundId: 1n, secret: '', commitment: '', public: {} };
  await queueRound(db, round);
  await openRound(db, { ...round, opensAt: 0, startsAt: 0 });
  // Above any round's exposure: the caps are not measured here.
  await db.pool.query(`INSERT INTO game_caps VALUES ($1, 'IDR', 9e17) ON CONFLICT DO NOTHING`, [GAME]);
  await inParts(ids.length, (from, to) =>
    db.pool.query(
      `SELECT ledger_place_pool_bet('crowd', u, $2, 1, 'odd', 'IDR', $3::bigint, $3::bigint, 1) FROM unnest($1::bigint[]) u`,
      [ids.slice(from, to), GAME, stake],
    ),
  );
  await closeRound(db, round);
  await settlePools(db, { ...round, rates: { even: 19_600n }, outcome: {}, interrupted: false }, () => {});
}

async function inParts(count: number, act: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) await act(from, Math.min(from + AT_ONCE, count));
}
