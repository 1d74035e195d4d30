import { and, eq, exists } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';
import { rankingQuery } from '../../play/champions/ranking.ts';
import { championEntries, champions } from '../../play/champions/tables.ts';
import { CLOSING_MS, requireSettled } from '../engine/closing.ts';
import { promisePlaces } from '../engine/placeAwards.ts';
import { prizesOf } from '../engine/placePrizes.ts';
import { settingsAt } from '../engine/settings.ts';
import { CHAMPION_CODE, championNumbers } from './settings.ts';

/** Promises the prizes of a week's championships, soon after the week is over. */
export function championClosing(
  { clock, market }: { clock: Clock; market: Market },
  notifyAll: () => void,
): PeriodicJob {
  return {
    kind: 'champion week',
    every: 'week',
    backfill: 4,
    after: CLOSING_MS,
    async run(tx, { end }) {
      const set = await settingsAt(
        tx,
        { code: CHAMPION_CODE, schema: championNumbers },
        market.currency,
        end - 1,
      );
      if (!set) return;
      await requireSettled(tx, end);
      const now = Math.round(clock.now());
      const { prizes, claimDays } = set.numbers;
      const joined = tx.select().from(championEntries).where(eq(championEntries.champion, champions.id));
      const over = await tx
        .select()
        .from(champions)
        .where(and(eq(champions.endsAt, end), exists(joined)));
      for (const championship of over)
        await promisePlaces(tx, {
          ranking: rankingQuery(championship, market.currency),
          prizes: prizesOf(prizes, market),
          promotion: CHAMPION_CODE,
          awardKey: championship.id,
          currency: market.currency,
          version: set.version,
          now,
          expiresAt: now + claimDays * DAY_MS,
        });
    },
    done: notifyAll,
  };
}
