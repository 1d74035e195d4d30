import { createHash, randomInt } from 'node:crypto';

/** 32 characters that nobody takes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
const GROUP = 4;
const COUNT = 10;

/** Ten backup codes as they are shown: 'ABCD-EFGH-2345', 60 random bits each. */
export function newBackupCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code;
  });
}

/** What the database keeps of a backup code: SHA-256 over the player's id and the code without its dashes. */
export function hashBackupCode(userId: bigint, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${code.replaceAll('-', '')}`)
    .digest('hex');
}
