import type pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import { type CatalogueSeed, OWN_PROVIDER, type OwnGame, type SeedGame, type SeedProvider } from './seed.ts';

/** 'kilc' in ASCII: advisory lock that serialises loading by houses that start at once. */
const LOCK = 0x6b696c63;

/** Unchanged rows are not written again: most starts change nothing. */
const PROVIDERS = `
  INSERT INTO providers (id, name)
  SELECT id, name FROM json_to_recordset($1) AS s (id text, name text)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE providers.name <> excluded.name`;

const COLUMNS =
  'title, firm, type, theme, rtp, volatility, hit_rate, max_win, released_at, popularity, recommend, in_house, solo, path, search, active';
const listOf = (table: string) => COLUMNS.replace(/\w+/g, (column) => `${table}.${column}`);

/** The path of a provider's game is set once the provider lists it (house/providers/upkeep/gameLists.ts). */
const WRITTEN = listOf('excluded').replace(
  'excluded.path',
  'CASE WHEN excluded.in_house THEN excluded.path ELSE games.path END',
);

const GAMES = `
  INSERT INTO games (id, ${COLUMNS})
  SELECT id, ${COLUMNS} FROM json_to_recordset($1) AS g (id text, title text, firm text, type text, theme text,
    rtp int, volatility smallint, hit_rate int, max_win int, released_at bigint, popularity int,
    recommend boolean, in_house boolean, solo boolean, path text, search text, active boolean)
  ON CONFLICT (id) DO UPDATE SET (${COLUMNS}) = ROW (${WRITTEN})
    WHERE (${listOf('games')}) IS DISTINCT FROM (${WRITTEN})`;

const GONE = 'UPDATE games SET active = false WHERE active AND id <> ALL ($1)';

/**
 * Loads providers and games into the tables, and `own`: Kilat's playable games. Games that are no longer among them become
 * inactive. Idempotent.
 */
export async function loadCatalogue(
  db: Database,
  seed: CatalogueSeed,
  own: readonly OwnGame[],
): Promise<void> {
  const providers = [...seed.providers, OWN_PROVIDER];
  const games = gameRows(seed, own, providers);
  const ids = games.map(({ id }) => id);
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(PROVIDERS, [JSON.stringify(providers)]);
    await client.query(GAMES, [JSON.stringify(games)]);
    await client.query(GONE, [ids]);
    await client.query('COMMIT');
  } catch (error) {
    await rollBack(client);
    throw error;
  } finally {
    client.release();
  }
}

/** The rows of `games`, by column name. */
function gameRows(seed: CatalogueSeed, own: readonly OwnGame[], providers: readonly SeedProvider[]) {
  const names = new Map(providers.map(({ id, name }) => [id, name]));
  const row = (game: SeedGame, path: string | null, solo = false) => ({
    ...game,
    hit_rate: game.hitRate,
    max_win: game.maxWin,
    released_at: Date.parse(game.releasedAt),
    in_house: path !== null,
    solo,
    path,
    active: true,
    // Titles come first, because name order sorts by this column. No keyword matches across the line break.
    search: `${searchText(game.title)}\n${searchText(names.get(game.firm) ?? '')}`,
  });
  return [
    ...seed.games.map((game) => row(game, null)),
    ...own.map((game) => row(game, game.path, game.solo)),
  ];
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  await client.query('ROLLBACK').catch(() => {});
}

/** Accents and other combining marks of decomposed letters. */
const MARKS = /\p{M}/gu;
/** Characters that cannot be typed; PostgreSQL refuses some of them. */
const UNPRINTABLE = /\p{C}/gu;

/** Normalises a text for search: no case, accents or control characters, single spaces. */
function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(UNPRINTABLE, '')
    .trim();
}

/** The words of a keyword, normalised; a match must contain each of them. */
export function searchWords(keyword: string): string[] {
  return searchText(keyword)
    .split(' ')
    .filter((word) => word !== '');
}
