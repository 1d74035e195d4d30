import type { BattleLeaderboard, BattlePlace } from '../../../contract/http/offers/battle.ts';
import { dateOf, dayOf } from '../../../contract/marketTime.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { maskedName } from '../engine/maskedName.ts';
import { prizeSteps, prizesOf } from '../engine/placePrizes.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { type Leaderboard, readLeaderboard } from './leaderboard.ts';
import { ownRank } from './rules.ts';
import type { BattleNumbers } from './settings.ts';

/** A leaderboard reads all players' totals of the day: it is cached for this long, ms. */
const CACHE_MS = 15_000;

/** The leaderboard of today's battle. */
export class Battles {
  readonly #parts: PromotionParts<BattleNumbers>;
  readonly #leaderboard: TtlCache<Leaderboard>;

  constructor(parts: PromotionParts<BattleNumbers>) {
    this.#parts = parts;
    this.#leaderboard = new TtlCache(parts.clock, CACHE_MS, () => this.#read());
  }

  /** Without the own rank for visitors and for players in a time-out or self-exclusion. Refusal: 1028 it is not running. */
  async list(player: Player | null): Promise<BattleLeaderboard> {
    const { clock, market, settings } = this.#parts;
    const { numbers } = requireRunning(await settings(), clock.now());
    const prizes = prizesOf(numbers.prizes, market);
    const leaderboard = await this.#today();
    const { day, at, fighters, shown, byPlayer } = leaderboard;
    const own = player === null ? null : (byPlayer.get(player.id) ?? null);
    const places = prizes.flatMap((prize, index): BattlePlace[] => {
      const [fighter, face] = [fighters[index], shown[index]];
      if (!fighter || !face) return [];
      return [
        {
          place: index + 1,
          name: maskedName(face.name),
          avatar: face.avatar,
          staked: fighter.staked.toString(),
          prize: prize.toString(),
          own: index === own,
        },
      ];
    });
    return {
      day,
      endsAt: dayOf(at, market.timeZone).end,
      pot: prizes.reduce((sum, one) => sum + one, 0n).toString(),
      prizes: prizeSteps(numbers.prizes, market),
      places,
      players: fighters.length,
      at,
      nextAt: at + CACHE_MS,
      mine: player === null || player.breakUntil !== null ? null : ownPlace(leaderboard, own, player, prizes),
    };
  }

  /** The cached one may be of the previous day. */
  async #today(): Promise<Leaderboard> {
    const { clock, market } = this.#parts;
    const cached = await this.#leaderboard.get();
    if (cached.day === dateOf(clock.now(), market.timeZone)) return cached;
    this.#leaderboard.drop();
    return this.#leaderboard.get();
  }

  async #read(): Promise<Leaderboard> {
    const { db, clock, market, settings } = this.#parts;
    const at = Math.round(clock.now());
    const { numbers } = await settings();
    const most = prizesOf(numbers.prizes, market).length;
    return readLeaderboard(db, { day: dateOf(at, market.timeZone), currency: market.currency, most, at });
  }
}

function ownPlace(
  { fighters }: Leaderboard,
  index: number | null,
  { id }: Player,
  prizes: readonly bigint[],
): BattleLeaderboard['mine'] {
  const { place, staked, prize, toNext, toPrize } = ownRank(fighters, index, id, prizes);
  const text = (amount: bigint | null) => amount?.toString() ?? null;
  return {
    place,
    staked: staked.toString(),
    prize: text(prize),
    toNext: text(toNext),
    toPrize: text(toPrize),
  };
}
