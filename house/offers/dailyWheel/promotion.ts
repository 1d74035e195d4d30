import { DAY_MS } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type CentU, worthOf } from '../../../contract/promotions/dailyWheel/tables.ts';
import { Seeds } from '../../play/solo/seeds.ts';
import type { Delivery } from '../engine/awards.ts';
import { type PromotionParts, promotion } from '../engine/promotion.ts';
import { wheelSeeds } from './channel.ts';
import { wheelRoutes } from './http.ts';
import { costOfWeek } from './price.ts';
import { stepsOf } from './rules.ts';
import { DAILY_WHEEL, tableOf, type WheelNumbers, wheelNumbers } from './settings.ts';
import { Wheel } from './wheel.ts';
import { DAILY_WHEEL_CODE, WheelDays } from './wheelDays.ts';
import { WheelLog } from './wheelLog.ts';
import { WheelSpins } from './wheelSpins.ts';

/** Validity of spins given by other promotions, days. */
const GIVEN_DAYS = 7;

/** Spins given by another promotion become spins of the wheel; the wheel's own awards are given by spinning. */
function spinDelivery({ awards }: PromotionParts<WheelNumbers>): Delivery {
  return async (tx, { id, userId, currency, promotion: from, amount, version }, now) => {
    if (from === DAILY_WHEEL_CODE) return;
    await awards.promise(
      tx,
      Array.from({ length: Number(amount) }, (_, i) => ({
        ...{ userId, currency, version, promotion: DAILY_WHEEL_CODE, awardKey: `given ${id} ${i + 1}` },
        ...({ kind: 'wheelSpins', amount: 1n, expiresAt: now + GIVEN_DAYS * DAY_MS } as const),
      })),
    );
  };
}

/** A wheel with spins for yesterday's stakes and for the day's first deposit, drawn with the player's own seeds. */
export default promotion({
  code: DAILY_WHEEL_CODE,
  listed: 40,
  schema: wheelNumbers,
  numbers: DAILY_WHEEL,
  terms: (numbers, market) => {
    const { stake, opens, tables, newDays } = numbers;
    const amount = (hundredths: number | CentU) => amountOf(Number(hundredths), market).toString();
    const worth = tableOf(tables.default).map(({ prize }) => worthOf(prize));
    const steps = stepsOf(numbers, market);
    return {
      leastDeposit: null,
      turnover: 0,
      games: 'all',
      amounts: {
        stake: amount(stake),
        deposit: `${steps[0]?.from ?? 0n}`,
        play: `${steps[0]?.play ?? 0n}`,
        least: amount(worth.reduce((least, one) => (one < least ? one : least))),
        most: amount(worth.reduce((most, one) => (one > most ? one : most))),
      },
      counts: { opens, newDays, deposits: steps.length },
    };
  },
  cost: costOfWeek,
  open: (parts) => {
    const seeds = new Seeds(parts, DAILY_WHEEL_CODE);
    const days = new WheelDays(parts);
    const log = new WheelLog(parts);
    const spins = new WheelSpins(parts, { days, seeds, log });
    return {
      routes: wheelRoutes({
        wheel: new Wheel(parts, { days, seeds, log }),
        log,
        spins,
        player: parts.player,
      }),
      fields: [wheelSeeds(seeds)],
      earned: async (player) => days.promised(await days.today(player)),
      deliveries: { wheelSpins: spinDelivery(parts) },
    };
  },
});
