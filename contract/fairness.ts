import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The fairness convention of games.md ("Fairness"). Seeds and hashes are lower-case hex text and are hashed
 * as text (UTF-8), never as the bytes they spell.
 */

/** `H(x)`: SHA-256 of a text, as lower-case hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** `HMAC(key, message)`: HMAC-SHA-256 of two texts, as lower-case hex. */
export function hmacText(key: string, message: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)));
}
