import { sql } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';
import { CLOSING_MS, requireSettled } from '../engine/closing.ts';
import { bigints, promisePlaces } from '../engine/placeAwards.ts';
import { prizesOf } from '../engine/placePrizes.ts';
import { settingsAt } from '../engine/settings.ts';
import { leaderboardQuery } from './leaderboard.ts';
import { BATTLE_CODE, battleNumbers } from './settings.ts';

/** Stores the winners of a day, and promises the prizes, soon after the day is over. */
export function battleClosing(
  { clock, market }: { clock: Clock; market: Market },
  notifyAll: () => void,
): PeriodicJob {
  const { currency } = market;
  return {
    kind: 'battle day',
    every: 'day',
    backfill: 14,
    after: CLOSING_MS,
    async run(tx, { name: day, end }) {
      const set = await settingsAt(tx, { code: BATTLE_CODE, schema: battleNumbers }, currency, end - 1);
      if (!set) return;
      await requireSettled(tx, end);
      const prizes = prizesOf(set.numbers.prizes, market);
      await tx.execute(sql`INSERT INTO battle_places (currency, day, place, user_id, staked, prize)
        SELECT ${currency}, ${day}::date, s.place, s.user_id, s.staked, p.prize
        FROM (${leaderboardQuery(day, currency)}) s JOIN unnest(${bigints(prizes)}) WITH ORDINALITY p (prize, place) ON p.place = s.place`);
      const now = Math.round(clock.now());
      await promisePlaces(tx, {
        ranking: sql`SELECT place, user_id FROM battle_places WHERE currency = ${currency} AND day = ${day}::date`,
        prizes,
        promotion: BATTLE_CODE,
        awardKey: day,
        currency,
        version: set.version,
        now,
        expiresAt: now + set.numbers.claimDays * DAY_MS,
      });
    },
    done: notifyAll,
  };
}
