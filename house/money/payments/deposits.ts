import { and, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type {
  DepositOrder,
  DepositState,
  PayBank,
  PayInfo,
  PayPort,
} from '../../../contract/http/money/deposits.ts';
import type { DepositRequest } from '../../../contract/http/money/inputs/deposits.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import type { BankAccounts } from './bankAccounts.ts';
import type { Callbacks } from './callbacks.ts';
import type { PaymentGateway } from './gateway.ts';
import { type DepositGifts, payPromotionOf, promisedGift } from './gifts.ts';
import { depositOf, openDeposit } from './openDeposit.ts';
import type { PayAmounts } from './paySettings.ts';
import { PORTS, type Port } from './ports.ts';
import { type DepositRow, depositOrders as orders } from './tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  /** Null if there is none: then there are no channels. */
  gateway: PaymentGateway | null;
  callbacks: Callbacks;
  amounts: () => Promise<PayAmounts>;
  accounts: BankAccounts;
  gifts: DepositGifts;
}

const BANK_KINDS: readonly string[] = ['va', 'transfer'];
const TOUCH_KINDS: readonly string[] = ['ewallet'];

/** Players' deposits. */
export class Deposits {
  readonly #parts: Parts;
  readonly #db: Database;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#db = parts.db;
  }

  async info(userId: bigint): Promise<PayInfo> {
    const amounts = await this.#parts.amounts();
    const [first, ports, gifts, [open]] = await Promise.all([
      this.#isFirst(userId),
      this.ports(),
      this.#parts.gifts.offered(userId),
      this.#read(and(eq(orders.userId, userId), eq(orders.status, 'pending')), { limit: 1, offset: 0 }),
    ]);
    return {
      currency: this.#parts.market.currency,
      min: amounts.rechargeRange.min.toString(),
      max: amounts.rechargeRange.max.toString(),
      firstMin: first ? amounts.firstRechargeMin.toString() : null,
      presets: amounts.fixedRechargeAmounts.map(String),
      ports,
      promotions: gifts.map(payPromotionOf),
      open: open?.id.toString() ?? null,
    };
  }

  async ports(): Promise<PayPort[]> {
    const { rechargeRange } = await this.#parts.amounts();
    return this.#ports.map((port) => ({
      code: port.code,
      kind: port.kind,
      min: rechargeRange.min.toString(),
      max: mostOf(port, rechargeRange.max).toString(),
      fee: port.fee.toString(),
      lasts: port.lasts,
      banks: banksOf(port),
    }));
  }

  /** Banks for transfers and virtual accounts, or one-touch wallets. */
  banks(which: 'bank' | 'touch'): PayBank[] {
    const kinds = which === 'bank' ? BANK_KINDS : TOUCH_KINDS;
    return this.#ports.filter(({ kind }) => kinds.includes(kind)).flatMap(banksOf);
  }

  /** Opens a deposit; see payRecharge of the contract for its refusals. */
  async recharge(userId: bigint, key: string | null, request: DepositRequest): Promise<DepositOrder> {
    const { gateway, clock, market, amounts, accounts, gifts } = this.#parts;
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    const port = this.#ports.find(({ code }) => code === request.port);
    const bank = request.bank ?? null;
    const known = port?.banks.some(({ code }) => code === bank) ?? false;
    if (!gateway || !port || (port.banks.length > 0 ? !known : bank !== null))
      throw new Refusal(ErrorCode.notFound);
    const { rechargeRange, firstRechargeMin } = await amounts();
    const amount = BigInt(request.amount);
    const least = (await this.#isFirst(userId)) ? firstRechargeMin : rechargeRange.min;
    const whole = amount % 100n === 0n;
    if (!whole || amount < least || amount < rechargeRange.min || amount > mostOf(port, rechargeRange.max))
      throw new Refusal(ErrorCode.amountOutOfRange);

    const { currency } = market;
    const from = request.from ?? null;
    if (from !== null && port.kind !== 'transfer') throw new Refusal(ErrorCode.notFound);
    const promotion = request.promotion ?? null;
    // Looked up before the transaction: otherwise it would wait for a second connection, and deadlock if the player's other
    // requests, waiting for its lock, hold all of them.
    const chosen =
      promotion === null ? null : (await gifts.offered(userId)).find((one) => one.promotion === promotion);
    const order = await openDeposit(
      {
        db: this.#db,
        clock,
        promised: () => promisedGift(chosen ?? null, amount),
        ownAccount: async (tx, id) => {
          const own = await accounts.own(userId, BigInt(id), tx);
          return { id, bank: own.bank, number: own.number, holder: own.holder };
        },
      },
      { userId, key, port, bank, amount, currency, promotion, from, inApp: request.inApp ?? false },
    );
    return this.#shown(userId, await this.#openAtGateway(gateway, order));
  }

  /** The order with its payment details; a repeat of the reference returns the same order at the gateway. */
  async #openAtGateway(gateway: PaymentGateway, order: DepositRow): Promise<DepositRow> {
    const port = this.#ports.find(({ code }) => code === order.port);
    if (order.details !== null || !port) return order;
    const { reference, bank, payable, currency, expiresAt } = order;
    const { usdtRate } = await this.#parts.amounts();
    const code = port.kind === 'transfer' ? Number((payable - order.amount - order.fee) / 100n) : null;
    const details = await gateway.open({
      reference,
      port,
      bank,
      payable,
      code,
      usdtRate,
      currency,
      expiresAt,
    });
    const [opened] = await this.#db.orm
      .update(orders)
      .set({ details })
      .where(eq(orders.id, order.id))
      .returning();
    return opened ?? order;
  }

  async list(userId: bigint, request: PageRequest): Promise<ListPage<DepositOrder>> {
    const where = eq(orders.userId, userId);
    const [rows, total] = await Promise.all([
      this.#read(where, rowsOf(request)),
      this.#db.orm.$count(orders, where),
    ]);
    return listPage(await this.#allShown(userId, rows), total, request);
  }

  async one(userId: bigint, id: bigint): Promise<DepositOrder> {
    return this.#shown(userId, await this.#own(userId, id));
  }

  async state(userId: bigint, id: bigint): Promise<DepositState> {
    const order = depositOf(await this.#own(userId, id));
    const { status, received, credited, endedAt } = order;
    return { id: order.id, status, received, credited, endedAt };
  }

  /**
   * Fetches the gateway's events of the order, and processes missing ones; also the payment details, if the house stopped
   * before it stored them.
   */
  async recover(userId: bigint, id: bigint): Promise<DepositOrder> {
    const order = await this.#own(userId, id);
    const { gateway, callbacks } = this.#parts;
    if (gateway) {
      if (order.status === 'pending') await this.#openAtGateway(gateway, order);
      for (const event of await gateway.events(order.reference)) await callbacks.take(gateway.name, event);
    }
    return this.one(userId, id);
  }

  /** Expires orders that were not paid in time. */
  async expire(): Promise<void> {
    const now = this.#parts.clock.now();
    await this.#db.orm
      .update(orders)
      .set({ status: 'expired', endedAt: now })
      .where(and(eq(orders.status, 'pending'), lte(orders.expiresAt, now)));
  }

  async last(userId: bigint): Promise<Pick<DepositOrder, 'port' | 'bank' | 'amount'> | null> {
    const [row] = await this.#read(and(eq(orders.userId, userId), gt(orders.credited, 0n)), {
      limit: 1,
      offset: 0,
    });
    return row ? { port: row.port, bank: row.bank, amount: row.amount.toString() } : null;
  }

  async first(userId: bigint): Promise<{ first: boolean; min: string }> {
    const [first, amounts] = await Promise.all([this.#isFirst(userId), this.#parts.amounts()]);
    return { first, min: (first ? amounts.firstRechargeMin : amounts.rechargeRange.min).toString() };
  }

  /** Bank transfer orders that wait for money. */
  async byBank(userId: bigint): Promise<DepositOrder[]> {
    const ports = this.#ports.filter(({ kind }) => BANK_KINDS.includes(kind)).map(({ code }) => code);
    const waiting = inArray(orders.status, ['pending', 'partial']);
    const where = and(eq(orders.userId, userId), waiting, inArray(orders.port, ports));
    return this.#allShown(userId, await this.#read(where, { limit: 50, offset: 0 }));
  }

  get #ports(): readonly Port[] {
    return this.#parts.gateway ? PORTS[this.#parts.market.id] : [];
  }

  async #shown(userId: bigint, row: DepositRow): Promise<DepositOrder> {
    const [shown] = await this.#allShown(userId, [row]);
    return shown ?? depositOf(row);
  }

  async #allShown(userId: bigint, rows: readonly DepositRow[]): Promise<DepositOrder[]> {
    const given = await this.#parts.gifts.given(userId, rows);
    return rows.map((row) => depositOf(row, given.get(row.id)));
  }

  async #isFirst(userId: bigint): Promise<boolean> {
    return (await this.#db.orm.$count(orders, and(eq(orders.userId, userId), gt(orders.credited, 0n)))) === 0;
  }

  async #own(userId: bigint, id: bigint): Promise<DepositRow> {
    const [row] = await this.#read(and(eq(orders.userId, userId), eq(orders.id, id)), {
      limit: 1,
      offset: 0,
    });
    if (!row) throw new Refusal(ErrorCode.notFound);
    return row;
  }

  #read(where: SQL | undefined, { limit, offset }: { limit: number; offset: number }): Promise<DepositRow[]> {
    return this.#db.orm
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.id))
      .limit(limit)
      .offset(offset);
  }
}

function mostOf(port: Port, siteMost: bigint): bigint {
  return port.max !== null && port.max < siteMost ? port.max : siteMost;
}

function banksOf(port: Port): PayBank[] {
  return port.banks.map((bank) => ({ ...bank, port: port.code }));
}
