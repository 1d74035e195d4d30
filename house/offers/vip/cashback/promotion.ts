import { amountOf } from '../../../../contract/promotions/amounts.ts';
import { LEVEL_SCORES } from '../../../../contract/promotions/vipLevels.ts';
import { closing } from '../../engine/closing.ts';
import { promotion } from '../../engine/promotion.ts';
import { Cashbacks, cashbackRoutes } from './cashbacks.ts';
import { closeDay } from './closeDay.ts';
import { costOf } from './price.ts';
import { cashbackReminders } from './reminders.ts';
import { cashbackOf, ratesOf } from './rules.ts';
import { CASHBACK, CASHBACK_CODE, cashbackNumbers } from './settings.ts';

/** The level and the stakes of the card's example, in hundredths of U. */
const EXAMPLE = { level: 3, staked: 100_000 };

/** A share of each day's stakes, by VIP level. */
export default promotion({
  code: CASHBACK_CODE,
  listed: 230,
  schema: cashbackNumbers,
  numbers: CASHBACK,
  terms: (numbers, market) => {
    const staked = amountOf(EXAMPLE.staked, market);
    const example = cashbackOf({ original: staked, slots: staked }, ratesOf(numbers, EXAMPLE.level));
    const last = LEVEL_SCORES.length - 1;
    return {
      ...{ leastDeposit: null, turnover: 0, games: 'ownAndSlots' },
      amounts: { staked: staked.toString(), example: example.toString() },
      counts: { level: EXAMPLE.level, days: numbers.days },
      shares: {
        original: numbers.originalBackRates[1] ?? 0,
        originalMost: numbers.originalBackRates[last] ?? 0,
        slots: numbers.slotsBackRates[1] ?? 0,
        slotsMost: numbers.slotsBackRates[last] ?? 0,
      },
    };
  },
  cost: costOf,
  open: (parts) => {
    const { periodic, jobs } = closing(parts, { kind: 'cashback', every: 'day' }, (day) =>
      closeDay(parts, day),
    );
    return {
      routes: cashbackRoutes(new Cashbacks(parts), parts.player),
      periodic: [...periodic, cashbackReminders(parts)],
      jobs,
    };
  },
});
