import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { addJob } from '../../core/jobs/job.ts';
import { users } from '../../people/accounts/tables.ts';
import { freeSpinPrizes as prizes } from '../../play/freeSpins/tables.ts';
import type { ProviderCalls } from '../calls/port.ts';
import { ProviderRefused } from '../calls/providerHttp.ts';
import type { ProviderGame } from '../links/providerGames.ts';
import { playerName } from '../wallet/playerNames.ts';

/** Pauses between attempts grow; together they last longer than any prize is valid. */
export const FREE_SPIN_ORDERS = { name: 'free spins', tries: 25 } as const;

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  gameOf(id: string): Promise<ProviderGame | null>;
  callsOf(provider: string): Promise<ProviderCalls | null>;
}

/** An award of free spins. */
interface FreeSpinGift {
  userId: bigint;
  /** Catalogue id of the game. */
  game: string;
  spins: number;
  /** Stake of one spin, in minor units. */
  bet: bigint;
  /** ms since 1970. */
  expiresAt: number;
}

/**
 * Gives a player free spins, in the transaction of their cause, and returns the prize's id. A job orders them at the provider,
 * so an unavailable provider delays nobody.
 */
export async function giveFreeSpins(
  tx: Pick<Tx, 'insert' | 'execute'>,
  gift: FreeSpinGift,
  now: number,
): Promise<bigint> {
  const [row] = await tx
    .insert(prizes)
    .values({ ...gift, createdAt: now })
    .returning({ id: prizes.id });
  if (!row) throw new Error('free spins were not written down');
  await addJob(tx, FREE_SPIN_ORDERS, { prize: row.id.toString() });
  return row.id;
}

/** Orders free spins at their providers. */
export class FreeSpinOrders {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Orders a prize at its provider. @throws if the provider does not answer: the job is then retried */
  async order(id: bigint): Promise<void> {
    const { db, clock, log, gameOf, callsOf } = this.#parts;
    const [found] = await db.orm
      .select({ prize: prizes, currency: users.currency })
      .from(prizes)
      .innerJoin(users, eq(users.id, prizes.userId))
      .where(eq(prizes.id, id));
    const now = clock.now();
    if (!found || found.prize.reward !== null || found.prize.expiresAt <= now) return;
    const { prize, currency } = found;
    const game = await gameOf(prize.game);
    const calls = game && (await callsOf(game.provider));
    if (!game || !calls) throw new Error(`the provider of ${prize.game} is not connected`);
    const pack = (await calls.prepaids()).find(
      (one) =>
        one.code === game.code &&
        one.currency === currency &&
        one.bets === prize.spins &&
        one.value === prize.bet,
    );
    if (!pack) {
      log.error({ prize: id.toString(), game: prize.game }, 'a provider has no such pack of free spins');
      throw new Error(`no pack of ${prize.spins} spins at ${prize.bet} on ${prize.game}`);
    }
    const reward = await calls.createReward({
      ...{ prepaid: pack.id, user: playerName(prize.userId), currency },
      ...{ from: Math.min(prize.createdAt, now), until: prize.expiresAt },
    });
    const { rowCount } = await db.orm
      .update(prizes)
      .set({ reward })
      .where(and(eq(prizes.id, id), isNull(prizes.reward)));
    // Two houses ordered it at the same time: the reward that is not stored is cancelled.
    if (rowCount === 0) await calls.cancelReward(reward).catch(unlessRefused);
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ProviderRefused)) throw error;
}
