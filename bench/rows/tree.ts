import { readFile } from 'node:fs/promises';
import { MARKETS } from '../../contract/markets.ts';
import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { addSettings } from '../../house/offers/engine/settings.ts';
import spreadRebate from '../../house/offers/spread/rebate/promotion.ts';
import { Rebates } from '../../house/offers/spread/rebate/rebates.ts';
import { SPREAD_REBATE } from '../../house/offers/spread/rebate/settings.ts';
import { friendsOf } from '../../house/offers/spread/tree.ts';

const LEVELS = 5;
const PAGES = 1_000;
const A_PAGE = 50;
const DAY = '2026-11-26';
const AT = Date.UTC(2026, 10, 26, 5);
/** Everybody's stake on the day: at a round game's contribution of one half it gives whole minor units at each depth. */
const STAKE = 10_000_000;

export interface TreeBench {
  players: number;
  /** A page of fifty friends, ms: of the player at the top, whose tree has everybody, and of one with some hundreds below. */
  top: { p50: number; p99: number };
  small: { p50: number; p99: number };
  /** Calculation of everybody's rebate for the day, s, and the number of rebates. */
  seconds: number;
  promised: number;
}

/**
 * The cost of pages and of the daily calculation in a tree of players in five levels below one, all of whom have bet.
 * @param url of a migrated database
 */
export async function runTreeBench(url: string, players: number): Promise<TreeBench> {
  const db = openDatabase(url, { max: 4 });
  try {
    const width = Math.max(2, Math.round(players ** (1 / LEVELS)));
    const count = await addTree(db, width, players);
    await addSettings(db, [spreadRebate], MARKETS.id, AT);
    const [top, small] = [await pages(db, 1n), await pages(db, BigInt(1 + width))];
    const began = performance.now();
    const rebates = new Rebates({
      ...{ db, market: MARKETS.id, clock: { now: () => AT } as never },
      awards: { notifyAll() {} } as never,
      settings: async () => ({
        ...{ version: 1, active: true, from: null, until: null, budget: null },
        numbers: SPREAD_REBATE,
      }),
    });
    await rebates.close({ name: DAY, end: AT });
    const seconds = (performance.now() - began) / 1_000;
    const { rows } = await db.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM awards WHERE promotion = 'spreadRebate'`,
    );
    return { players: count, top, small, seconds, promised: rows[0]?.count ?? 0 };
  } finally {
    await db.close();
  }
}

/** Level by level: each player's parent is at index / width of the level above; links as written by the migration. */
async function addTree(db: Database, width: number, players: number): Promise<number> {
  const client = await db.pool.connect();
  try {
    await client.query("SET session_replication_role = 'replica'; SET statement_timeout = 0");
    await client.query(
      `INSERT INTO users (id, name, currency, created_at, invited_by) OVERRIDING SYSTEM VALUE
       SELECT n, 'Teman ' || n, 'IDR', n, CASE WHEN n > 1 THEN (n - 2) / $1::bigint + 1 END FROM generate_series(1, $2::bigint) n`,
      [width, players],
    );
    const migration = new URL('../../house/core/db/migrations/0050_referral_tree.sql', import.meta.url);
    for (const statement of (await readFile(migration, 'utf8')).split('--> statement-breakpoint'))
      await client.query(statement);
    await client.query(
      `INSERT INTO day_totals (user_id, day, game, currency, bets, staked, returned)
       SELECT id, $1, 'crash', 'IDR', 1, $2, 0 FROM users`,
      [DAY, STAKE],
    );
    await client.query('RESET session_replication_role; ANALYZE; RESET statement_timeout');
    return players;
  } finally {
    client.release();
  }
}

/** Pages of friends at all depths, in sequence. */
async function pages(db: Database, id: bigint): Promise<{ p50: number; p99: number }> {
  const took: number[] = [];
  for (let i = 0; i < PAGES; i++) {
    const began = performance.now();
    await friendsOf(db, { id }, { depth: 1 + (i % LEVELS), count: A_PAGE });
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(share * took.length)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
