import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { MARKETS } from '../../contract/markets.ts';
import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { startPostgres } from '../../house/core/db/postgres.ts';
import { parseKey, Sealer } from '../../house/core/secrets/sealer.ts';
import { hashToken, newTokens } from '../../house/people/accounts/sessions.ts';
import { sessions, users } from '../../house/people/accounts/tables.ts';
import { randomFrom } from '../../house/play/bots/roster.ts';
import { seedChains, type Wanted } from '../../house/testing/games/testChain.ts';
import { grant } from '../../house/testing/ledger/testGifts.ts';
import { copyDataFolder } from '../dataFolder.ts';
import { Gambler } from './gambler.ts';

const QUIET = { info() {}, warn() {} };
const SALT = 'faults';
/** Longer than the longest run, so that nobody has to sign in again. */
const SIGNED_IN_MS = 24 * 3_600_000;

/** The environment of a fault test: a data folder with a migrated database, rounds of known length and players. */
export class Stage {
  readonly dataDir: string;
  readonly gamblers: Gambler[] = [];
  /** The key that encrypts the rounds' secrets (SECRETS_KEY); it is also in the folder for houses. */
  readonly secretsKey = randomBytes(32).toString('hex');
  /** The private PostgreSQL's folder. */
  #cluster = '';

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /**
   * The first `rounds` rounds end between the rates `from` and `to`, those with even ids as in `even` if given; `players` have
   * an account, with the market's play money grant or that of `grantOf`.
   */
  static async set({
    rounds,
    players,
    from,
    to,
    even,
    grantOf = () => MARKETS.id.grant,
  }: Wanted & {
    rounds: number;
    players: number;
    even?: Wanted;
    grantOf?: (player: number) => bigint;
  }): Promise<Stage> {
    const stage = new Stage(copyDataFolder(inject('stageTemplate'), 'kilat-faults-'));
    await writeFile(join(stage.dataDir, 'secrets.key'), stage.secretsKey, { mode: 0o600 });
    await stage.withDatabase('house', async (db) => {
      const { rows } = await db.pool.query<{ data_directory: string }>('SHOW data_directory');
      stage.#cluster = rows[0]?.data_directory ?? '';
      // Disables the requirement of age and identity, which fault tests are not about.
      await db.pool.query(
        'UPDATE markets SET least_age = NULL, identity_deposits = NULL, identity_withdrawals = false',
      );
      // Later rounds are drawn by the house.
      const wanted = Array.from({ length: rounds }, (_, i) => (even && i % 2 === 1 ? even : { from, to }));
      await seedChains(db, wanted, stage.#sealer());
      for (let i = 0; i < players; i++) stage.gamblers.push(await newGambler(db, i, grantOf(i)));
    });
    return stage;
  }

  #sealer(): Sealer {
    const key = parseKey(this.secretsKey);
    if (!key) throw new Error('no key');
    return new Sealer([key]);
  }

  /** Works on the database: as its house, while none is running, or as a tool beside one. */
  async withDatabase<T>(role: 'house' | 'tool', work: (db: Database) => Promise<T>): Promise<T> {
    const postgres = await startPostgres(this.dataDir, QUIET, { role });
    const db = openDatabase(postgres.url, { max: 4 });
    try {
      return await work(db);
    } finally {
      await db.close();
      await postgres.stop();
    }
  }

  /** SIGKILL for the private PostgreSQL. */
  async killPostgres(): Promise<void> {
    const pid = Number.parseInt(await readFile(join(this.#cluster, 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
  }

  async remove(): Promise<void> {
    await rm(this.dataDir, { recursive: true, force: true });
    await rm(this.#cluster, { recursive: true, force: true });
  }
}

async function newGambler(db: Database, index: number, amount: bigint): Promise<Gambler> {
  const { currency } = MARKETS.id;
  const createdAt = Date.now();
  const [user] = await db.orm
    .insert(users)
    .values({ phone: `+6281${index}`, name: `Gambler ${index}`, currency, createdAt })
    .returning({ id: users.id });
  if (!user) throw new Error('no user');
  const token = newTokens(user.id).token;
  const expiresAt = createdAt + SIGNED_IN_MS;
  await db.orm
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId: user.id, createdAt, expiresAt });
  await grant(db, { key: 'welcome', userId: user.id, currency, amount, reason: 'welcome' });
  return new Gambler(user.id.toString(), token, randomFrom(`${SALT} ${index}`));
}
