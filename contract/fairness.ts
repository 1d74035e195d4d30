import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The fairness convention of games.md ("Fairness"). Seeds and hashes are lower-case hex text and are hashed as text (UTF-8),
 * never as the bytes they encode.
 */

/** `H(x)`: SHA-256 of a text, as lower-case hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** `HMAC(key, message)`: HMAC-SHA-256 of two texts, as lower-case hex. */
export function hmacText(key: string, message: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)));
}

/** Hex digits of one float: four bytes. */
export const FLOAT_DIGITS = 8;

/**
 * Generates the floats of games.md, each as the unsigned 32-bit integer `f * 2^32`: the bytes of `HMAC(key, prefix + ":" +
 * block)` for block 0, 1, 2 … four at a time.
 */
export function* drawFloats(key: string, prefix: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const hex = hmacText(key, `${prefix}:${block}`);
    for (let at = 0; at < hex.length; at += FLOAT_DIGITS) yield floatAt(hex, at);
  }
}

/** The float in the eight hex digits at `at`, as an unsigned 32-bit integer. */
export function floatAt(hex: string, at = 0): number {
  return Number.parseInt(hex.slice(at, at + FLOAT_DIGITS), 16);
}

/** Up to this n the product with a 32-bit number is exact in a double. */
const MOST_EXACT = 2 ** 21;

/** `pick(n) = floor(f * n)` of a float `f * 2^32`: exact for every n. */
export function pick(float: number, n: number): number {
  if (n > MOST_EXACT) return Number((BigInt(float) * BigInt(n)) >> 32n);
  return Math.floor((float * n) / 2 ** 32);
}

/** The floats of a draw, one after the other. */
export type Floats = Iterator<number, never>;

/** `pick(n)` of the next float. */
export function pickNext(floats: Floats, n: number): number {
  return pick(floats.next().value, n);
}

/** `choose(k of n)` of games.md: k times one element of the ordered list of the remaining ones. */
export function chooseNext(floats: Floats, k: number, n: number): number[] {
  const left = Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: k }, (_, i) => left.splice(pickNext(floats, n - i), 1)[0] as number);
}
