import { eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ProfileChange } from '../../../contract/http/people/inputs/accounts.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { releaseUpload, retainUploads } from '../../site/uploads/uploads.ts';
import { lockPlayer } from '../accounts/lockPlayer.ts';
import { isReserved } from '../accounts/names.ts';
import { users } from '../accounts/tables.ts';
import type { User } from './newAccount.ts';

/** Control, format and unassigned characters are not allowed in public names. */
const UNPRINTABLE = /\p{C}/u;

/**
 * Changes the given parts of a player's profile. Refusals: 3 the name has invisible characters or is reserved for the house,
 * 704 the picture is not an avatar upload of the player's own.
 */
export function changeProfile(
  { db, clock }: { db: Database; clock: Clock },
  userId: bigint,
  { name, avatar, portrait }: ProfileChange,
): Promise<User> {
  if (name !== undefined && UNPRINTABLE.test(name)) throw new Refusal(ErrorCode.badParameter, 'name');
  return db.orm.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const [before] = await tx.select().from(users).where(eq(users.id, userId));
    if (!before) throw new Refusal(ErrorCode.badToken);
    // An existing reserved name is accepted, as it is sent along with other changes.
    if (name !== undefined && name !== before.name && isReserved(name))
      throw new Refusal(ErrorCode.badParameter, 'name');
    if (portrait !== undefined && portrait !== before.portrait) {
      if (portrait !== null) await retainUploads(tx, userId, [portrait], ['avatar']);
      if (before.portrait !== null) await releaseUpload(tx, before.portrait, clock.now());
    }
    const [after] = await tx
      .update(users)
      .set({
        name: name ?? before.name,
        avatar: avatar ?? before.avatar,
        portrait: portrait === undefined ? before.portrait : portrait,
      })
      .where(eq(users.id, userId))
      .returning();
    return after ?? before;
  });
}
