import { and, asc, eq, sql } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import type { Database } from '../../core/db/database.ts';
import { grant } from '../../money/ledger/ledger.ts';
import { users } from '../../people/accounts/tables.ts';
import { BOT_NAMES } from './names.ts';
import { randomFrom } from './random.ts';

const AVATARS = 24;
/** A demo player's purse, in grants of a new account. */
const PURSE = 100n;

const rosters = new WeakMap<Database, Promise<bigint[]>>();

/** The ids of the market's demo players, the same for all tables of a house. */
export function rosterOf(db: Database, market: Market, now: number): Promise<bigint[]> {
  const known = rosters.get(db);
  if (known) return known;
  const opening = openRoster(db, market, now);
  rosters.set(db, opening);
  opening.catch(() => rosters.delete(db));
  return opening;
}

/** They are created and given play money the first time. */
async function openRoster(db: Database, market: Market, now: number): Promise<bigint[]> {
  const isBot = and(eq(users.bot, true), eq(users.currency, market.currency));
  const ids = await db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('bots', 0))`);
    const known = await tx.select({ id: users.id }).from(users).where(isBot).orderBy(asc(users.id));
    if (known.length > 0) return known.map(({ id }) => id);
    const random = randomFrom(`bots of ${market.id}`);
    const added = await tx
      .insert(users)
      .values(
        BOT_NAMES[market.id].map((name) => ({
          name,
          avatar: Math.floor(random() * AVATARS),
          currency: market.currency,
          bot: true,
          createdAt: now,
        })),
      )
      .returning({ id: users.id });
    return added.map(({ id }) => id);
  });
  for (const id of ids) await fillPurse(db, market, id, 'first');
  return ids;
}

/** Gives a demo player play money, once for each occasion. */
export async function fillPurse(
  db: Database,
  market: Market,
  userId: bigint,
  occasion: string,
): Promise<void> {
  const { currency } = market;
  const amount = market.grant * PURSE;
  await grant(db, { key: `bot:${occasion}`, userId, currency, amount, reason: 'demo player' });
}
