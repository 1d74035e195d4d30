import { and, desc, eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { BankAccount } from '../../../contract/http/money/bankAccounts.ts';
import type { NewBankAccount } from '../../../contract/http/money/inputs/bankAccounts.ts';
import type { Market } from '../../../contract/markets.ts';
import { isAccountNumber } from '../../../contract/payments/payoutBanks.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { lockSignedIn } from '../../people/accounts/lockPlayer.ts';
import type { SecurityEvents } from '../../people/security/securityEvents.ts';
import type { PayAmounts } from './paySettings.ts';
import { bankAccounts as accounts } from './tables.ts';

type Row = typeof accounts.$inferSelect;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  amounts: () => Promise<PayAmounts>;
  /** @throws a Refusal if it is not the player's PIN, or not the code of the second factor if there is one */
  prove: Prove;
  events: SecurityEvents;
}

/** Verifies the player who withdraws money, or changes its destination. */
export type Prove = (
  userId: bigint,
  proof: { pin: string; factorCode?: string | undefined },
  known?: boolean,
) => Promise<void>;

/** The bank accounts for players' withdrawals. */
export class BankAccounts {
  readonly #parts: Parts;
  readonly #db: Database;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#db = parts.db;
  }

  async list(userId: bigint): Promise<{ accounts: BankAccount[]; limit: number }> {
    const { bankAccountLimit } = await this.#parts.amounts();
    const accounts = (await this.#all(userId)).map((row) => this.#accountOf(row));
    return { accounts, limit: bankAccountLimit };
  }

  /** The one used last, or added last. */
  async latest(userId: bigint): Promise<BankAccount | null> {
    const [row] = await this.#all(userId);
    return row ? this.#accountOf(row) : null;
  }

  /**
   * Refusals: 3 the number is invalid for the bank, 3010 the maximum number is reached, 3038 the holder is somebody else, those
   * of the PIN and the second factor.
   */
  async add(session: Session, { pin, factorCode, ...fields }: NewBankAccount): Promise<BankAccount> {
    const { prove, amounts } = this.#parts;
    const userId = BigInt(session.userId);
    this.#check(fields);
    await prove(userId, { pin, factorCode });
    const { bankAccountLimit } = await amounts();
    return this.#inLine(userId, fields, async (tx) => {
      await lockSignedIn(tx, session);
      const mine = and(eq(accounts.userId, userId), eq(accounts.deleted, false));
      const [same] = await tx
        .select()
        .from(accounts)
        .where(and(mine, eq(accounts.bank, fields.bank), eq(accounts.number, fields.number)));
      if (same) return { row: same, notify: false };
      if ((await tx.$count(accounts, mine)) >= bankAccountLimit)
        throw new Refusal(ErrorCode.bankAccountLimit);
      const { bank, number, holder } = fields;
      const { rows } = await tx.execute<{ id: bigint }>(
        sql`SELECT bank_account_add(${session.tokenHash}, ${userId}, ${bank}, ${number}, ${holder}) AS id`,
      );
      const [row] = await tx
        .select()
        .from(accounts)
        .where(eq(accounts.id, rows[0]?.id ?? 0n));
      if (!row) throw new Error('no account was added');
      const notify = row.heldUntil !== 0;
      if (notify) await this.#happened(tx, row);
      return { row, notify };
    });
  }

  /** Refusals: 3, 704, 3038, those of the PIN and the second factor. */
  async change(
    userId: bigint,
    id: bigint,
    { pin, factorCode, ...fields }: NewBankAccount,
  ): Promise<BankAccount> {
    this.#check(fields);
    await this.#parts.prove(userId, { pin, factorCode });
    return this.#inLine(userId, fields, async (tx) => {
      const mine = and(eq(accounts.userId, userId), eq(accounts.deleted, false));
      const [same] = await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(mine, eq(accounts.bank, fields.bank), eq(accounts.number, fields.number)));
      if (same && same.id !== id) throw new Refusal(ErrorCode.badParameter, 'number');
      const { bank, number, holder } = fields;
      await tx.execute(sql`SELECT bank_account_change(${userId}, ${id}, ${bank}, ${number}, ${holder})`);
      const [row] = await tx
        .select()
        .from(accounts)
        .where(and(mine, eq(accounts.id, id)));
      if (!row) throw new Refusal(ErrorCode.notFound);
      if (!same) await this.#happened(tx, row);
      return { row, notify: !same };
    });
  }

  /** Refusal: 704. */
  async remove(userId: bigint, id: bigint): Promise<void> {
    const { rowCount } = await this.#db.orm
      .update(accounts)
      .set({ deleted: true })
      .where(and(eq(accounts.userId, userId), eq(accounts.id, id), eq(accounts.deleted, false)));
    if (rowCount !== 1) throw new Refusal(ErrorCode.notFound);
  }

  /** The complete account, for a payout or a deposit. Refusal: 704. @param orm the transaction to run in */
  async own(userId: bigint, id: bigint, orm: Pick<Tx, 'select'> = this.#db.orm): Promise<Row> {
    const row = (await this.#all(userId, orm)).find((one) => one.id === id);
    if (!row) throw new Refusal(ErrorCode.notFound);
    return row;
  }

  async used(id: bigint): Promise<void> {
    await this.#db.orm.update(accounts).set({ usedAt: this.#parts.clock.now() }).where(eq(accounts.id, id));
  }

  #check({ bank, number }: Pick<Row, 'bank' | 'number'>): void {
    if (!isAccountNumber(this.#parts.market.id, bank, number))
      throw new Refusal(ErrorCode.badParameter, 'number');
  }

  #all(userId: bigint, orm: Pick<Tx, 'select'> = this.#db.orm): Promise<Row[]> {
    return orm
      .select()
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.deleted, false)))
      .orderBy(desc(sql`greatest(${accounts.usedAt}, ${accounts.createdAt})`), desc(accounts.id));
  }

  /** Records a new destination of money. Only withdrawals to this account are blocked. */
  #happened(tx: Tx, { userId, bank, number }: Row): Promise<void> {
    const detail = `${bank} ${number.slice(-4)}`;
    return this.#parts.events.record(tx, { userId, kind: 'bankAccount', detail, blocksPayouts: false });
  }

  /** Serialised per player, to enforce the maximum number. Publishes the change afterwards. */
  async #inLine(
    userId: bigint,
    { holder }: { holder: string },
    act: (tx: Tx) => Promise<{ row: Row; notify: boolean }>,
  ): Promise<BankAccount> {
    const { row, notify } = await this.#db.orm.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bank:${userId}`}, 0))`);
      const { rows } = await tx.execute<{ own: boolean }>(
        sql`SELECT is_own_name(${userId}, ${holder}) AS own`,
      );
      if (!rows[0]?.own) throw new Refusal(ErrorCode.holderNotOwn);
      return act(tx);
    });
    if (notify) this.#parts.events.changed(userId);
    return this.#accountOf(row);
  }

  #accountOf({ id, bank, number, holder, createdAt, heldUntil }: Row): BankAccount {
    const blockedUntil = heldUntil > this.#parts.clock.now() ? heldUntil : null;
    return {
      id: id.toString(),
      bank,
      number: maskNumber(number),
      holder,
      createdAt,
      heldUntil: blockedUntil,
    };
  }
}

/** An account number with only its last four digits visible. */
export function maskNumber(number: string): string {
  return number.slice(-4).padStart(number.length, '*');
}
