import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUND_GAMES } from '../../../contract/games/roundGames.ts';
import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import type { Database } from '../../core/db/database.ts';
import { OWN_GAMES } from '../../play/games/ownGames.ts';
import { OWN_SOLO } from '../../play/solo/ownSolo.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { CRASH_ALONE, TEST_CATALOGUE } from '../../testing/site/testCatalogue.ts';
import { loadCatalogue } from './load.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const { providers, games } = TEST_CATALOGUE;

/** Every row with the transaction that last wrote it. */
const rows = async () =>
  (await db.pool.query('SELECT xmin::text, * FROM games ORDER BY id')).rows as { xmin: string; id: string }[];
const titles = async (where: string) =>
  (await db.pool.query(`SELECT title FROM games WHERE ${where} ORDER BY popularity`)).rows.map(
    ({ title }) => title,
  );

describe("the repository's catalogue", () => {
  it('is loaded into the tables with any number of concurrent starts, and another start writes nothing', async () => {
    await Promise.all([1, 2, 3].map(() => loadCatalogue(db, TEST_CATALOGUE, CRASH_ALONE)));
    const first = await rows();
    expect(first.map(({ id }) => id)).toEqual([...games.map(({ id }) => id), 'crash'].sort());
    await loadCatalogue(db, TEST_CATALOGUE, CRASH_ALONE);
    expect(await rows()).toEqual(first);
  });

  it('updates what changed, deactivates what was removed, and reactivates what returns', async () => {
    await loadCatalogue(db, TEST_CATALOGUE, CRASH_ALONE);
    const [garuda, , ...others] = games;
    const renamed = [{ id: 'samudra', name: 'Samudra Baru' }, ...providers.slice(1)];
    await loadCatalogue(
      db,
      { providers: renamed, games: [{ ...garuda!, title: 'Garuda Perak' }, ...others] },
      CRASH_ALONE,
    );
    expect(await titles("strpos(search, 'perak') > 0 AND strpos(search, 'samudra baru') > 0")).toEqual([
      'Garuda Perak',
    ]);
    expect(await titles('NOT active')).toEqual(['Garuda']);
    expect(await titles("id = 'crash' AND active AND in_house AND path = '/game/crash'")).toEqual(['Crash']);
    await loadCatalogue(db, TEST_CATALOGUE, CRASH_ALONE);
    expect(await titles('NOT active')).toEqual([]);
    expect(await titles("id = 'garuda-emas'")).toEqual(['Garuda Emas']);
  });

  it('is loaded completely or not at all', async () => {
    await loadCatalogue(db, TEST_CATALOGUE, CRASH_ALONE);
    const before = await rows();
    const orphan = { ...games[1]!, id: 'orphan', firm: 'nobody' };
    const [first, ...others] = games;
    const wrong = { providers, games: [{ ...first!, title: 'Changed' }, ...others, orphan] };
    await expect(loadCatalogue(db, wrong, CRASH_ALONE)).rejects.toThrow('games_firm');
    expect(await rows()).toEqual(before);
  });

  it('defines how stakes count towards wagering: ours by the kind of round, providers’ by kind of game', async () => {
    await loadCatalogue(db, TEST_CATALOGUE, [...OWN_GAMES, ...OWN_SOLO]);
    const { rows: shares } = await db.pool.query<{ id: string; type: string; share: number }>(
      'SELECT id, type, wagering_percent(id) AS share FROM games WHERE active',
    );
    const kinds = {
      slot: 100,
      fish: 100,
      instant: 100,
      egames: 100,
      sports: 50,
      live: 20,
      table: 20,
      lottery: 0,
    };
    const ours = new Map<string, number>([
      ...ROUND_GAMES.map((id) => [id, 50] as const),
      ...SOLO_GAMES.map((id) => [id, 100] as const),
    ]);
    for (const { id, type, share } of shares)
      expect([id, share]).toEqual([id, ours.get(id) ?? kinds[type as keyof typeof kinds]]);
    expect(shares.filter(({ id }) => ours.has(id))).toHaveLength(ours.size);
  });
});
