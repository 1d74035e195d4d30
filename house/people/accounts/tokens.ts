import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^k1-([1-9]\d{0,17})-[0-9a-f]{64}$/;

/** A new token of a user: `k1-<userId>-<64 hex digits>`; the spec's clients read the user id out of it. */
export function newToken(userId: bigint): string {
  return `k1-${userId}-${randomBytes(32).toString('hex')}`;
}

/** What the database keeps of a token: its SHA-256 as lower-case hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The user id a token claims, or null when it is no token at all. */
export function claimedUser(token: string): bigint | null {
  const id = TOKEN.exec(token)?.[1];
  return id === undefined ? null : BigInt(id);
}
