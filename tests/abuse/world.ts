import type { Database } from '../../house/core/db/database.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../house/testing/core/testDatabase.ts';
import { TestHouse, type TestSettings } from '../../house/testing/testHouse.ts';
import { Mallories, type Mallory } from './mallory.ts';
import { Line } from './send.ts';
import { Trial } from './trial.ts';
import { makeVictim, type Victim } from './victim.ts';

/** Longer than any test. */
const LONG_MS = 86_400_000;
/** Disables limits by address, except where a test sets them. */
const NO_LIMITS = { calls: 1e9, tries: 1e9, triesOfOne: 1e9, reports: 1e9 };

/** A house with a victim, and everything needed for attacks. */
export class World {
  readonly house: TestHouse;
  readonly line: Line;
  readonly victim: Victim;
  readonly trial: Trial;
  readonly #database: Database;
  readonly #mallories: Mallories;
  readonly #before: string;

  private constructor(
    house: TestHouse,
    database: Database,
    victim: Victim,
    mallories: Mallories,
    before: string,
  ) {
    this.house = house;
    this.line = new Line(house.url);
    this.victim = victim;
    this.trial = new Trial(victim.secrets);
    this.#database = database;
    this.#mallories = mallories;
    this.#before = before;
  }

  static async open(settings: TestSettings = {}): Promise<World> {
    const database = await createTestDatabase();
    await spreadIds(database);
    const house = await TestHouse.start({
      ...settings,
      database,
      config: { payments: { paysAfter: 0, review: LONG_MS }, ...settings.config },
      httpLimits: { ...NO_LIMITS, ...settings.httpLimits },
    });
    const victim = await makeVictim(house);
    const mallories = await Mallories.prepare(house);
    return new World(house, database, victim, mallories, await footprintOf(house.db, victim.userId));
  }

  /** An attacker: their own account with money, a PIN and a bank account, signed in. */
  mallory(): Promise<Mallory> {
    return this.#mallories.next();
  }

  /** All data of a player in the database, as one text. */
  footprint(userId: string): Promise<string> {
    return footprintOf(this.house.db, userId);
  }

  /** A player's total money, over all accounts. */
  async wealth(userId: string): Promise<bigint> {
    const { rows } = await this.house.db.pool.query<{ sum: bigint }>(
      'SELECT sum(balance)::bigint AS sum FROM ledger_balances WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.sum ?? 0n;
  }

  /** The total received from outside. */
  async outside(): Promise<bigint> {
    const { rows } = await this.house.db.pool.query<{ sum: bigint }>(
      "SELECT sum(balance)::bigint AS sum FROM ledger_balances WHERE kind = 'clearing'",
    );
    return rows[0]?.sum ?? 0n;
  }

  /** Checks that the victim has lost nothing, the ledger is consistent and the house is healthy; then closes everything. */
  async close(): Promise<void> {
    const { trial, victim, house } = this;
    const after = await footprintOf(house.db, victim.userId);
    trial.hold('the victim is as before', after === this.#before, `${this.#before}\n${after}`);
    trial.hold('the books are right', (await reconcile(house.db)).length === 0);
    const { status } = await this.line.send({ method: 'GET', path: '/healthz' });
    trial.hold('the house is well', status === 200, status);
    trial.hold('no prototype was polluted', Object.keys(Object.prototype).length === 0 && !('admin' in {}));
    this.line.close();
    await house.close();
    await this.#database.close();
    trial.settle();
  }
}

/** Ids of each kind start far apart, so that a number identifies its kind. */
async function spreadIds({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences
     WHERE schemaname = 'public' AND data_type = 'bigint'::regtype ORDER BY 1`,
  );
  for (const [i, { name }] of rows.entries())
    await pool.query(`ALTER SEQUENCE ${name} RESTART WITH ${(i + 1) * 10_000_000_019}`);
}

async function footprintOf({ pool }: Database, userId: string): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; column: string }>(
    `SELECT c.table_name AS name, c.column_name AS column FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
       AND (c.column_name = 'user_id' OR (c.table_name, c.column_name) = ('users', 'id')) ORDER BY 1`,
  );
  const prints = await Promise.all(
    tables.map(async ({ name, column }) => {
      const { rows } = await pool.query<{ print: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS print
         FROM "${name}" t WHERE "${column}" = $1`,
        [userId],
      );
      return `${name} ${rows[0]?.print}`;
    }),
  );
  return prints.join('\n');
}
