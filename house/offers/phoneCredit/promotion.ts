import { DAY_MS } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { Tx } from '../../core/db/database.ts';
import { repeat } from '../../core/lifecycle.ts';
import { promotion } from '../engine/promotion.ts';
import { CreditOrders } from './creditOrders.ts';
import { PHONE_CREDIT_CODE, PhoneCredits, phoneCreditRoutes } from './phoneCredits.ts';
import { SandboxOperator } from './sandboxOperator.ts';
import { PHONE_CREDIT, phoneCreditNumbers } from './settings.ts';

/** Interval of the check for orders to poll, ms. */
const TURN_MS = 5_000;

/** Credit for the verified phone by the stakes of a week. */
export default promotion({
  code: PHONE_CREDIT_CODE,
  listed: 250,
  schema: phoneCreditNumbers,
  numbers: PHONE_CREDIT,
  // 200 U a day.
  budget: 20_000,
  terms: ({ steps }, market) => {
    const amount = (hundredths = 0) => amountOf(hundredths, market).toString();
    const [first, last] = [steps[0], steps.at(-1)];
    return {
      leastDeposit: null,
      ...{ turnover: 0, games: 'all' },
      amounts: {
        stake: amount(first?.stake),
        credit: amount(first?.credit),
        most: amount(last?.credit),
        exampleStake: amount(last?.stake),
        // A player who reaches the last step gets all of them.
        example: amount(steps.reduce((sum, { credit }) => sum + credit, 0)),
      },
      counts: {},
    };
  },
  // Limited by its daily budget.
  cost: () => 0,
  pot: () => 200,
  open: (parts) => {
    const { awards, settings, clock, log, market } = parts;
    const operator = parts.sandbox ? new SandboxOperator(parts) : null;
    const instead = async (
      tx: Tx,
      { awardId, userId, amount }: { awardId: bigint; userId: bigint; amount: bigint },
    ) => {
      const now = clock.now();
      await awards.promise(tx, [
        {
          ...{ userId, currency: market.currency, promotion: PHONE_CREDIT_CODE, kind: 'cash', amount },
          ...{ awardKey: `instead ${awardId}`, version: set.version, claimableAt: now },
          expiresAt: now + set.numbers.claimDays * DAY_MS,
        },
      ]);
    };
    let set = { version: 1, numbers: PHONE_CREDIT };
    const orders = operator && new CreditOrders({ ...parts, operator }, instead);
    const credits = new PhoneCredits(parts, orders);
    const stops: (() => Promise<void>)[] = [];
    return {
      routes: phoneCreditRoutes(credits, orders, parts.player),
      earned: (player, now) => credits.earned(player, now),
      ...(orders && {
        jobs: [orders.job],
        deliveries: {
          phoneCredit: (tx, award, now) => orders.place(tx, award, set.numbers.hours, now),
        },
        async start() {
          operator.start();
          stops.push(
            repeat(
              TURN_MS,
              async () => {
                set = await settings();
                await orders.run();
              },
              log,
              'phone credit was not asked after',
            ),
            () => operator.stop(),
          );
        },
      }),
      stop: async () => {
        await Promise.all(stops.splice(0).map((stop) => stop()));
      },
    };
  },
});
