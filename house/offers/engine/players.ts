import { eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import { users } from '../../people/accounts/tables.ts';

/** A player as promotions ask for one. Times are ms. */
export interface Player {
  id: bigint;
  currency: string;
  name: string;
  registeredAt: number;
  /** A phone that a code was read from. */
  phone: string | null;
  invitedBy: bigint | null;
  /** Until when the player takes a break; null without one. Nobody on a break is offered anything. */
  breakUntil: number | null;
}

/** The player of an id. @throws for nobody: sessions are players' */
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
