import * as v from 'valibot';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { sampleGiftClaim } from '../../../contract/http/offers/sampleGift.ts';
import { dateOf, dayOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { tokenRoute } from '../../core/http/route.ts';
import { daysAfterPlay } from '../engine/habits.ts';
import { promotion } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { daySums } from '../engine/totals.ts';

const CODE = 'sampleGift';
const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));
const numbers = v.object({ amount: hundredths, least: hundredths });

/** A sample of a promotion: 0.01 U for a day on which 1,000 U were staked. */
export default promotion({
  code: CODE,
  listed: 310,
  schema: numbers,
  numbers: { amount: 1, least: 100_000 },
  terms: ({ amount, least }, market) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'all',
    amounts: {
      amount: amountOf(amount, market).toString(),
      stake: amountOf(least, market).toString(),
    },
    counts: {},
  }),
  cost: ({ amount, least }, habits) => (daysAfterPlay(habits, least / 100) * amount) / 100,
  open: ({ db, clock, market, settings, awards, player }) => ({
    routes: [
      tokenRoute(sampleGiftClaim, async ({ session, key }) => {
        const now = clock.now();
        const { numbers: set, version } = requireRunning(await settings(), now);
        const who = await player(session.userId);
        const today = dateOf(now, market.timeZone);
        const sums = await daySums(db.orm, who, today, today);
        const staked = sums.get(today)?.staked ?? 0n;
        if (staked < amountOf(set.least, market)) throw new Refusal(ErrorCode.conditionsNotMet);
        return awards.give(
          who,
          {
            ...{ promotion: CODE, awardKey: today, kind: 'cash', detail: {}, version },
            ...{ amount: amountOf(set.amount, market), expiresAt: dayOf(now, market.timeZone).end },
          },
          key,
        );
      }),
    ],
  }),
});
