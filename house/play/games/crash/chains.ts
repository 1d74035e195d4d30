import { randomBytes } from 'node:crypto';
import { and, desc, eq, lte, max } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { keyNameOf, type Sealer } from '../../../core/secrets/sealer.ts';
import { roundChains, rounds } from '../../../money/ledger/bets/roundTables.ts';
import { callLedger } from '../../../money/ledger/call.ts';
import type { Draw, RoundSecret } from '../../rounds/game.ts';
import type { PublicValues } from '../../rounds/publicValues/publicValues.ts';
import type { ValueName } from '../../rounds/publicValues/source.ts';
import { chainContextOf } from '../../rounds/secrets.ts';
import { buildChain, type Chain, linkOf } from './chain.ts';
import { CRASH } from './definition.ts';

interface Loaded extends ChainRow {
  chain: Chain;
}

/**
 * Draws crash rounds from stored chains. Each chain is committed with the name of a public value that is not published yet;
 * rounds are drawn once that value is known and used as salt. The next chain is committed as soon as a chain is in use. If a
 * chain ends unexpectedly or no key opens it, rounds wait for the salt of a new chain.
 */
export class CrashChains {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #values: PublicValues;
  readonly #length: number;
  #loaded: Loaded | null = null;
  /** Whether the salt of the next chain is fixed. */
  #prepared = false;
  #preparing: Promise<void> | null = null;

  /** @param options.length rounds of a new chain; all its links are hashed again at every start of a house (50,000 in 25 ms) */
  constructor(options: {
    db: Database;
    sealer: Sealer;
    log: Logger;
    clock: Clock;
    values: PublicValues;
    length: number;
  }) {
    this.#db = options.db;
    this.#sealer = options.sealer;
    this.#log = options.log;
    this.#clock = options.clock;
    this.#values = options.values;
    this.#length = options.length;
  }

