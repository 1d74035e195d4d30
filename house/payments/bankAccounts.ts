import { and, desc, eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { BankAccount, NewBankAccount } from '../../contract/http/bankAccounts.ts';
import type { Market } from '../../contract/markets.ts';
import { isAccountNumber } from '../../contract/payments/payoutBanks.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import type { PayAmounts } from './amounts.ts';
import { maskNumber } from './maskNumber.ts';
import { bankAccounts as accounts } from './tables.ts';

type Row = typeof accounts.$inferSelect;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  amounts: () => Promise<PayAmounts>;
  /** @throws a Refusal when it is not the player's PIN */
  checkPin: (userId: bigint, pin: string) => Promise<void>;
}

/** Where players' withdrawals go. */
export class BankAccounts {
  readonly #parts: Parts;
  readonly #db: Database;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#db = parts.db;
  }

  async list(userId: bigint): Promise<{ accounts: BankAccount[]; limit: number }> {
    const { bankAccountLimit } = await this.#parts.amounts();
    return { accounts: (await this.#all(userId)).map(accountOf), limit: bankAccountLimit };
  }

  /** The one that was used last, or added last. */
  async latest(userId: bigint): Promise<BankAccount | null> {
    const [row] = await this.#all(userId);
    return row ? accountOf(row) : null;
  }

  /** Refusals: 3 the bank has no such numbers, 3010 there are as many as there may be, the PIN's. */
  async add(userId: bigint, { pin, ...fields }: NewBankAccount): Promise<BankAccount> {
    this.#check(fields);
    await this.#parts.checkPin(userId, pin);
    const { bankAccountLimit } = await this.#parts.amounts();
    return this.#inLine(userId, async (tx) => {
      const mine = and(eq(accounts.userId, userId), eq(accounts.deleted, false));
      const [same] = await tx
        .select()
        .from(accounts)
        .where(and(mine, eq(accounts.bank, fields.bank), eq(accounts.number, fields.number)));
      if (same) return accountOf(same);
      if ((await tx.$count(accounts, mine)) >= bankAccountLimit)
        throw new Refusal(ErrorCode.bankAccountLimit);
      const [row] = await tx
        .insert(accounts)
        .values({ ...fields, userId, createdAt: this.#parts.clock.now() })
        .returning();
      if (!row) throw new Error('no account was added');
      return accountOf(row);
    });
  }

  /** Refusals: 3, 704, the PIN's. */
  async change(userId: bigint, id: bigint, { pin, ...fields }: NewBankAccount): Promise<BankAccount> {
    this.#check(fields);
    await this.#parts.checkPin(userId, pin);
    return this.#inLine(userId, async (tx) => {
      const mine = and(eq(accounts.userId, userId), eq(accounts.deleted, false));
      const [same] = await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(mine, eq(accounts.bank, fields.bank), eq(accounts.number, fields.number)));
      if (same && same.id !== id) throw new Refusal(ErrorCode.badParameter, 'number');
      const [row] = await tx
        .update(accounts)
        .set(fields)
        .where(and(mine, eq(accounts.id, id)))
        .returning();
      if (!row) throw new Refusal(ErrorCode.notFound);
      return accountOf(row);
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

  /** The account in full, to be paid to or from. Refusal: 704. @param orm the transaction to be part of */
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

  /** One after the other for each player, so that no more than the limit are added. */
  #inLine<T>(userId: bigint, act: (tx: Tx) => Promise<T>) {
    return this.#db.orm.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bank:${userId}`}, 0))`);
      return act(tx);
    });
  }
}

function accountOf({ id, bank, number, holder, createdAt }: Row): BankAccount {
  return { id: id.toString(), bank, number: maskNumber(number), holder, createdAt };
}
