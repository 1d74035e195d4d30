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

/** A day of the wheel for a player. */
export interface PlayersDay {
  ways: readonly Way[];
  /** What was staked on the day so far. */
  staked: bigint;
  opensAt: number;
  endsAt: number;
  /** By the days since registering. */
  tableByDays: WheelTableName;
  /** What a spin is drawn from: `new_user` is one person's once (engine/firstTime.ts). */
  table: WheelTableName;
  set: CurrentSettings<WheelNumbers>;
}

/** A spin that a player has, and what it is drawn from. */
export interface AvailableSpin {
  award: AwardRow;
  table: WheelTableName;
  /** Another promotion gave it, which promised no table. */
  given: boolean;
  set: CurrentSettings<WheelNumbers>;
}

/** Days of the wheel: what spins there are for, and those that a player has. */
export class WheelDays {
  readonly #parts: PromotionParts<WheelNumbers>;

  constructor(parts: PromotionParts<WheelNumbers>) {
    this.#parts = parts;
  }

  /** How today stands for a player. Refusal: 1028 the wheel does not run */
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

  /** The spins that a day's play and deposit are worth, as they are promised: they end with the day. */
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

  /** Promises a player what today came to so far. */
  async bringUpToDate(player: Player, day: PlayersDay): Promise<void> {
    if (player.breakUntil === null) await this.#parts.awards.promiseTo(player, this.promised(day));
  }

  /** The player's spins that can be made on this day, the soonest to end first. */
  async available(player: Player): Promise<AwardRow[]> {
    const { awards, clock } = this.#parts;
    const now = clock.now();
    return (await awards.open(player.id)).filter(
      ({ promotion, kind, claimableAt }) =>
        promotion === DAILY_WHEEL_CODE && kind === 'wheelSpins' && claimableAt < now + DAY_MS,
    );
  }

  /** What a spin is drawn from: what it was promised under, or what holds today where another promotion gave it. */
  async drawnFrom(award: AwardRow, day: PlayersDay): Promise<AvailableSpin> {
    const { table } = award.detail;
    if (table !== 'default' && table !== 'new_user')
      return { award, table: day.table, given: true, set: day.set };
    const same = award.version === day.set.version;
    return { award, table, given: false, set: same ? day.set : await this.#parts.settingsAt(award.version) };
  }
}
