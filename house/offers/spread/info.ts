import { eq } from 'drizzle-orm';
import type { SpreadInfo } from '../../../contract/http/offers/spread.ts';
import type { Database } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';
import type { Player } from '../engine/players.ts';
import { referralPlayers } from './tables.ts';

/** A player's code, the number of invited players, and the earnings from their stakes. */
export async function infoOf(
  { orm }: Pick<Database, 'orm'>,
  { id, breakUntil }: Player,
  { shares, extra }: { shares: readonly number[]; extra: number },
): Promise<SpreadInfo> {
  const [row] = await orm
    .select({ inviteCode: users.inviteCode, below: referralPlayers })
    .from(users)
    .leftJoin(referralPlayers, eq(referralPlayers.userId, users.id))
    .where(eq(users.id, id));
  const { friends1 = 0, friends2 = 0, friends3 = 0, friends4 = 0, friends5 = 0 } = row?.below ?? {};
  return {
    inviteCode: row?.inviteCode ?? '',
    friends: [friends1, friends2, friends3, friends4, friends5],
    ...{ shares, extra, breakUntil },
  };
}
