import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, gte, inArray, type SQL, sum } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Withdrawal, WithdrawInfo } from '../../../contract/http/money/withdrawals.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { Market } from '../../../contract/markets.ts';
import { dayOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { wageringOf } from '../ledger/bonus/bonus.ts';
import { walletsOf } from '../ledger/ledger.ts';
import {
  endWithdrawal,
  holdWithdrawal,
  isPayoutBlocked,
  missingIdentity,
  withdrawable,
  withdrawalHold,
} from '../ledger/payments.ts';
import { type BankAccounts, maskNumber, type Prove } from './bankAccounts.ts';
import type { PayAmounts, WithdrawLevel } from './paySettings.ts';
import { withdrawals as table } from './tables.ts';

type Row = typeof table.$inferSelect;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  accounts: BankAccounts;
  amounts: () => Promise<PayAmounts>;
  /** How long a withdrawal stays in review, ms. */
  review: number;
  /** Called for each player whose balance changed. */
  balanceChanged: (userId: bigint) => Promise<void>;
  prove: Prove;
}

/** Players' withdrawals. */
export class Withdrawals {
  readonly #parts: Parts;
  readonly #db: Database;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#db = parts.db;
  }

  async info(userId: bigint): Promise<WithdrawInfo> {
    const { currency } = this.#parts.market;
    const { withdrawRange, withdrawDaily, withdrawLevels } = await this.#parts.amounts();
    const [wallets, wagering, { available, owed }, [paid], deposited, hold, identity] = await Promise.all([
      walletsOf(this.#db, [userId]),
      wageringOf(this.#db, userId, currency),
      withdrawable(this.#db, userId, currency),
      this.#db.orm
        .select({ amount: sum(table.amount).mapWith(BigInt), times: count() })
        .from(table)
        .where(this.#paidToday(userId)),
      this.#deposited(userId),
      withdrawalHold(this.#db, userId),
      missingIdentity(this.#db, userId),
    ]);
    const { balance = 0n, bonus = 0n } = wallets.get(userId) ?? {};
    const left = withdrawDaily.amount - (paid?.amount ?? 0n);
    return {
      currency,
      min: withdrawRange.min.toString(),
      max: withdrawRange.max.toString(),
      balance: balance.toString(),
      available: available.toString(),
      owed: owed.toString(),
      bonus: wagering && { amount: bonus.toString(), turnover: wagering },
      daily: {
        amount: withdrawDaily.amount.toString(),
        count: withdrawDaily.count,
        amountLeft: (left > 0n ? left : 0n).toString(),
        countLeft: Math.max(0, withdrawDaily.count - (paid?.times ?? 0)),
      },
      hold,
      identity,
      vip: {
        level: levelOf(withdrawLevels, deposited),
        deposited: deposited.toString(),
        levels: withdrawLevels.map(({ level, deposits, max }) => ({
          level,
          deposits: deposits.toString(),
          max: max.toString(),
        })),
      },
    };
  }

  /** Refusal: 3021. */
  async fee(wanted: string): Promise<{ fee: string; arrives: string }> {
    const { amount, fee } = await this.#priced(wanted);
    return { fee: fee.toString(), arrives: (amount - fee).toString() };
  }

  /** Takes the money out of the wallet at once; see `withdraw` of the contract for its refusals. */
  async open(
    userId: bigint,
    key: string | null,
    wanted: {
      account: string;
      amount: string;
      pin: string;
      factorCode?: string | undefined;
      bonus?: 'keep' | 'giveUp' | undefined;
    },
  ): Promise<Withdrawal> {
    const { clock, market, accounts, review, prove } = this.#parts;
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    const { amount, fee, daily, levels } = await this.#priced(wanted.amount);
    const account = await accounts.own(userId, BigInt(wanted.account));
    const request = {
      ...{ key, userId, currency: market.currency, amount, account },
      giveUp: wanted.bonus === 'giveUp',
    };
    // A code of the second factor is valid once: a repeated request does not need another one.
    const known = await isPayoutBlocked(this.#db, request);
    if (!known) await this.#refuseBlocked(userId, account);
    await prove(userId, wanted, known);
    const now = clock.now();
    const { withdrawalId, replayed } = await holdWithdrawal(this.#db, {
      ...request,
      fee,
      reference: `W${randomBytes(9).toString('hex').toUpperCase()}`,
      reviewUntil: now + review,
      day: { start: dayOf(now, market.timeZone).start, ...daily },
      levels,
    });
    if (!replayed) {
      await this.#parts.balanceChanged(userId);
      await accounts.used(account.id);
    }
    return this.#own(userId, withdrawalId);
  }

  /** Refusals: 703 it is no longer in review, 704. */
  async cancel(userId: bigint, id: bigint): Promise<Withdrawal> {
    await this.#own(userId, id);
    await endWithdrawal(this.#db, id, 'cancelled');
    await this.#parts.balanceChanged(userId);
    return this.#own(userId, id);
  }

  async list(userId: bigint, request: PageRequest): Promise<ListPage<Withdrawal>> {
    const where = eq(table.userId, userId);
    const [rows, total] = await Promise.all([
      this.#read(where, rowsOf(request)),
      this.#db.orm.$count(table, where),
    ]);
    return listPage(rows.map(withdrawalOf), total, request);
  }

  async pending(userId: bigint): Promise<Withdrawal | null> {
    const [row] = await this.#read(
      and(eq(table.userId, userId), inArray(table.status, ['review', 'sending'])),
      { limit: 1, offset: 0 },
    );
    return row ? withdrawalOf(row) : null;
  }

  /** Refusal: 704. */
  async state(userId: bigint, id: bigint): Promise<Pick<Withdrawal, 'id' | 'status' | 'endedAt'>> {
    const { status, endedAt, ...rest } = await this.#own(userId, id);
    return { id: rest.id, status, endedAt };
  }

  /** Checked here as well as in the ledger, to refuse before a code is used up. Refusal: 3037. */
  async #refuseBlocked(userId: bigint, account: { bank: string; number: string }): Promise<void> {
    const hold = await withdrawalHold(this.#db, userId, account);
    if (hold) throw new Refusal(ErrorCode.withdrawalsHeld, hold.reason, hold.until);
  }

  async #priced(wanted: string) {
    const { withdrawRange, withdrawFee: fee, ...rest } = await this.#parts.amounts();
    const amount = BigInt(wanted);
    if (amount % 100n !== 0n || amount < withdrawRange.min || amount > withdrawRange.max)
      throw new Refusal(ErrorCode.amountOutOfRange);
    return { amount, fee, daily: rest.withdrawDaily, levels: rest.withdrawLevels };
  }

  /** The player's total deposits, minus chargebacks. */
  async #deposited(userId: bigint): Promise<bigint> {
    const { rows } = await this.#db.pool.query<{ paid: bigint }>('SELECT player_paid_in($1, $2) AS paid', [
      userId,
      this.#parts.market.currency,
    ]);
    return rows[0]?.paid ?? 0n;
  }

  #paidToday(userId: bigint): SQL | undefined {
    const { clock, market } = this.#parts;
    const { start } = dayOf(clock.now(), market.timeZone);
    return and(eq(table.userId, userId), eq(table.status, 'paid'), gte(table.createdAt, start));
  }

  async #own(userId: bigint, id: bigint): Promise<Withdrawal> {
    const [row] = await this.#read(and(eq(table.userId, userId), eq(table.id, id)), { limit: 1, offset: 0 });
    if (!row) throw new Refusal(ErrorCode.notFound);
    return withdrawalOf(row);
  }

  #read(where: SQL | undefined, { limit, offset }: { limit: number; offset: number }): Promise<Row[]> {
    return this.#db.orm.select().from(table).where(where).orderBy(desc(table.id)).limit(limit).offset(offset);
  }
}

/** The highest level reached with these total deposits. */
function levelOf(levels: readonly WithdrawLevel[], deposited: bigint): number {
  return levels.filter(({ deposits }) => deposits <= deposited).at(-1)?.level ?? 0;
}

function withdrawalOf(row: Row): Withdrawal {
  const { currency, bank, holder, status, createdAt, endedAt } = row;
  const [amount, fee] = [row.amount.toString(), row.fee.toString()];
  return {
    id: row.id.toString(),
    amount,
    fee,
    currency,
    bank,
    number: maskNumber(row.number),
    holder,
    status,
    createdAt,
    endedAt,
  };
}
