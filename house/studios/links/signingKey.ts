import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { type Sealer, sealAnew } from '../../core/secrets/sealer.ts';
import { studioKeys } from './tables.ts';

const NAME = 'signing';
const CONTEXT = 'studio key:signing';
const BITS = 2_048;

/**
 * The key that this house's calls to studios are signed with, made by the first house that asks and the same for all of a
 * database. Studios get its public half, which the table `studio_keys` has open.
 * @throws when it is sealed with a key that this house was not given
 */
export async function signingKeyOf(db: Database, sealer: Sealer): Promise<KeyObject> {
  const known = await read(db);
  const row = known ?? (await make(db, sealer));
  await sealAnew(sealer, {
    rows: [row],
    contextOf: () => CONTEXT,
    replace: ({ secret }, sealed) =>
      db.orm
        .update(studioKeys)
        .set({ secret: sealed })
        .where(and(eq(studioKeys.name, NAME), eq(studioKeys.secret, secret))),
  });
  const pem = sealer.open(row.secret, CONTEXT);
  if (pem === null)
    throw new Error('no key opens the one that calls to studios are signed with: see SECRETS_KEY');
  return createPrivateKey(pem);
}

async function read(db: Database): Promise<{ secret: string } | undefined> {
  const [row] = await db.orm.select().from(studioKeys).where(eq(studioKeys.name, NAME));
  return row;
}

async function make(db: Database, sealer: Sealer): Promise<{ secret: string }> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await db.orm
    .insert(studioKeys)
    .values({ name: NAME, secret: sealer.seal(pair.privateKey, CONTEXT), publicKey: pair.publicKey })
    .onConflictDoNothing();
  const row = await read(db);
  if (!row) throw new Error('the key that calls to studios are signed with was not kept');
  return row;
}
