import type { BattlePlace, BattleStanding } from '../../../contract/http/offers/battle.ts';
import { dateOf, dayOf } from '../../../contract/marketTime.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { maskedName } from '../engine/maskedName.ts';
import { prizeSteps, prizesOf } from '../engine/placePrizes.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { ownStanding } from './rules.ts';
import type { BattleNumbers } from './settings.ts';
import { readStanding, type Standing } from './standing.ts';

/** A standing reads everybody's day: it is kept so long for all who ask, ms. */
const KEPT_MS = 15_000;

/** How today's battle stands. */
export class Battles {
  readonly #parts: PromotionParts<BattleNumbers>;
  readonly #standing: TtlCache<Standing>;

  constructor(parts: PromotionParts<BattleNumbers>) {
    this.#parts = parts;
    this.#standing = new TtlCache(parts.clock, KEPT_MS, () => this.#read());
  }

  /** For a visitor, and who takes a break, without an own place. Refusal: 1028 it does not run. */
  async list(player: Player | null): Promise<BattleStanding> {
    const { clock, market, settings } = this.#parts;
    const { numbers } = requireRunning(await settings(), clock.now());
    const prizes = prizesOf(numbers.prizes, market);
    const standing = await this.#today();
    const { day, at, fighters, shown, byPlayer } = standing;
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
      nextAt: at + KEPT_MS,
      mine: player === null || player.breakUntil !== null ? null : ownPlace(standing, own, player, prizes),
    };
  }

  /** What is kept may be of the day before. */
  async #today(): Promise<Standing> {
    const { clock, market } = this.#parts;
    const kept = await this.#standing.get();
    if (kept.day === dateOf(clock.now(), market.timeZone)) return kept;
    this.#standing.drop();
    return this.#standing.get();
  }

  async #read(): Promise<Standing> {
    const { db, clock, market, settings } = this.#parts;
    const at = Math.round(clock.now());
    const { numbers } = await settings();
    const most = prizesOf(numbers.prizes, market).length;
    return readStanding(db, { day: dateOf(at, market.timeZone), currency: market.currency, most, at });
  }
}

function ownPlace(
  { fighters }: Standing,
  index: number | null,
  { id }: Player,
  prizes: readonly bigint[],
): BattleStanding['mine'] {
  const { place, staked, prize, toNext, toPrize } = ownStanding(fighters, index, id, prizes);
  const text = (amount: bigint | null) => amount?.toString() ?? null;
  return {
    place,
    staked: staked.toString(),
    prize: text(prize),
    toNext: text(toNext),
    toPrize: text(toPrize),
  };
}
