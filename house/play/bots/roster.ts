import { and, asc, eq, sql } from 'drizzle-orm';
import { hashText } from '../../../contract/fairness.ts';
import type { Market, MarketId } from '../../../contract/markets.ts';
import type { Database } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';

const AVATARS = 24;

/** A demo player. It has an account, which reserves its user id, and plays without any money. */
export interface Bot {
  userId: string;
  name: string;
  avatar: number;
}

const rosters = new WeakMap<Database, Promise<Bot[]>>();

/** The market's demo players, shared by all games of a house. Created on first use. */
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

/** Invented first names for demo players, common ones in each market. */
export const BOT_NAMES: Record<MarketId, readonly string[]> = {
  id: [
    ...['Agus', 'Arif', 'Ayu', 'Bagus', 'Bayu', 'Budi', 'Cahya', 'Citra', 'Dewi', 'Dian', 'Dimas', 'Eko'],
    ...['Endah', 'Fajar', 'Galih', 'Gita', 'Hani', 'Hendra', 'Indah', 'Intan', 'Joko', 'Kartika', 'Lestari'],
    ...['Mega', 'Nanda', 'Okta', 'Putri', 'Ratna', 'Rina', 'Rizky', 'Sari', 'Siti', 'Tono', 'Umar', 'Vina'],
    ...['Wahyu', 'Wulan', 'Yanti', 'Yudi', 'Zahra'],
  ],
  mx: [
    ...['Alma', 'Ana', 'Beto', 'Carmen', 'Chava', 'Citlali', 'Daniela', 'Diego', 'Elena', 'Emilio', 'Fer'],
    ...[
      'Gabriel',
      'Graciela',
      'Héctor',
      'Inés',
      'Itzel',
      'Javier',
      'Jimena',
      'Karla',
      'Leo',
      'Lola',
      'Lupita',
    ],
    ...['Marisol', 'Memo', 'Nayeli', 'Nico', 'Omar', 'Paco', 'Paola', 'Quique', 'Rocío', 'Rodrigo', 'Santi'],
    ...['Sofía', 'Tere', 'Toño', 'Valeria', 'Xóchitl', 'Yolanda', 'Zoe'],
  ],
};

/** A deterministic pseudo-random generator of numbers in [0, 1), mulberry32: the same seed gives the same sequence. */
export function randomFrom(seed: string): () => number {
  let state = Number.parseInt(hashText(seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
