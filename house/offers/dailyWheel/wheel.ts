import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { WheelConfig, WheelInfo, WheelOrders } from '../../../contract/http/offers/dailyWheel.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { Seeds } from '../../play/solo/seeds.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import type { WheelNumbers } from './settings.ts';
import { slotsThere } from './slots.ts';
import { DAILY_WHEEL_CODE, type WheelDays } from './wheelDays.ts';
import type { WheelLog } from './wheelLog.ts';
import { configOf } from './wheelReplies.ts';

/** Replies to the calls about the daily wheel. */
export class Wheel {
  readonly #parts: PromotionParts<WheelNumbers>;
  readonly #days: WheelDays;
  readonly #seeds: Seeds;
  readonly #log: WheelLog;

  constructor(
    parts: PromotionParts<WheelNumbers>,
    { days, seeds, log }: { days: WheelDays; seeds: Seeds; log: WheelLog },
  ) {
    this.#parts = parts;
    this.#days = days;
    this.#seeds = seeds;
    this.#log = log;
  }

  /** The configuration, current or of a version. Refusal: 704 there is no such version */
  async config(version?: number): Promise<WheelConfig> {
    const { settings, settingsAt, market } = this.#parts;
    return configOf(await (version === undefined ? settings() : settingsAt(version)), market);
  }

  async info(player: Player): Promise<WheelInfo> {
    const day = await this.#days.today(player);
    await this.#days.bringUpToDate(player, day);
    const { opensAt, endsAt } = day;
    const [available, last, seeds] = await Promise.all([
      player.breakUntil === null ? this.#days.available(player) : [],
      this.#log.last(player, endsAt - DAY_MS),
      this.#seeds.current(player.id),
    ]);
    const [next] = available;
    const { table, set } = next ? await this.#days.drawnFrom(next, day) : day;
    return {
      ...{ spins: available.length, opensAt, endsAt, table, version: set.version, last },
      seeds: { ...seeds, serverSeed: null, nextServerSeedHash: seeds.nextServerSeedHash ?? null },
      breakUntil: player.breakUntil,
    };
  }

  /** The player's spins, the ways to earn more, and prizes that wait. */
  async orders(player: Player): Promise<WheelOrders> {
    const { market } = this.#parts;
    const day = await this.#days.today(player);
    await this.#days.bringUpToDate(player, day);
    const [available, waiting] = await Promise.all([
      player.breakUntil === null ? this.#days.available(player) : [],
      this.#log.waiting(player),
    ]);
    return {
      spins: available.map(({ id, awardKey, claimableAt, expiresAt }) => ({
        ...{ id: id.toString(), awardKey, claimableAt, expiresAt },
      })),
      ways: day.ways.map(({ way, needed, have, play, played, earned }) => ({
        ...{ way, asked: `${needed}`, have: `${have}`, play: `${play}`, played: `${played}`, earned },
      })),
      tomorrow: { asked: `${amountOf(day.set.numbers.stake, market)}`, have: `${day.staked}` },
      waiting,
    };
  }

  /** Gives a prize that waits. Refusals: 704, 10005 its slot is still unavailable, and those of any claim. */
  async take(player: Player, id: bigint, key: string | null): Promise<ClaimedAward> {
    const { awards, db } = this.#parts;
    const award = await awards.one(player.id, DAILY_WHEEL_CODE, id);
    // A spin cannot be taken, only spun.
    if (award.kind === 'wheelSpins') throw new Refusal(ErrorCode.notFound);
    const { game } = award.detail;
    if (award.state === 'open' && typeof game === 'string' && (await slotsThere(db.orm, [game])).length === 0)
      throw new Refusal(ErrorCode.providerAway);
    return awards.claim(award, key);
  }
}
