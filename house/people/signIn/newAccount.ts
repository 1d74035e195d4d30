import { randomInt } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Origin } from '../accounts/devices.ts';
import { inventAvatar, inventName } from '../accounts/names.ts';
import type { Sessions, SessionTokens } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import type { SignInHistory } from '../security/signInHistory.ts';
import type { KnownDevices } from './knownDevices.ts';

export type User = typeof users.$inferSelect;

/** The sign-in name of an account: a phone in international form, or a user name in any case. */
export type Holder = { phone: string } | { userName: string };

/** The condition for a holder's account. */
export function belongsTo(holder: Holder): SQL {
  return 'phone' in holder
    ? eq(users.phone, holder.phone)
    : sql`lower(${users.userName}) = ${holder.userName.toLowerCase()}`;
}

/** The account of a holder. */
export async function userOf(db: Database, holder: Holder): Promise<User | undefined> {
  const [user] = await db.orm.select().from(users).where(belongsTo(holder));
  return user;
}

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  sessions: Sessions;
  /** Whether new players are given play money. */
  welcome: boolean;
  devices: KnownDevices;
  history: SignInHistory;
}

interface NewAccount {
  holder: Holder;
  passwordHash: string;
  invitedBy: bigint | null;
  /** Where the request comes from. */
  origin: Origin;
}

/** Attempts to find an unused invite code; failing this often is practically impossible with up to a million players. */
const MOST_CODES = 10;

const INVITE_CODE = /^[A-Z0-9]{6}$/;

/** The player with this invite code; null without one, or if it is nobody's. */
export async function inviterOf(db: Database, inviteCode: string | undefined): Promise<bigint | null> {
  if (inviteCode === undefined || !INVITE_CODE.test(inviteCode)) return null;
  const [inviter] = await db.orm.select({ id: users.id }).from(users).where(eq(users.inviteCode, inviteCode));
  return inviter?.id ?? null;
}

/**
 * Creates an account with its wallet, play money if enabled, and a session, in one transaction. The public name is generated,
 * so that the sign-in name is not public. Null if the phone or user name is taken.
 */
export async function openAccount(
  { db, clock, market, sessions, devices, history, welcome }: Parts,
  { holder, passwordHash, invitedBy, origin }: NewAccount,
): Promise<({ user: User } & SessionTokens) | null> {
  const { currency, id } = market;
  return db.orm.transaction(async (tx) => {
    for (let codes = 0; codes < MOST_CODES; codes++) {
      const [user] = await tx
        .insert(users)
        .values({
          ...holder,
          passwordHash,
          invitedBy,
          inviteCode: inventInviteCode(),
          name: inventName(id),
          avatar: inventAvatar(),
          currency,
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (user) {
        if (welcome) await tx.execute(sql`SELECT ledger_welcome(${user.id})`);
        await devices.arrive(tx, user.id, origin, true);
        await history.add(user.id, origin, 'ok', tx);
        return { user, ...(await sessions.open(user.id, origin, tx)) };
      }
      const [taken] = await tx.select({ id: users.id }).from(users).where(belongsTo(holder));
      if (taken) return null;
    }
    throw new Error('no invite code is left');
  });
}

/** 32 characters that cannot be confused with each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** An invite code for friends: six random characters, one of a thousand million. */
function inventInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
