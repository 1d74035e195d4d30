import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';
import type { Player } from '../engine/players.ts';
import { promoters } from './tables.ts';

/** Whether a player was invited by someone who was a promoter at the time of the registration. */
export async function cameByPromoter({ orm }: Database, { id }: Pick<Player, 'id'>): Promise<boolean> {
  const [row] = await orm
    .select({ since: promoters.since, registeredAt: users.createdAt })
    .from(users)
    .innerJoin(promoters, eq(promoters.userId, users.invitedBy))
    .where(and(eq(users.id, id)));
  return row !== undefined && row.since <= row.registeredAt;
}
