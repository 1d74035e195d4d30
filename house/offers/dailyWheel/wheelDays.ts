import { DAY_MS, dateOf, dayOf } from '../../../contract/marketTime.ts';
import type { WheelTableName } from '../../../contract/promotions/dailyWheel/tables.ts';
import type { AwardRow, Promised } from '../engine/awards.ts';
import { isFirstTime } from '../engine/firstTime.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { type CurrentSettings, requireRunning } from '../engine/settings.ts';
import { daySums } from '../engine/totals.ts';
import { firstDeposit } from './firstDeposit.ts';
import { tableOn, type Way, waysOf } from './rules.ts';
import type { WheelNumbers } from './settings.ts';

export const DAILY_WHEEL_CODE = 'dailyWheel';

/** A player's day of the wheel. */
export interface PlayersDay {
  ways: readonly Way[];
  /** The stakes of the day so far. */
  staked: bigint;
  opensAt: number;
  endsAt: number;
  /** By the days since registration. */
  tableByDays: WheelTableName;
  /** The table of a spin: `new_user` is given once per person (engine/firstTime.ts). */
  table: WheelTableName;
  set: CurrentSettings<WheelNumbers>;
}

/** A spin available to a player, and its table. */
export interface AvailableSpin {
  award: AwardRow;
  table: WheelTableName;
  /** Whether another promotion gave it, which promised no table. */
  given: boolean;
  set: CurrentSettings<WheelNumbers>;
}

/** Days of the wheel: how spins are earned, and which ones a player has. */
export class WheelDays {
  readonly #parts: PromotionParts<WheelNumbers>;

  constructor(parts: PromotionParts<WheelNumbers>) {
    this.#parts = parts;
  }

  /** A player's state today. Refusal: 1028 the wheel is not running */
  async today(player: Player): Promise<PlayersDay> {
    const { clock, market, settings, db } = this.#parts;
    const now = clock.now();
    const set = requireRunning(await settings(), now);
    const { start, end } = dayOf(now, market.timeZone);
    const [day, before] = [dateOf(now, market.timeZone), dateOf(start - 1, market.timeZone)];
    const sums = await daySums(db.orm, player, before, day);
    const { staked = 0n, deposited = 0n } = sums.get(day) ?? {};
    const first = deposited > 0n ? await firstDeposit(db.orm, player, { start, end }) : 0n;
    const tableByDays = tableOn(day, dateOf(player.registeredAt, market.timeZone), set.numbers.newDays);
    const isFirst = tableByDays === 'default' || (await isFirstTime(db.orm, player.id, DAILY_WHEEL_CODE));
    const counted = { day, stakedBefore: sums.get(before)?.staked ?? 0n, staked, firstDeposit: first };
    return {
      ways: waysOf(counted, set.numbers, market),
      staked,
      opensAt: start + set.numbers.opens * 3_600_000,
      endsAt: end,
      ...{ tableByDays, table: isFirst ? tableByDays : 'default', set },
    };
  }

  /** The spins earned by a day's play and deposit, as awards: they expire with the day. */
  promised({ ways, opensAt, endsAt, tableByDays: table, set }: PlayersDay): Promised[] {
    const oncePerPerson = { otherwise: { table: 'default' } };
    return ways
      .filter(({ earned }) => earned)
      .map(({ awardKey }) => ({
        ...{ promotion: DAILY_WHEEL_CODE, awardKey, kind: 'wheelSpins', amount: 1n, detail: { table } },
        ...{ version: set.version, claimableAt: opensAt, expiresAt: endsAt },
        ...(table === 'new_user' && { oncePerPerson }),
      }));
  }

  /** Promises a player the spins earned today so far. */
  async bringUpToDate(player: Player, day: PlayersDay): Promise<void> {
    if (player.breakUntil === null) await this.#parts.awards.promiseTo(player, this.promised(day));
  }

  /** The player's spins that can be used on this day, the soonest to expire first. */
  async available(player: Player): Promise<AwardRow[]> {
    const { awards, clock } = this.#parts;
    const now = clock.now();
    return (await awards.open(player.id)).filter(
      ({ promotion, kind, claimableAt }) =>
        promotion === DAILY_WHEEL_CODE && kind === 'wheelSpins' && claimableAt < now + DAY_MS,
    );
  }

  /** The table of a spin: the one under which it was promised, or today's if another promotion gave it. */
  async drawnFrom(award: AwardRow, day: PlayersDay): Promise<AvailableSpin> {
    const { table } = award.detail;
    if (table !== 'default' && table !== 'new_user')
      return { award, table: day.table, given: true, set: day.set };
    const same = award.version === day.set.version;
    return { award, table, given: false, set: same ? day.set : await this.#parts.settingsAt(award.version) };
  }
}
