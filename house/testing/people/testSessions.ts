import type { Database } from '../../core/db/database.ts';
import type { Session } from '../../core/http/route.ts';
import { hashToken, newTokens } from '../../people/accounts/sessions.ts';
import { sessions } from '../../people/accounts/tables.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

/** Adds a session of a player without a sign-in. */
export async function addSession(db: Database, userId: bigint): Promise<Session> {
  const session = { userId: userId.toString(), tokenHash: hashToken(newTokens(userId).token) };
  const now = Date.now();
  await db.orm.insert(sessions).values({ ...session, userId, createdAt: now, expiresAt: now + YEAR_MS });
  return session;
}
