import { randomInt } from 'node:crypto';

/** 32 characters that nobody takes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** What a player gives to friends to register with: six random characters, one of a thousand million. */
export function inventInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
