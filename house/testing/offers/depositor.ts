import { payOrder, payRecharge } from '../../../contract/http/money/deposits.ts';
import { codeOf, keyed, referenceOf, sendCallback } from '../payments/testPayments.ts';
import type { TestHouse } from '../testHouse.ts';
import { OffersHouse, U } from './offersHouse.ts';

/** Options of a deposit; amounts are in U. */
interface With {
  promotion?: string;
  inApp?: boolean;
}

/** Starts a house in which the test controls payments and days. */
export function startDeposits(): Promise<OffersHouse> {
  return OffersHouse.start({ config: { payments: { paysAfter: 0, review: 3_600_000 } } });
}

const inputOf = (amount: bigint, chosen: With) => ({
  port: 'qris',
  amount: (amount * U).toString(),
  ...chosen,
});

/** Opens a deposit of an amount in U; returns its id. */
export async function openOrder(house: TestHouse, token: string, amount: bigint, chosen: With = {}) {
  const order = await house.call(payRecharge, { token, headers: keyed(), input: inputOf(amount, chosen) });
  return order.id;
}

/** The code of a deposit's refusal; 0 if it is opened. */
export function refusalOf(house: TestHouse, token: string, amount: bigint, chosen: With): Promise<number> {
  return codeOf(house, payRecharge, { token, headers: keyed(), input: inputOf(amount, chosen) });
}

/** Reports money for an order, in U. @throws if the house does not accept it */
export async function payOrderIn(house: TestHouse, id: string, amount: bigint, payment = `all-${id}`) {
  const reference = await referenceOf(house, 'deposit_orders', id);
  const { status } = await sendCallback(house, { kind: 'paid', reference, payment, amount: amount * U });
  if (status !== 200) throw new Error(`the payment was answered with ${status}`);
}

/** Opens a deposit of an amount in U and pays it at once; returns its id. */
export async function payIn(house: TestHouse, token: string, amount: bigint, chosen: With = {}) {
  const id = await openOrder(house, token, amount, chosen);
  await payOrderIn(house, id, amount);
  return id;
}

/** Charges back all of a deposit. */
export async function takeBack(house: TestHouse, id: string, amount: bigint) {
  const reference = await referenceOf(house, 'deposit_orders', id);
  const { status } = await sendCallback(house, {
    ...{ kind: 'chargeback', reference, payment: `all-${id}` },
    ...{ chargeback: `back-${id}`, amount: amount * U },
  });
  if (status !== 200) throw new Error(`the chargeback was answered with ${status}`);
}

/** The part of a deposit's gift that was given, in U. */
export async function givenOf(house: TestHouse, token: string, id: string): Promise<number> {
  const { promotion } = await house.call(payOrder, { token, input: { id } });
  return Number(promotion?.given ?? 0) / Number(U);
}
