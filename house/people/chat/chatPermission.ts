import { eq, sql } from 'drizzle-orm';
import type { ChatRight, ChatStanding } from '../../../contract/chat/channel.ts';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Tx } from '../../core/db/database.ts';
import { FOR_EVER } from '../../money/limits/rules.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import { users } from '../accounts/tables.ts';
import { userIdentities } from '../security/tables.ts';
import type { Moderation } from './moderation.ts';
import { chatMessages } from './tables.ts';

/** A player's current chat permission. */
export interface ChatPermission extends Pick<ChatStanding, 'right' | 'until'> {
  /** The refusal code for writing; null if allowed. */
  refusal: ErrorCode | null;
  /** Time of the player's last message, 0 for none. */
  lastAt: number;
}

/** Visitors can only read. */
export const VISITOR: ChatPermission = {
  right: 'signIn',
  until: null,
  refusal: ErrorCode.logInFirst,
  lastAt: 0,
};

/** Whether a player may write: adult by declaration or by identity, not in a time-out, not stopped, blocked or muted. */
export async function permissionOf(
  tx: Pick<Tx, 'select'>,
  userId: bigint,
  { now, moderation }: { now: number; moderation: Moderation },
): Promise<ChatPermission> {
  const [found] = await tx
    .select({
      guard: playerGuards,
      identity: userIdentities.userId,
      lastAt: sql<bigint | null>`(SELECT max(at) FROM ${chatMessages} WHERE user_id = ${userId})`,
    })
    .from(users)
    .leftJoin(playerGuards, eq(playerGuards.userId, users.id))
    .leftJoin(userIdentities, eq(userIdentities.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw new Refusal(ErrorCode.logInFirst);
  const { guard, identity } = found;
  const lastAt = Number(found.lastAt ?? 0);
  const is = (right: ChatRight, until: number | null, refusal: ErrorCode | null): ChatPermission => ({
    ...{ right, refusal, lastAt },
    until: until === FOR_EVER ? null : until,
  });
  if (guard?.blockedAt != null) return is('onBreak', null, ErrorCode.accountBlocked);
  if (guard?.frozenAt != null) return is('onBreak', null, ErrorCode.accountFrozen);
  if ((guard?.breakUntil ?? 0) > now) return is('onBreak', guard?.breakUntil ?? null, ErrorCode.onBreak);
  const silenced = await moderation.silencedUntil(tx, userId);
  if (silenced !== null) return is('silenced', silenced, ErrorCode.areaDenied);
  if (guard?.ageConfirmedAt == null && identity === null) return is('age', null, ErrorCode.tooYoung);
  return is('write', null, null);
}
