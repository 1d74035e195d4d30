import { randomInt } from 'node:crypto';
import { vi } from 'vitest';
import { phoneRegister, type SignedIn, user } from '../../../contract/http/people/accounts.ts';
import { JOBS_SCHEMA } from '../../core/db/jobsSchema.ts';
import { addDeposit, payIn } from '../ledger/testOrders.ts';
import { PASSWORD } from '../testHouse.ts';
import type { OffersHouse } from './offersHouse.ts';

/** Registers a new player with another one's invite code. */
export async function invite({ house }: OffersHouse, inviter: SignedIn): Promise<SignedIn> {
  const { inviteCode } = await house.call(user, { token: inviter.token });
  const phone = `8${randomInt(10 ** 8, 10 ** 9)}`;
  return house.call(phoneRegister, { input: { phone, password: PASSWORD, inviteCode } });
}

/** A chain of players, each invited by the previous one, with so many below the first. */
export async function inviteChain(
  offers: OffersHouse,
  inviter: SignedIn,
  depth: number,
): Promise<SignedIn[]> {
  const below: SignedIn[] = [];
  for (let i = 0; i < depth; i++) below.push(await invite(offers, below.at(-1) ?? inviter));
  return below;
}

/** Adds a paid deposit, with its money. */
export async function payDeposit(
  { house: { db } }: OffersHouse,
  userId: string,
  amount: bigint,
): Promise<bigint> {
  const order = await addDeposit(db, BigInt(userId), { amount });
  await payIn(db, order, amount);
  return order;
}

/** Gives two accounts the same browser, as if they belonged to one person. */
export async function shareBrowser(
  { house: { db } }: OffersHouse,
  ...players: readonly SignedIn[]
): Promise<void> {
  for (const { user: one } of players)
    await db.pool.query("SELECT account_signal_add($1, 'device', 'device shared by ' || $2)", [
      one.id,
      players[0]?.user.id,
    ]);
}

/** Lets time pass, to the next day or less, and waits until everything due by then is done. */
export async function passAndClose(offers: OffersHouse, pass: () => Promise<void>): Promise<void> {
  await pass();
  await vi.waitFor(
    async () => {
      const { rows } = await offers.house.db.pool.query(
        `SELECT count(*)::int AS left FROM ${JOBS_SCHEMA}._private_jobs`,
      );
      if (rows[0]?.left !== 0) throw new Error('jobs are left');
    },
    { timeout: 60_000, interval: 50 },
  );
}
