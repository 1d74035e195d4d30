import { and, asc, eq, sql } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import type { Database } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';
import { BOT_NAMES } from './names.ts';
import { randomFrom } from './random.ts';

const AVATARS = 24;

/** A demo player. It has an account, so that its id is nobody else's, and plays with no money at all. */
export interface Bot {
  userId: string;
  name: string;
  avatar: number;
}

const rosters = new WeakMap<Database, Promise<Bot[]>>();

/** The market's demo players, the same for all tables of a house. They are created the first time. */
export function rosterOf(db: Database, market: Market, now: number): Promise<Bot[]> {
  const known = rosters.get(db);
  if (known) return known;
  const opening = openRoster(db, market, now);
  rosters.set(db, opening);
  opening.catch(() => rosters.delete(db));
  return opening;
}

async function openRoster(db: Database, market: Market, now: number): Promise<Bot[]> {
  const shown = { id: users.id, name: users.name, avatar: users.avatar };
  const isBot = and(eq(users.bot, true), eq(users.currency, market.currency));
  const bots = await db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('bots', 0))`);
    const known = await tx.select(shown).from(users).where(isBot).orderBy(asc(users.id));
    if (known.length > 0) return known;
    const random = randomFrom(`bots of ${market.id}`);
    return tx
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
      .returning(shown);
  });
  return bots.map(({ id, ...card }) => ({ userId: id.toString(), ...card }));
}
