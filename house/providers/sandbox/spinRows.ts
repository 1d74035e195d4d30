import { eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { sandboxSpins as spins } from './tables.ts';

export type Spin = typeof spins.$inferSelect;

/** Null if there is none with that id. */
export async function spinOf({ orm }: Pick<Database, 'orm'>, id: string): Promise<Spin | null> {
  const [spin] = await orm.select().from(spins).where(eq(spins.id, id));
  return spin ?? null;
}

/** The ids of a spin's transactions at the wallet. */
export function nameOf({ id }: Pick<Spin, 'id'>, kind: 'bet' | 'win' | 'undo'): string {
  return `${id}.${kind}`;
}

/** The fields common to all transactions of a spin. */
export function transactionOf({ id, provider, player, token, game, currency, reward }: Spin) {
  return { provider, player, token, game, currency, reward, round: id };
}
