import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { games } from '../../site/catalogue/tables.ts';
import type { ListedGame, ProviderCalls } from '../calls/port.ts';
import { providerGames } from '../links/tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Null if the provider is not connected. */
  callsOf: (provider: string) => Promise<ProviderCalls | null>;
}

/** Games that the provider lists are available on the site, others are not. */
const playedAt = (provider: string) => sql`
  UPDATE games g SET path = s.path FROM (
    SELECT id, CASE WHEN EXISTS (SELECT FROM provider_games WHERE game = id AND provider = firm AND gone_at IS NULL)
      THEN '/game/' || firm || '/' || id END AS path
    FROM games WHERE firm = ${provider} AND NOT in_house
  ) s WHERE g.id = s.id AND g.path IS DISTINCT FROM s.path`;

const PARTED = sql`
  UPDATE games SET path = NULL
  WHERE path IS NOT NULL AND NOT in_house AND NOT EXISTS (SELECT FROM provider_links WHERE provider = firm)`;

/** Synchronizes providers' games with their own lists: a game that is not listed becomes unavailable. */
export class GameLists {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Makes the games of disconnected providers unavailable. */
  async part(tx: Pick<Tx, 'execute'> = this.#parts.db.orm): Promise<void> {
    await tx.execute(PARTED);
  }

  /** @throws if the provider does not answer */
  async run(provider: string): Promise<void> {
    const { log, callsOf } = this.#parts;
    const calls = await callsOf(provider);
    if (!calls) return;
    const listed = new Map((await calls.gameList()).map((game) => [game.code, game]));
    // An empty list is treated as a provider's fault: otherwise all its games would be unavailable for an hour.
    if (listed.size === 0) log.warn({ provider }, 'a provider lists no game: its list is not believed');
    else await this.#store(provider, listed);
  }

  async #store(provider: string, listed: ReadonlyMap<string, ListedGame>): Promise<void> {
    const { db, clock, log } = this.#parts;
    const now = clock.now();
    await db.orm.transaction(async (tx) => {
      const rows = await tx.select().from(providerGames).where(eq(providerGames.provider, provider));
      const known = new Map(rows.map((row) => [row.code, row]));
      const own = await tx
        .select({ id: games.id, title: games.title })
        .from(games)
        .where(eq(games.firm, provider));
      const ids = new Set(own.map(({ id }) => id));
      const values = [...listed.values()].map(({ code, title }) => ({
        ...{ provider, code, title, listedAt: now, goneAt: null },
        game: known.get(code)?.game ?? (ids.has(code) ? code : null),
      }));
      await tx
        .insert(providerGames)
        .values(values)
        .onConflictDoUpdate({
          target: [providerGames.provider, providerGames.code],
          set: {
            title: sql`excluded.title`,
            game: sql`excluded.game`,
            listedAt: now,
            goneAt: null,
          },
        });
      const gone = rows.filter(({ code, goneAt }) => goneAt === null && !listed.has(code));
      if (gone.length > 0)
        await tx
          .update(providerGames)
          .set({ goneAt: now })
          .where(
            and(
              eq(providerGames.provider, provider),
              inArray(
                providerGames.code,
                gone.map(({ code }) => code),
              ),
            ),
          );
      const named = new Set([...rows, ...values].map(({ game }) => game));
      const never = own.filter(({ id }) => !named.has(id));
      if (never.length > 0)
        await tx.insert(providerGames).values(
          never.map(({ id, title }) => ({
            ...{ provider, code: id, game: id, title, listedAt: now, goneAt: now },
          })),
        );
      await tx.execute(playedAt(provider));
      const news = values.filter(({ code }) => !known.has(code));
      const listing = {
        new: codesOf(news.filter(({ game }) => game === null)),
        gone: [...codesOf(gone), ...never.map(({ id }) => id)],
        back: codesOf(values.filter(({ code }) => known.get(code)?.goneAt)),
        renamed: codesOf(values.filter(({ code, title }) => (known.get(code)?.title ?? title) !== title)),
      };
      if (Object.values(listing).some((codes) => codes.length > 0))
        log.info({ provider, ...listing }, "a provider's list of games changed");
    });
  }
}

function codesOf(rows: readonly { code: string }[]): string[] {
  return rows.map(({ code }) => code);
}
