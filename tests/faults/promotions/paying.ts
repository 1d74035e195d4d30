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

/** The amount of a withdrawal that gives up a bonus; above any balance. */
const WITHDRAWN = 50n * MARKETS.id.unit;
const MOST = 10n ** 15n;

/** Options of a deposit. */
interface Deposits {
  amount: bigint;
  /** The index of the offered bonus to choose; null for none. */
  gift?: number | null;
  inApp?: boolean;
  /** Number of identical orders that are open at once, and paid together. */
  orders?: number;
}

/** Deposits with a currently offered bonus; the gateway reports each of them twice concurrently, to both houses. */
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

/** A bonus offered for this amount; null for none. */
async function giftFor(
  houses: TwoHouses,
  player: Punter,
  { amount, gift }: { amount: bigint; gift: number },
): Promise<string | null> {
  const { json } = await houses.request(payInfo, player);
  const offered = (json as unknown as PayInfo).promotions.filter(({ min }) => BigInt(min) <= amount);
  return offered[gift % offered.length]?.code ?? null;
}

/** Pays an order at the gateway, and reports it to both houses at once, in addition to the gateway's own report. */
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

/** Sets a PIN and a bank account, which requires a recent sign-in. */
export async function setUpAccount(houses: TwoHouses, player: Punter): Promise<void> {
  const number = `6000${String(player.id).padStart(6, '0')}`;
  const account = { bank: 'BCA', number, holder: 'Budi Santoso', pin: PIN };
  const set = await houses.request(userPinSet, player, { input: { pin: PIN, password: PASSWORD } });
  const added = await houses.request(bankAccountAdd, player, { input: account });
  expect([set.status, added.status]).toEqual([200, 200]);
}

/** Reports the installed app, as the player's client does. */
export const installApp = (houses: TwoHouses, player: Punter) =>
  houses.request(newcomerText, player, { input: { app: true } });

/** A withdrawal that gives up a bonus, and is cancelled: the bonus stays given up. */
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
