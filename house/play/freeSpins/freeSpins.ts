import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import {
  type FreeSpinPrize,
  freeSpinCount,
  freeSpinOrder,
  freeSpinOrders,
  freeSpinUses,
} from '../../../contract/http/play/freeSpins.ts';
import {
  freeSpinOrderInput,
  freeSpinOrdersInput,
  freeSpinUsesInput,
} from '../../../contract/http/play/inputs/freeSpins.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { playedOfRewards } from '../../money/ledger/provider/provider.ts';
import { games } from '../../site/catalogue/tables.ts';
import { freeSpinPrizes as prizes } from './tables.ts';

/** Free spins awarded to players. */
export class FreeSpins {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** A player's free spins: all, or only the played ones; newest first. */
  async list(
    userId: bigint,
    which: 'all' | 'played',
    request: PageRequest,
  ): Promise<ListPage<FreeSpinPrize>> {
    const where = and(eq(prizes.userId, userId), which === 'played' ? WAS_PLAYED : undefined);
    const [items, total] = await Promise.all([
      this.#read(where, rowsOf(request)),
      this.#db.orm.$count(prizes, where),
    ]);
    return listPage(items, total, request);
  }

  /** Number of free spins that the player can use now. */
  async usable(userId: bigint): Promise<number> {
    const running = and(eq(prizes.userId, userId), gt(prizes.expiresAt, this.#clock.now()));
    return (await this.#read(running, { limit: MOST_RUNNING, offset: 0 })).filter(({ usable }) => usable)
      .length;
  }

  /** Refusal: 704 if it is not the player's. */
  async one(userId: bigint, id: bigint): Promise<FreeSpinPrize> {
    const where = and(eq(prizes.userId, userId), eq(prizes.id, id));
    const [prize] = await this.#read(where, { limit: 1, offset: 0 });
    if (!prize) throw new Refusal(ErrorCode.notFound);
    return prize;
  }

  async #read(
    where: SQL | undefined,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<FreeSpinPrize[]> {
    const rows = await this.#db.orm
      .select({ prize: prizes, title: games.title, path: games.path })
      .from(prizes)
      .innerJoin(games, eq(games.id, prizes.game))
      .where(where)
      .orderBy(desc(prizes.id))
      .limit(limit)
      .offset(offset);
    const rewards = rows.flatMap(({ prize }) => prize.reward ?? []);
    const played = rewards.length > 0 ? await playedOfRewards(this.#db.orm, rewards) : NONE_PLAYED;
    const now = this.#clock.now();
    return rows.map(({ prize: { id, game, spins, bet, reward, createdAt, expiresAt }, title, path }) => {
      const { used, won } = played.get(reward ?? '') ?? { used: 0, won: 0n };
      const usable = used < spins && expiresAt > now;
      return {
        ...{ id: id.toString(), game, title, spins, used, createdAt, expiresAt, usable },
        ...{ bet: bet.toString(), won: won.toString(), path: usable && reward !== null ? path : null },
      };
    });
  }
}

/** Upper bound of running prizes per player; above what anybody is given. */
const MOST_RUNNING = 200;
const NONE_PLAYED: Awaited<ReturnType<typeof playedOfRewards>> = new Map();
const WAS_PLAYED = sql`EXISTS (SELECT FROM provider_transactions t
  WHERE t.reward = ${prizes.reward} AND t.kind = 'bet' AND t.undone_by IS NULL)`;

/** The channel calls for free spins. */
export function freeSpinRoutes(freeSpins: FreeSpins): Route[] {
  return [
    tokenRoute(withInput(freeSpinOrders, freeSpinOrdersInput), ({ session, input }) =>
      freeSpins.list(BigInt(session.userId), 'all', input),
    ),
    tokenRoute(withInput(freeSpinUses, freeSpinUsesInput), ({ session, input }) =>
      freeSpins.list(BigInt(session.userId), 'played', input),
    ),
    tokenRoute(freeSpinCount, async ({ session }) => ({
      count: await freeSpins.usable(BigInt(session.userId)),
    })),
    tokenRoute(withInput(freeSpinOrder, freeSpinOrderInput), ({ session, input }) =>
      freeSpins.one(BigInt(session.userId), BigInt(input.id)),
    ),
  ];
}
