import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Award, AwardState, ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import type { WalletCause } from '../../../contract/wallet/channel.ts';
import type { Bus } from '../../core/bus/bus.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { callLedger, refusing } from '../../money/ledger/call.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import type { WalletTeller } from '../../money/wallet/wallet.ts';
import { firstTimeColumns, type OncePerPerson } from './firstTime.ts';
import type { Player } from './players.ts';
import { awards as table } from './tables.ts';

export type AwardRow = typeof table.$inferSelect;

/** An award as promised by a promotion. `multiple` defaults to 0, and by default it can be claimed at once and without end. */
export type Promised = Pick<
  typeof table.$inferInsert,
  | 'promotion'
  | 'awardKey'
  | 'kind'
  | 'amount'
  | 'version'
  | 'detail'
  | 'multiple'
  | 'wageringDays'
  | 'expiresAt'
> & { claimableAt?: number; oncePerPerson?: OncePerPerson };

/** Delivers a promotion's awards of a kind, in the transaction that claims one. */
export type Delivery = (tx: Tx, award: AwardRow, now: number) => Promise<void>;

/** A connection or a transaction. */
type Orm = Pick<Database['orm'], 'insert' | 'select'>;

interface Parts {
  db: Database;
  clock: Clock;
  bus: Bus;
  /** Notifies a player of the wallet. */
  balanceChanged: WalletTeller;
}

/** The wallet after a claim. */
interface Given {
  balance: bigint;
  sequence: bigint;
  replayed: boolean;
}

/** An expired award, with the fields by which they are ordered. */
export type Due = Pick<AwardRow, 'id' | 'expiresAt'>;

/** Claims an award in a transaction; refuses like `Awards.claim`. */
export type ClaimIn = (award: Pick<AwardRow, 'id' | 'userId' | 'kind'>, key: string) => Promise<Given>;

/** Codes of the promotions whose awards changed; null if any may have. */
export type ChangedPromotions = readonly string[] | null;

const CLAIM = 'SELECT balance, sequence, replayed FROM award_claim($1, $2, $3)';

/** Number of rows written with one statement. */
const AT_ONCE = 1_000;

/** The topic of changes of a player's awards. */
export const awardsTopic = (userId: bigint | string) => `awards.${userId}`;
/** The topic of changes that affect many players: each house fetches those of its own players. */
export const ALL_AWARDS = 'awards';

/** A message of either topic. */
export interface AwardsChanged {
  promotions: ChangedPromotions;
}

/** The table of all promotions' awards, and the way to claim them (house/money/ledger/sql/awards.sql). */
export class Awards {
  readonly #parts: Parts;
  readonly #deliveries = new Map<AwardRow['kind'], Delivery>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Registers the delivery of a kind of awards. @throws if there is one already */
  deliver(kind: AwardRow['kind'], delivery: Delivery): void {
    if (this.#deliveries.has(kind)) throw new Error(`two promotions deliver ${kind}`);
    this.#deliveries.set(kind, delivery);
  }

  /**
   * Promises awards to players; an award key that a player already has is skipped. Only players, never bots.
   * @returns the new ones
   */
  async promise(
    orm: Orm,
    promised: readonly (Promised & { userId: bigint; currency: string })[],
  ): Promise<AwardRow[]> {
    const now = this.#parts.clock.now();
    const added: AwardRow[] = [];
    for (let i = 0; i < promised.length; i += AT_ONCE) {
      const rows = promised.slice(i, i + AT_ONCE).map(({ oncePerPerson, ...one }) => ({
        ...one,
        ...firstTimeColumns(oncePerPerson),
        ...{ createdAt: now, claimableAt: one.claimableAt ?? now },
      }));
      added.push(...(await orm.insert(table).values(rows).onConflictDoNothing().returning()));
    }
    return added;
  }

  /** Promises one player the awards earned by now, and notifies the player's pages of new ones. @returns the new ones */
  async promiseTo(
    { id: userId, currency }: Pick<Player, 'id' | 'currency'>,
    earned: readonly Promised[],
  ): Promise<AwardRow[]> {
    const added = await this.promise(
      this.#parts.db.orm,
      earned.map((one) => ({ ...one, userId, currency })),
    );
    if (added.length > 0) this.notify(userId, [...new Set(added.map(({ promotion }) => promotion))]);
    return added;
  }

  /** A player's award with an award key; null if there is none. */
  async find(userId: bigint, promotion: string, awardKey: string): Promise<AwardRow | null> {
    const [row] = await this.#select(userId, eq(table.promotion, promotion), eq(table.awardKey, awardKey));
    return row ?? null;
  }

  /** A player's award by its id. Refusal: 704 it belongs to another player or promotion. */
  async one(userId: bigint, promotion: string, id: bigint): Promise<AwardRow> {
    const [row] = await this.#select(userId, eq(table.id, id), eq(table.promotion, promotion));
    if (!row) throw new Refusal(ErrorCode.notFound);
    return row;
  }

  /** A player's awards of a promotion, newest first. */
  of(userId: bigint, promotion: string, most = 100): Promise<AwardRow[]> {
    return this.#select(userId, eq(table.promotion, promotion)).orderBy(desc(table.id)).limit(most);
  }

  /** The awards of some promotions that were claimed together with a key, for the reply to a repeat of that key. */
  claimedWith(userId: bigint, promotions: readonly string[], key: string): Promise<AwardRow[]> {
    return this.#select(userId, inArray(table.promotion, [...promotions]), eq(table.claimKey, key));
  }

  /** Open awards, the soonest to expire first. */
  open(userId: bigint): Promise<AwardRow[]> {
    const now = this.#parts.clock.now();
    return this.#select(
      userId,
      eq(table.state, 'open'),
      or(isNull(table.expiresAt), gt(table.expiresAt, now)),
    ).orderBy(sql`${table.expiresAt} NULLS LAST`, asc(table.id));
  }