  /** The secret of round `id` and the chain's salt, with the name of the public value; null while that is not published. */
  async draw(id: bigint): Promise<Draw | null> {
    const loaded = await this.#of(id);
    if (!loaded) return null;
    if (!this.#prepared) this.#prepareNext(loaded);
    const { chain, firstRound, salt, valueSource, valueNumber, valueAt } = loaded;
    const secret = linkOf(chain, Number(id - firstRound) + 1) as RoundSecret;
    const named = valueSource !== null && valueNumber !== null && valueAt !== null;
    return {
      secret,
      public: {
        seedPubHash: salt,
        ...(named && { source: valueSource, number: `${valueNumber}`, at: `${valueAt}` }),
      },
    };
  }

  /** Resolves when no work is pending. */
  async stop(): Promise<void> {
    await this.#preparing;
  }

  /**
   * Seals chains that are stored unsealed, as they were before secrets were sealed. A copy of the database from that time
   * reveals all rounds of such a chain, so the one in use ends and another begins with the next drawn round.
   */
  async retireOpen(): Promise<void> {
    for (const chain of await openChains(this.#db)) {
      const sealed = this.#sealer.seal(chain.secret, contextOf(chain));
      if (await sealChain(this.#db, chain, sealed)) await this.#replace(chain);
    }
  }

  /** Replaces this chain from the next drawn round on, if that round would be drawn from it. */
  async #replace(chain: ChainRow): Promise<void> {
    for (;;) {
      const next = await nextRound(this.#db.orm);
      const used = await findChain(this.#db.orm, next);
      if (used?.firstRound !== chain.firstRound || used.commitment !== chain.commitment) return;
      this.#log.warn({ round: next }, 'the chain stood open in the database: another begins');
      // Not if a leader has drawn that round meanwhile.
      await this.#commit(next, used);
    }
  }

  async #of(id: bigint): Promise<Loaded | null> {
    if (this.#loaded && includes(this.#loaded, id) && !(await this.#isEnded(this.#loaded)))
      return this.#loaded;
    const stored = await this.#usable(id);
    const salt = stored && (await this.#saltOf(stored));
    if (!stored || !salt) return null;
    this.#prepared = false;
    this.#loaded = { ...stored, salt, chain: await buildChain(stored.secret, stored.length) };
    return this.#loaded;
  }

  /** The opened chain of round `id`. Commits one if there is none or no key opens it. */
  async #usable(id: bigint): Promise<ChainRow | null> {
    const stored = await findChain(this.#db.orm, id);
    const usable = stored?.endedAt == null ? stored && this.#opened(stored) : null;
    if (usable) return usable;
    if (stored)
      this.#log.error(
        { round: id, key: keyNameOf(stored.secret), ended: stored.endedAt },
        'the chain of the next round has ended, or no key opens it: another begins',
      );
    await this.#commit(id, stored);
    const begun = await findChain(this.#db.orm, id);
    const opened = begun && this.#opened(begun);
    if (!opened) throw new Error(`no chain could be begun for round ${id}`);
    return opened;
  }

  /**
   * Commits a chain with the name of a value that is not published yet. @param unusable the chain that currently covers its
   * first round
   */
  async #commit(firstRound: bigint, unusable: ChainRow | null): Promise<void> {
    const secret = randomHash();
    await addChain(this.#db, {
      ...{ firstRound, length: this.#length, secret: this.#sealer.seal(secret, contextOf({ firstRound })) },
      commitment: (await buildChain(secret, this.#length)).anchor,
      // Order matters: the value must become due after this time.
      at: this.#clock.now(),
      value: this.#values.upcoming(),
      replaces: unusable?.firstRound === firstRound ? unusable.commitment : null,
    });
  }

  /** The salt of a chain: the value that it named, once published; else null. */
  async #saltOf(chain: ChainRow): Promise<string | null> {
    const { firstRound, commitment, salt, valueSource, valueNumber, valueAt } = chain;
    if (salt !== '' || valueSource === null || valueNumber === null || valueAt === null) return salt || null;
    const source = valueSource as ValueName['source'];
    const value = await this.#values.find({ source, number: valueNumber, at: valueAt });
    if (value === null) return null;
    await callLedger(this.#db, 'chain_fix_salt', 'SELECT chain_fix_salt($1, $2, $3)', [
      CRASH,
      firstRound,
      commitment,
    ]);
    return value;
  }

  /** Commits the chain after this one and fixes its salt, long before its first round. */
  #prepareNext({ firstRound, length }: ChainRow): void {
    const next = firstRound + BigInt(length);
    const prepare = async () => {
      const stored = await findChain(this.#db.orm, next);
      if (!stored) await this.#commit(next, null);
      else this.#prepared = (await this.#saltOf(stored)) !== null;
    };
    this.#preparing ??= prepare()
      .catch((error) => this.#log.warn({ err: error, round: next }, 'the next chain is not prepared yet'))
      .finally(() => {
        this.#preparing = null;
      });
  }

  async #isEnded({ firstRound, commitment }: ChainRow): Promise<boolean> {
    const [row] = await this.#db.orm
      .select({ endedAt: roundChains.endedAt })
      .from(roundChains)
      .where(
        and(
          eq(roundChains.game, CRASH),
          eq(roundChains.firstRound, firstRound),
          eq(roundChains.commitment, commitment),
        ),
      )
      .orderBy(desc(roundChains.createdAt))
      .limit(1);
    return row?.endedAt != null;
  }

  #opened(chain: ChainRow): ChainRow | null {
    const secret = this.#sealer.open(chain.secret, contextOf(chain));
    return secret === null ? null : { ...chain, secret };
  }
}

/** Encryption context of a chain's secret. */
function contextOf({ firstRound }: Pick<ChainRow, 'firstRound'>): string {
  return chainContextOf({ game: CRASH, firstRound });
}

function randomHash(): string {
  return randomBytes(32).toString('hex');
}

type ChainRow = typeof roundChains.$inferSelect;

type Orm = Pick<Database['orm'], 'select'>;

/** The newest chain that begins at or before round `id`, if it reaches that round. */
async function findChain(orm: Orm, id: bigint): Promise<ChainRow | null> {
  const [chain] = await orm
    .select()
    .from(roundChains)
    .where(and(eq(roundChains.game, CRASH), lte(roundChains.firstRound, id)))
    .orderBy(desc(roundChains.firstRound), desc(roundChains.createdAt))
    .limit(1);
  return chain && includes(chain, id) ? chain : null;
}

/** A new chain: its secret sealed, its salt still open and identified by the name of a public value. */
export interface NewChain {
  firstRound: bigint;
  length: number;
  /** The terminal seed, the secret of the chain's last round, sealed. */
  secret: string;
  /** The hash of the first round's secret. */
  commitment: string;
  value: ValueName;
  /** Time of the commitment, ms. */
  at: number;
  /** Commitment of the unusable chain that begins with the same round; null if there is none. */
  replaces: string | null;
}

/** Commits a chain; does nothing if another house has committed one for the same round. */
export async function addChain(db: Database, chain: NewChain): Promise<void> {
  const { firstRound, length, commitment, secret, value, at, replaces } = chain;
  await callLedger(db, 'chain_commit', 'SELECT chain_commit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
    ...[CRASH, firstRound, length, commitment, secret],
    ...[value.source, value.number, value.at, Math.floor(at), replaces],
  ]);
}

/** Chains whose secret is stored unsealed. */
async function openChains(db: Database): Promise<ChainRow[]> {
  const chains = await db.orm.select().from(roundChains).where(eq(roundChains.game, CRASH));
  return chains.filter(({ secret }) => keyNameOf(secret) === null);
}

/** Seals a chain that is stored unsealed. Returns false if another house did. */
async function sealChain(db: Database, chain: ChainRow, sealed: string): Promise<boolean> {
  const { rowCount } = await db.orm
    .update(roundChains)
    .set({ secret: sealed })
    .where(
      and(
        eq(roundChains.game, CRASH),
        eq(roundChains.firstRound, chain.firstRound),
        eq(roundChains.secret, chain.secret),
      ),
    );
  return rowCount === 1;
}

/** The first round that has not been drawn. */
async function nextRound(orm: Orm): Promise<bigint> {
  const [drawn] = await orm
    .select({ last: max(rounds.id) })
    .from(rounds)
    .where(eq(rounds.game, CRASH));
  return (drawn?.last ?? 0n) + 1n;
}

/** Whether the chain covers round `id`. */
function includes({ firstRound, length }: Pick<ChainRow, 'firstRound' | 'length'>, id: bigint): boolean {
  return id >= firstRound && id < firstRound + BigInt(length);
}
