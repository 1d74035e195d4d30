import { and, eq, inArray } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { PlayedChampionship, PlayedChampionships } from '../../../contract/http/offers/champion.ts';
import { Champions } from '../../play/champions/champions.ts';
import type { Ranking } from '../../play/champions/ranking.ts';
import { champions, championEntries as entries } from '../../play/champions/tables.ts';
import { prizeSteps, prizesOf } from '../engine/placePrizes.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import type { ChampionNumbers } from './settings.ts';

/** Players' participation in this week's championships, and their leaderboards. */
export class ChampionPlay {
  readonly #parts: PromotionParts<ChampionNumbers>;
  readonly #champions: Champions;

  constructor(parts: PromotionParts<ChampionNumbers>) {
    this.#parts = parts;
    this.#champions = new Champions(parts);
  }

  /** Refusal: 1028 they are not running. */
  async of(player: Player): Promise<PlayedChampionships> {
    const { clock, market, settings } = this.#parts;
    const { numbers } = requireRunning(await settings(), clock.now());
    const running = await this.#champions.running();
    const joined = await this.#joined(
      player.id,
      running.map(({ championship }) => championship.id),
    );
    const prizes = prizesOf(numbers.prizes, market);
    return {
      least: market.unit.toString(),
      pot: prizes.reduce((sum, one) => sum + one, 0n).toString(),
      prizes: prizeSteps(numbers.prizes, market),
      championships: running.map(({ championship, ranking }) => ({
        ...championship,
        joined: joined.has(championship.id),
        players: ranking.byPlayer.size,
        leader: leaderOf(ranking),
        mine: ownPlace(ranking, player.id, prizes),
      })),
      breakUntil: player.breakUntil,
    };
  }

  /** Joins all of this week's. Refusals: 7030 in a time-out or self-exclusion, 1028. */
  async joinAll(player: Player): Promise<PlayedChampionships> {
    const running = await this.#joinable(player);
    return this.#join(
      player,
      running.map(({ id }) => id),
    );
  }

  /** Joins one of this week's, by its id or its game's. Refusals: 7030, 1028, also for one that is over, 704 there is none. */
  async join(player: Player, id: string): Promise<PlayedChampionships> {
    const running = await this.#joinable(player);
    const one = running.find((championship) => championship.id === id || championship.game === id);
    if (one) return this.#join(player, [one.id]);
    const over = await this.#parts.db.orm.$count(champions, eq(champions.id, id));
    throw new Refusal(over > 0 ? ErrorCode.promotionOver : ErrorCode.notFound);
  }

  async #joinable({ breakUntil }: Player) {
    requireRunning(await this.#parts.settings(), this.#parts.clock.now());
    if (breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, breakUntil);
    const now = this.#parts.clock.now();
    // A list cached before Monday contains the previous week.
    return (await this.#champions.running())
      .map(({ championship }) => championship)
      .filter(({ endsAt }) => endsAt > now);
  }

  async #join(player: Player, ids: readonly string[]): Promise<PlayedChampionships> {
    const { db, clock } = this.#parts;
    const joinedAt = Math.round(clock.now());
    if (ids.length > 0)
      await db.orm
        .insert(entries)
        .values(ids.map((champion) => ({ champion, userId: player.id, joinedAt })))
        .onConflictDoNothing();
    return this.of(player);
  }

  async #joined(userId: bigint, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#parts.db.orm
      .select({ champion: entries.champion })
      .from(entries)
      .where(and(eq(entries.userId, userId), inArray(entries.champion, [...ids])));
    return new Set(rows.map(({ champion }) => champion));
  }
}

function leaderOf({ places: [first] }: Ranking): PlayedChampionship['leader'] {
  return first ? { name: first.name, avatar: first.avatar, rate: first.rate } : null;
}

function ownPlace(
  { byPlayer }: Ranking,
  userId: bigint,
  prizes: readonly bigint[],
): PlayedChampionship['mine'] {
  const own = byPlayer.get(userId);
  return own ? { ...own, prize: prizes[own.place - 1]?.toString() ?? null } : null;
}
