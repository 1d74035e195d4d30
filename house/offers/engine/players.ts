import { eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import { users } from '../../people/accounts/tables.ts';

/** A player with the data that promotions need. Times are ms. */
export interface Player {
  id: bigint;
  currency: string;
  name: string;
  registeredAt: number;
  /** A verified phone. */
  phone: string | null;
  invitedBy: bigint | null;
  /** End of the player's time-out or self-exclusion; null if there is none. Nothing is offered to the player before it. */
  breakUntil: number | null;
}

/** The player with an id. @throws if there is none: sessions belong to players */
export async function playerOf({ orm }: Database, clock: Clock, id: bigint): Promise<Player> {
  const [row] = await orm
    .select({
      id: users.id,
      currency: users.currency,
      name: users.name,
      registeredAt: users.createdAt,
      phone: users.phone,
      invitedBy: users.invitedBy,
      breakUntil: playerGuards.breakUntil,
    })
    .from(users)
    .leftJoin(playerGuards, eq(playerGuards.userId, users.id))
    .where(eq(users.id, id));
  if (!row) throw new Error(`there is no player ${id}`);
  const { breakUntil } = row;
  return { ...row, breakUntil: breakUntil !== null && breakUntil > clock.now() ? breakUntil : null };
}
