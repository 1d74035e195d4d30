import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { WheelSpin } from '../../../contract/http/offers/dailyWheel.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { pairsOf } from '../../money/ledger/solo/solo.ts';
import type { AwardRow } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { awards as table } from '../engine/tables.ts';
import type { WheelNumbers } from './settings.ts';
import { DAILY_WHEEL_CODE } from './wheelDays.ts';
import { spinOf } from './wheelReplies.ts';

/** The log of players' spins, stored as the awards of their prizes. */
export class WheelLog {
  readonly #parts: Pick<PromotionParts<WheelNumbers>, 'db' | 'clock'>;

  constructor(parts: Pick<PromotionParts<WheelNumbers>, 'db' | 'clock'>) {
    this.#parts = parts;
  }

  /** A page of the player's spins, newest first. */
  async page(player: Player, request: PageRequest): Promise<ListPage<WheelSpin>> {
    const { orm } = this.#parts.db;
    const { limit, offset } = rowsOf(request);
    const mine = prizes(player);
    const [rows, total] = await Promise.all([
      orm.select().from(table).where(mine).orderBy(desc(table.id)).limit(limit).offset(offset),
      orm.$count(table, mine),
    ]);
    return listPage(await this.views(player, rows), total, request);
  }

  /** The last spin since `from` (ms); null if there is none. */
  async last(player: Player, from: number): Promise<WheelSpin | null> {
    const [row] = await this.#parts.db.orm
      .select()
      .from(table)
      .where(and(prizes(player), sql`${table.createdAt} >= ${from}`))
      .orderBy(desc(table.id))
      .limit(1);
    return row ? ((await this.views(player, [row]))[0] ?? null) : null;
  }

  /** Open prizes: free spins whose slot was unavailable. */
  async waiting(player: Player): Promise<WheelSpin[]> {
    const rows = await this.#parts.db.orm
      .select()
      .from(table)
      .where(prizes(player, eq(table.state, 'open')))
      .orderBy(table.id);
    return (await this.views(player, rows)).filter(({ state }) => state === 'claimable');
  }

  /** The prize of a spin. @throws if it was not spun */
  async prizeOf(player: Player, spin: bigint): Promise<AwardRow> {
    const [row] = await this.#parts.db.orm
      .select()
      .from(table)
      .where(prizes(player, sql`${table.detail}->>'spin' = ${spin.toString()}`));
    if (!row) throw new Error(`the spin ${spin} has no prize`);
    return row;
  }

  /** Spins in wire format, each with the seeds with which it was drawn. */
  async views(player: Player, rows: readonly AwardRow[]): Promise<WheelSpin[]> {
    if (rows.length === 0) return [];
    const ids = new Set(rows.map(({ detail }) => String(detail.pair)));
    const pairs = await pairsOf(this.#parts.db, player.id, [...ids].map(BigInt));
    const byId = new Map(pairs.map((pair) => [pair.id.toString(), pair]));
    const now = this.#parts.clock.now();
    return rows.map((row) => {
      const pair = byId.get(String(row.detail.pair));
      if (!pair) throw new Error(`the award ${row.id} was drawn with no pair`);
      return spinOf(row, pair, now);
    });
  }
}

/** The prizes of a player's spins. */
function prizes({ id }: Player, ...where: SQL[]): SQL | undefined {
  return and(
    eq(table.userId, id),
    eq(table.promotion, DAILY_WHEEL_CODE),
    ne(table.kind, 'wheelSpins'),
    ...where,
  );
}
