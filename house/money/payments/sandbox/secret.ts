import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { gatewaySecrets } from '../tables.ts';

/** A secret of the sandbox, created by the first house that needs it and shared through the database. */
export async function secretOf(db: Database, gateway: string): Promise<string> {
  const secret = randomBytes(32).toString('hex');
  await db.orm.insert(gatewaySecrets).values({ gateway, secret }).onConflictDoNothing();
  const [row] = await db.orm.select().from(gatewaySecrets).where(eq(gatewaySecrets.gateway, gateway));
  if (!row) throw new Error(`no secret of ${gateway}`);
  return row.secret;
}