  /** A page of ended awards, newest first, with their total number. */
  async past(userId: bigint, request: PageRequest): Promise<{ rows: AwardRow[]; total: number }> {
    const ended = and(eq(table.userId, userId), ne(table.state, 'open'));
    const { limit, offset } = rowsOf(request);
    const [rows, total] = await Promise.all([
      this.#parts.db.orm
        .select()
        .from(table)
        .where(ended)
        .orderBy(desc(table.endedAt), desc(table.id))
        .limit(limit)
        .offset(offset),
      this.#parts.db.orm.$count(table, ended),
    ]);
    return { rows, total };
  }

  /**
   * Claims a player's award. A repeat of the key gets the first reply. Refusals: 3 without a key, 7030 in a time-out or
   * self-exclusion, 1046 claimed, 1025 expired, 1022 void, 1048 too early (`until` has the time), 1028 the day's budget is
   * spent.
   * @param again a promotion's code instead of 1046
   */
  async claim(
    award: Pick<AwardRow, 'id' | 'userId' | 'kind' | 'promotion'>,
    key: string | null,
    again: ErrorCode = ErrorCode.awardClaimed,
  ): Promise<ClaimedAward> {
    const { db } = this.#parts;
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    const { id, userId, kind } = award;
    const given = await (kind === 'cash'
      ? this.#claimCash(userId, id, key)
      : this.#claimDelivered(award, key)
    ).catch((error: unknown) => {
      throw error instanceof Refusal && error.code === ErrorCode.awardClaimed ? new Refusal(again) : error;
    });
    if (!given.replayed) await this.gave(award);
    const [row] = await db.orm.select().from(table).where(eq(table.id, id));
    if (!row) throw new Error(`the award ${id} is gone`);
    return {
      award: awardOf(row, this.#parts.clock.now()),
      balance: given.balance.toString(),
      sequence: given.sequence.toString(),
    };
  }

  /**
   * Promises and claims an award in one call. A repeat of the key gets the first reply. An award that cannot be claimed now
   * (the budget is spent, the house stops) stays promised: it needs an expiry date. Refusals as those of claim: 1046, or
   * `again`, if the award key's award was claimed with another key.
   */
  async give(
    { id, currency }: Pick<Player, 'id' | 'currency'>,
    promised: Promised & { expiresAt: number },
    key: string | null,
    again?: ErrorCode,
  ): Promise<ClaimedAward> {
    await this.promise(this.#parts.db.orm, [{ ...promised, userId: id, currency }]);
    const award = await this.find(id, promised.promotion, promised.awardKey);
    if (!award) throw new Error(`${promised.promotion} ${promised.awardKey} was not promised`);
    return this.claim(award, key, again);
  }

  /**
   * Runs `work`, which claims awards and does more, in one transaction, and then notifies the player's pages.
   * @param promotions those whose awards may change
   * @param causeOf the cause of a balance change that an animation shows first
   */
  async together<T>(
    userId: bigint,
    promotions: ChangedPromotions,
    work: (tx: Tx, claim: ClaimIn) => Promise<T>,
    causeOf: (done: T) => WalletCause | null = () => null,
  ): Promise<T> {
    const { db, balanceChanged } = this.#parts;
    const done = await db.orm.transaction((tx) => work(tx, (award, key) => this.#claimIn(tx, award, key)));
    await balanceChanged(userId, causeOf(done));
    this.notify(userId, promotions);
    return done;
  }

  /**
   * Ends expired awards, up to a maximum; their players are notified individually if there are few.
   * @returns the number of ended ones; the maximum if there are more
   */
  async expire(most: number): Promise<number> {
    const ended = await callLedger<{ player: bigint }>(
      this.#parts.db,
      'awards_expire',
      'SELECT awards_expire($1) AS player',
      [most],
    );
    if (ended.length < most) for (const { player } of ended) this.notify(player, null);
    return ended.length;
  }

  /**
   * Gives awards that expired during a time-out or self-exclusion that is over; up to a maximum, those after `from`. Those that
   * cannot be given yet are skipped.
   * @returns the last one processed; null if there are no more
   */
  async giveAfterBreaks(most: number, from: Due | null = null): Promise<Due | null> {
    const { db, clock, balanceChanged } = this.#parts;
    const after = from && sql`(${table.expiresAt}, ${table.id}) > (${from.expiresAt}, ${from.id})`;
    const due = await db.orm
      .select({ id: table.id, userId: table.userId, promotion: table.promotion, expiresAt: table.expiresAt })
      .from(table)
      .innerJoin(playerGuards, eq(playerGuards.userId, table.userId))
      .where(
        and(
          ...[eq(table.state, 'open'), eq(table.kind, 'cash'), lte(table.expiresAt, clock.now())],
          ...[gt(playerGuards.breakUntil, table.expiresAt), lte(playerGuards.breakUntil, clock.now())],
          after ?? undefined,
        ),
      )
      .orderBy(asc(table.expiresAt), asc(table.id))
      .limit(most);
    for (const { id, userId, promotion } of due) {
      const [row] = await callLedger<{ end: string | null }>(
        db,
        'award_expire',
        'SELECT award_expire($1) AS end',
        [id],
      );
      if (row?.end === 'claimed') await balanceChanged(userId);
      if (row?.end) this.notify(userId, [promotion]);
    }
    return due.length < most ? null : (due.at(-1) ?? null);
  }

  /**
   * Notifies a player's pages of an award that was just given, and of the wallet if it is cash.
   * @param cause as for `together`
   */
  async gave(
    { userId, kind, promotion }: Pick<AwardRow, 'userId' | 'kind' | 'promotion'>,
    cause: WalletCause | null = null,
  ): Promise<void> {
    if (kind === 'cash') await this.#parts.balanceChanged(userId, cause);
    // Spins, tickets and items belong to other promotions.
    this.notify(userId, kind === 'cash' ? [promotion] : null);
  }

  /** Notifies a player's pages of a change of awards. */
  notify(userId: bigint, promotions: ChangedPromotions): void {
    this.#publish(awardsTopic(userId), { promotions });
  }

  /** Notifies all players' pages, after awards were promised to many. */
  notifyAll(promotions: ChangedPromotions): void {
    this.#publish(ALL_AWARDS, { promotions });
  }

  #publish(topic: string, changed: AwardsChanged): void {
    this.#parts.bus.publish(topic, changed);
  }

  async #claimCash(userId: bigint, id: bigint, key: string): Promise<Given> {
    const [given] = await callLedger<Given>(this.#parts.db, 'award_claim', CLAIM, [userId, id, key]);
    if (!given) throw new Error('the ledger gave no reply');
    return given;
  }

  #claimDelivered(award: Pick<AwardRow, 'id' | 'userId' | 'kind'>, key: string): Promise<Given> {
    return this.#parts.db.orm.transaction((tx) => this.#claimIn(tx, award, key));
  }

  async #claimIn(
    tx: Tx,
    { id, userId, kind }: Pick<AwardRow, 'id' | 'userId' | 'kind'>,
    key: string,
  ): Promise<Given> {
    const delivery = kind === 'cash' ? null : this.#deliveries.get(kind);
    if (delivery === undefined) throw new Error(`nothing delivers ${kind}`);
    const { rows } = await refusing(
      tx.execute<{ balance: string; sequence: string; replayed: boolean }>(
        sql`SELECT balance, sequence, replayed FROM award_claim(${userId}, ${id}, ${key})`,
      ),
    );
    const [given] = rows;
    if (!given) throw new Error('the ledger gave no reply');
    if (delivery && !given.replayed) {
      const [row] = await tx.select().from(table).where(eq(table.id, id));
      if (!row) throw new Error(`the award ${id} is gone`);
      await delivery(tx, row, this.#parts.clock.now());
    }
    const { balance, sequence, replayed } = given;
    return { balance: BigInt(balance), sequence: BigInt(sequence), replayed };
  }

  #select(userId: bigint, ...where: (SQL | undefined)[]) {
    return this.#parts.db.orm
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), ...where))
      .$dynamic();
  }
}

/** An award's state at `now` (ms). */
export function stateOf(
  { state, claimableAt, expiresAt }: Pick<AwardRow, 'state' | 'claimableAt' | 'expiresAt'>,
  now: number,
): AwardState {
  if (state !== 'open') return state;
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return claimableAt > now ? 'pending' : 'claimable';
}

/** An award in wire format. */
export function awardOf(row: AwardRow, now: number): Award {
  const { id, promotion, awardKey, kind, amount, multiple, claimableAt, expiresAt, endedAt, reason } = row;
  return {
    ...{ promotion, awardKey, kind, claimableAt, expiresAt, endedAt, reason },
    id: id.toString(),
    amount: amount.toString(),
    turnover: multiple,
    state: stateOf(row, now),
  };
}
