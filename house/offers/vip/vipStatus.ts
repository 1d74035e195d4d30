import { desc, eq } from 'drizzle-orm';
import type {
  VipChange,
  VipConfigs,
  VipFall,
  VipInfo,
  VipRecord,
} from '../../../contract/http/offers/vip.ts';
import { dateAfter, dateOf, dayOfDate } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { LEVEL_SCORES } from '../../../contract/promotions/vipLevels.ts';
import { awardOf } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { settingsAt } from '../engine/settings.ts';
import { waitingCashback } from './cashback/cashbacks.ts';
import { ratesOf } from './cashback/rules.ts';
import { CASHBACK, CASHBACK_CODE, type CashbackNumbers, cashbackNumbers } from './cashback/settings.ts';
import { type CurrentLevel, currentLevel, playedDays } from './level.ts';
import { leastToRetain, recentOf, wayOf } from './rules.ts';
import { VIP_CODE, type VipNumbers } from './settings.ts';
import { vipLevelChanges } from './tables.ts';

const SHOWN_CHANGES = 100;

/** The award key of a level's reward. */
export const awardKeyOf = (level: number) => `level ${level}`;
const levelOfReward = (awardKey: string) => Number(awardKey.split(' ')[1]);

/** The views of VIP for players and visitors. */
export class VipStatus {
  readonly #parts: PromotionParts<VipNumbers>;

  constructor(parts: PromotionParts<VipNumbers>) {
    this.#parts = parts;
  }

  /** The scheme: scores, rewards, cashback rates, and the requirements for keeping a level. */
  async configs(): Promise<VipConfigs> {
    const { market, settings } = this.#parts;
    const [{ numbers }, cashback] = await Promise.all([settings(), this.#cashback()]);
    return {
      levels: LEVEL_SCORES.map((score, level) => ({
        ...{ level, score, ...ratesOf(cashback, level) },
        reward: this.#reward(numbers, level).toString(),
        kept: leastToRetain(level, numbers, market.unit).toString(),
      })),
      keptDays: numbers.keptDays,
      warnedDays: numbers.warnedDays,
      cashbackDays: cashback.days,
    };
  }

  /** A player's state, updated. */
  async of(player: Player): Promise<VipInfo> {
    const { db, clock, market, settings } = this.#parts;
    const now = clock.now();
    const { unit } = market;
    const [{ numbers }, cashback, current, waiting] = await Promise.all([
      ...[settings(), this.#cashback()],
      ...[currentLevel(this.#parts, player), waitingCashback(db.orm, player.id, now)],
    ] as const);
    const today = dateOf(now, market.timeZone);
    const played = await playedDays(db.orm, player, dateAfter(today, -numbers.keptDays), today);
    const recent = recentOf(played, today, numbers);
    const { level, top, since, weighed } = current;
    const way = wayOf(current, { weighed, recent }, { retention: numbers, unit });
    const [first] = waiting;
    return {
      ...{ level, top, since, ...ratesOf(cashback, level), breakUntil: player.breakUntil },
      score: Number(weighed / unit),
      cashbackBonus: waiting.reduce((sum, { amount }) => sum + amount, 0n).toString(),
      progressRate: way.progressRate,
      missing: way.missing.toString(),
      recent: recent.toString(),
      levelBonus: (level < top ? 0n : this.#reward(numbers, level + 1)).toString(),
      falls: this.#fallOf(current, played, numbers),
      expires: first?.expiresAt ? { at: first.expiresAt, amount: first.amount.toString() } : null,
    };
  }

  /** The rewards of levels and the level's history. */
  async record({ id }: Player): Promise<VipRecord> {
    const { db, clock, awards } = this.#parts;
    const [rewards, changes] = await Promise.all([
      awards.of(id, VIP_CODE),
      db.orm
        .select({ at: vipLevelChanges.at, from: vipLevelChanges.fromLevel, to: vipLevelChanges.toLevel })
        .from(vipLevelChanges)
        .where(eq(vipLevelChanges.userId, id))
        .orderBy(desc(vipLevelChanges.id))
        .limit(SHOWN_CHANGES),
    ]);
    return {
      rewards: rewards
        .map((row) => ({ level: levelOfReward(row.awardKey), award: awardOf(row, clock.now()) }))
        .toSorted((a, b) => b.level - a.level),
      changes: changes satisfies VipChange[],
    };
  }

  /** The announced fall, with the stakes that count for it: those of the days before its month. */
  #fallOf(
    { level, warnedFor }: CurrentLevel,
    played: Parameters<typeof recentOf>[0],
    numbers: VipNumbers,
  ): VipFall | null {
    const { market } = this.#parts;
    if (warnedFor === null || level === 0) return null;
    const counted = recentOf(played, dateAfter(warnedFor, -1), numbers);
    const missing = leastToRetain(level, numbers, market.unit) - counted;
    if (missing <= 0n) return null;
    return { at: dayOfDate(warnedFor, market.timeZone).start, missing: missing.toString() };
  }

  #reward({ rewards }: VipNumbers, level: number): bigint {
    return amountOf(rewards[level - 1] ?? 0, this.#parts.market);
  }

  /** The settings of cashback; all rates are zero while it is off. */
  async #cashback(): Promise<CashbackNumbers> {
    const { db, clock, market } = this.#parts;
    const query = { code: CASHBACK_CODE, schema: cashbackNumbers };
    const set = await db.orm.transaction((tx) => settingsAt(tx, query, market.currency, clock.now()));
    const none = LEVEL_SCORES.map(() => 0);
    return set?.numbers ?? { ...CASHBACK, originalBackRates: none, slotsBackRates: none };
  }
}
