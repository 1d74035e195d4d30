import { and, eq, lt } from 'drizzle-orm';
import { DAY_MS, dateAfter, dayOfDate } from '../../../../contract/marketTime.ts';
import type { Promised } from '../../engine/awards.ts';
import type { Closed } from '../../engine/closing.ts';
import { spendArmed } from '../../engine/items.ts';
import { playerItems } from '../../engine/itemTables.ts';
import { promiseMany } from '../../engine/promiseMany.ts';
import type { PromotionParts } from '../../engine/promotion.ts';
import { settingsAt } from '../../engine/settings.ts';
import { closeLevels } from '../closeLevels.ts';
import { cashbackOf, ratesOf } from './rules.ts';
import { CASHBACK_CODE, type CashbackNumbers, cashbackNumbers } from './settings.ts';
import { type DayStakes, dayStakes } from './stakes.ts';

type Parts = PromotionParts<CashbackNumbers>;
type ToOne = Omit<Promised, 'oncePerPerson'> & { userId: bigint; currency: string; amount: bigint };

/** Promises everybody the cashback of a past day, by the levels at its end. A repeat gives nothing. */
export async function closeDay(parts: Parts, { name: day, end }: Closed): Promise<void> {
  const { db, clock, market, awards } = parts;
  const { currency } = market;
  await closeLevels(parts, day);
  const set = await db.orm.transaction((tx) =>
    settingsAt(tx, { code: CASHBACK_CODE, schema: cashbackNumbers }, currency, end - 1),
  );
  if (!set) return;
  const { numbers, version } = set;
  const now = Math.round(clock.now());
  // The cashback of a day that was closed late can be claimed for as long as any other.
  const expiresAt = Math.max(
    dayOfDate(dateAfter(day, 1 + numbers.days), market.timeZone).start,
    now + numbers.days * DAY_MS,
  );
  const promised = ({ userId, level, original, slots }: DayStakes): ToOne => {
    const rates = ratesOf(numbers, level);
    return {
      ...{ userId, currency, promotion: CASHBACK_CODE, awardKey: day, kind: 'cash', version, expiresAt },
      amount: cashbackOf({ original, slots }, rates),
      detail: { level, original: original.toString(), slots: slots.toString(), ...rates, doubled: false },
    };
  };
  const doubling = await playersDoubling(parts, end);
  const doubled: ToOne[] = [];
  const stakes = await dayStakes(db, currency, day);
  function* plain() {
    for (const one of stakes) {
      const award = promised(one);
      if (award.amount === 0n) continue;
      if (doubling.has(one.userId)) doubled.push(award);
      else yield award;
    }
  }
  const added = await promiseMany(parts, plain());
  for (const award of doubled) await promiseDoubled(parts, award);
  if (added + doubled.length > 0) awards.notifyAll([CASHBACK_CODE]);
}

/** The players with an item that doubles a day's cashback, used before the end of the day. */
async function playersDoubling({ db }: Pick<Parts, 'db'>, end: number): Promise<ReadonlySet<bigint>> {
  const rows = await db.orm
    .selectDistinct({ userId: playerItems.userId })
    .from(playerItems)
    .where(
      and(
        eq(playerItems.kind, 'cashbackDouble'),
        eq(playerItems.state, 'armed'),
        lt(playerItems.usedAt, end),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Promises doubled cashback for a day and uses the item, in one transaction; does nothing if it was promised before. */
async function promiseDoubled({ db, clock, awards }: Parts, award: ToOne): Promise<void> {
  if (await awards.find(award.userId, CASHBACK_CODE, award.awardKey)) return;
  await db.orm.transaction(async (tx) => {
    const spent = await spendArmed(tx, award.userId, 'cashbackDouble', clock.now());
    const twice = { ...award, amount: 2n * award.amount, detail: { ...award.detail, doubled: true } };
    const added = await awards.promise(tx, [spent ? twice : award]);
    if (added.length === 0) throw new Error(`the cashback of ${award.userId} was promised meanwhile`);
  });
}
