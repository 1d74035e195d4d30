import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { type Sealer, sealAnew } from '../../core/secrets/sealer.ts';
import { providerKeys } from './tables.ts';

/** Owner of a key: the house, or the sandbox providers. */
type KeyName = 'signing' | 'sandbox';

/** Existing keys are sealed with this text, so it must not change. */
const contextOf = (name: KeyName) => `studio key:${name}`;
const BITS = 2_048;

/**
 * The key that signs this house's calls to providers. Created by the first house that needs it, and shared by all houses of a
 * database. Providers get its public half, stored in plain text in the table `provider_keys`.
 * @throws if it is sealed with a key that this house does not have
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
