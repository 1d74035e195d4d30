import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';

/** A player's public profile. */
export interface PlayerCard {
  name: string;
  avatar: number;
  bot: boolean;
}

/** Maximum delay until a changed name or avatar shows, ms. */
const FRESH_MS = 30_000;
const CACHE_SIZE = 20_000;
/** How long a single request waits for others, to read them together, ms. */
const GATHER_MS = 10;

/** Caches players' cards for a short time: the same few appear in event after event. */
export class PlayerCards {
  readonly #db: Database;
  readonly #cached = new Map<bigint, { card: PlayerCard; at: number }>();
  readonly #requested = new Set<bigint>();
  #gathering: Promise<Map<bigint, PlayerCard>> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One player's card, for events. If it is not cached, it is read together with the others requested at the same time. */
  async of(userId: bigint): Promise<PlayerCard> {
    const cached = this.#fresh(userId);
    if (cached) return cached;
    this.#requested.add(userId);
    this.#gathering ??= this.#gather();
    return pick(await this.#gathering, userId);
  }

  /** The cards of these players, each once. */
  async ofMany(userIds: readonly bigint[]): Promise<Map<bigint, PlayerCard>> {
    const cards = new Map<bigint, PlayerCard>();
    const missing: bigint[] = [];
    for (const id of new Set(userIds)) {
      const card = this.#fresh(id);
      if (card) cards.set(id, card);
      else missing.push(id);
    }
    if (missing.length === 0) return cards;
    const rows = await this.#db.orm
      .select({ id: users.id, name: users.name, avatar: users.avatar, bot: users.bot })
      .from(users)
      .where(inArray(users.id, missing));
    if (this.#cached.size + rows.length > CACHE_SIZE) this.#cached.clear();
    for (const { id, ...card } of rows) {
      this.#cached.set(id, { card, at: performance.now() });
      cards.set(id, card);
    }
    return cards;
  }

  async #gather(): Promise<Map<bigint, PlayerCard>> {
    await sleep(GATHER_MS);
    const request = [...this.#requested];
    this.#requested.clear();
    this.#gathering = null;
    return this.ofMany(request);
  }

  #fresh(userId: bigint): PlayerCard | null {
    const cached = this.#cached.get(userId);
    return cached && performance.now() - cached.at < FRESH_MS ? cached.card : null;
  }
}

/** The card of a player who must be among `cards`. */
export function pick(cards: ReadonlyMap<bigint, PlayerCard>, userId: bigint): PlayerCard {
  const card = cards.get(userId);
  if (!card) throw new Error(`there is no player ${userId}`);
  return card;
}
