import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { type Sealer, sealAnew } from '../../core/secrets/sealer.ts';
import { providerKeys } from './tables.ts';

/** Whose key: the house's own, and that of the providers of the sandbox. */
type KeyName = 'signing' | 'sandbox';

/** Stored keys were sealed with this text: it stays. */
const contextOf = (name: KeyName) => `studio key:${name}`;
const BITS = 2_048;

/**
 * The key that this house's calls to providers are signed with, made by the first house that asks and the same for all of a
 * database. Providers get its public half, which the table `studio_keys` has open.
 * @throws when it is sealed with a key that this house was not given
 */
export async function signingKeyOf(
  db: Database,
  sealer: Sealer,
  name: KeyName = 'signing',
): Promise<KeyObject> {
  const known = await read(db, name);
  const row = known ?? (await make(db, sealer, name));
  await sealAnew(sealer, {
    rows: [row],
    contextOf: () => contextOf(name),
    replace: ({ secret }, sealed) =>
      db.orm
        .update(providerKeys)
        .set({ secret: sealed })
        .where(and(eq(providerKeys.name, name), eq(providerKeys.secret, secret))),
  });
  const pem = sealer.open(row.secret, contextOf(name));
  if (pem === null)
    throw new Error('no key opens the one that calls to providers are signed with: see SECRETS_KEY');
  return createPrivateKey(pem);
}

async function read(db: Database, name: KeyName): Promise<{ secret: string } | undefined> {
  const [row] = await db.orm.select().from(providerKeys).where(eq(providerKeys.name, name));
  return row;
}

async function make(db: Database, sealer: Sealer, name: KeyName): Promise<{ secret: string }> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await db.orm
    .insert(providerKeys)
    .values({ name, secret: sealer.seal(pair.privateKey, contextOf(name)), publicKey: pair.publicKey })
    .onConflictDoNothing();
  const row = await read(db, name);
  if (!row) throw new Error('the key that calls to providers are signed with was not kept');
  return row;
}
