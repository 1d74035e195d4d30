import { expect } from 'vitest';
import { Refusal } from '../../../contract/errors.ts';
import { bankAccountAdd } from '../../../contract/http/money/bankAccounts.ts';
import {
  type DepositOrder,
  type PayInfo,
  payInfo,
  payRecharge,
} from '../../../contract/http/money/deposits.ts';
import { newcomerText } from '../../../contract/http/offers/newcomerTasks.ts';
import { userPinSet } from '../../../contract/http/people/security.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { endWithdrawal } from '../../../house/money/ledger/payments.ts';
import { bodyOf, signed } from '../../../house/money/payments/gatewayEvent.ts';
import { usualFees } from '../../../house/money/payments/sandbox/fees.ts';
import { SandboxGateway } from '../../../house/money/payments/sandbox/gateway.ts';
import { secretOf } from '../../../house/money/payments/sandbox/secret.ts';
import { requestPayout } from '../../../house/testing/ledger/testOrders.ts';
import { PIN } from '../../../house/testing/payments/testPayments.ts';
import { PASSWORD } from '../../../house/testing/testHouse.ts';
import { type Book, onBreak, type Punter } from './book.ts';
import type { TwoHouses } from './twoHouses.ts';

/** What is asked for to give a bonus up, and more than anybody has. */
const WITHDRAWN = 50n * MARKETS.id.unit;
const MOST = 10n ** 15n;

/** How somebody deposits. */
interface Deposits {
  amount: bigint;
  /** Which of the gifts on offer is chosen, whatever the number; null for none. */
  gift?: number | null;
  inApp?: boolean;
  /** So many orders alike are open at once, and paid together. */
  orders?: number;
}

/** Deposits with a gift that is offered now, each of which its gateway tells of twice at once, at both houses. */
export async function deposit(
  houses: TwoHouses,
  book: Book,
  player: Punter,
  { amount, gift = null, inApp = false, orders = 1 }: Deposits,
): Promise<void> {
  const resting = onBreak(player, await houses.now());
  const promotion = gift === null ? null : await giftFor(houses, player, { amount, gift });
  const input = { port: 'qris', amount: amount.toString(), inApp, ...(promotion !== null && { promotion }) };
  const opened: string[] = [];
  for (let i = 0; i < orders; i++) {
    const { status, json } = await houses.request(payRecharge, player, { input, key: book.key(), house: i });
    if (status === 200) opened.push((json as unknown as DepositOrder).id);
    else expect(resting, `a deposit was refused with ${JSON.stringify(json)}`).toBe(true);
  }
  await Promise.all(opened.map((order) => pay(houses, order)));
  player.deposited += amount * BigInt(opened.length);
}

/** A gift that is offered with so much; null for none. */
async function giftFor(
  houses: TwoHouses,
  player: Punter,
  { amount, gift }: { amount: bigint; gift: number },
): Promise<string | null> {
  const { json } = await houses.request(payInfo, player);
  const offered = (json as unknown as PayInfo).promotions.filter(({ min }) => BigInt(min) <= amount);
  return offered[gift % offered.length]?.code ?? null;
}

/** The gateway is paid for an order, and says so to both houses at once, beside what it says by itself. */
async function pay(houses: TwoHouses, order: string): Promise<void> {
  const { db } = houses;
  const secret = await secretOf(db, 'sandbox');
  const at = await houses.now();
  const gateway = new SandboxGateway({
    ...{ db, secret, paysAfter: 0, clock: { now: () => at } },
    fees: usualFees('id'),
  });
  const { rows } = await db.pool.query<{ id: bigint; reference: string }>(
    'SELECT s.id, reference FROM deposit_orders o JOIN sandbox_orders s USING (reference) WHERE o.id = $1',
    [order],
  );
  const { id = 0n, reference = '' } = rows[0] ?? {};
  expect(await gateway.press(id, 'twice')).toBe(true);
  const [event] = await gateway.events(reference);
  if (!event) throw new Error('the gateway was paid and says nothing');
  const body = bodyOf(event);
  const notify = async (house: string) => {
    const headers = { 'content-type': 'application/json', ...signed(secret, body, await houses.now()) };
    const { status } = await fetch(`${house}/callbacks/sandbox`, { method: 'POST', headers, body });
    return status === 200 || null;
  };
  await Promise.all([0, 1].map((house) => houses.persist(house, notify)));
}

/** A PIN and a bank account of their own: it is asked for soon after signing in. */
export async function setUpAccount(houses: TwoHouses, player: Punter): Promise<void> {
  const number = `6000${String(player.id).padStart(6, '0')}`;
  const account = { bank: 'BCA', number, holder: 'Budi Santoso', pin: PIN };
  const set = await houses.request(userPinSet, player, { input: { pin: PIN, password: PASSWORD } });
  const added = await houses.request(bankAccountAdd, player, { input: account });
  expect([set.status, added.status]).toEqual([200, 200]);
}

/** The player's client says that it is the installed app. */
export const installApp = (houses: TwoHouses, player: Punter) =>
  houses.request(newcomerText, player, { input: { app: true } });

/** A withdrawal for which a bonus is given up, and which is cancelled: the bonus stays given up. */
export async function giveUp({ db }: TwoHouses, { id }: Punter, key: string): Promise<void> {
  const request = requestPayout(db, id, {
    key,
    amount: WITHDRAWN,
    daily: MOST,
    levels: [{ deposits: 0n, max: MOST }],
    giveUp: true,
  });
  const reserved = await request.catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (reserved) await endWithdrawal(db, reserved.withdrawalId, 'cancelled');
}
