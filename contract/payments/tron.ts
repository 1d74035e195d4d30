import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Minor } from '../money.ts';

/** USDT on TRON (TRC-20): addresses in Base58Check, amounts in cents of a dollar. */

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The first byte of every address, which makes its text begin with 'T'. */
const MAIN_NET = 0x41;

/** An address derived from a text, without a known private key: for the sandbox. */
export function tronAddress(seed: string): string {
  const body = concatBytes(Uint8Array.of(MAIN_NET), sha256(utf8ToBytes(seed)).slice(0, 20));
  return base58(concatBytes(body, checksum(body)));
}

/** Whether a text is an address with a correct checksum. */
export function isTronAddress(text: string): boolean {
  const bytes = /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text) ? bytesOf(text) : null;
  if (!bytes || bytes[0] !== MAIN_NET) return false;
  return checksum(bytes.slice(0, 21)).every((byte, i) => byte === bytes[21 + i]);
}

/** USDT cents for `amount` at `rate` (minor units of the currency per USDT), rounded up. */
export function usdtCents(amount: Minor, rate: Minor): bigint {
  return (amount * 100n + rate - 1n) / rate;
}

function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes)).slice(0, 4);
}

function base58(bytes: Uint8Array): string {
  let number = bytes.reduce((all, byte) => all * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = ALPHABET[Number(number % 58n)] + text;
  return text;
}

/** Decodes an address to its 25 bytes; null if it is longer. */
function bytesOf(text: string): Uint8Array | null {
  let number = [...text].reduce((all, sign) => all * 58n + BigInt(ALPHABET.indexOf(sign)), 0n);
  const bytes = new Uint8Array(25);
  for (let i = 24; i >= 0; i--, number /= 256n) bytes[i] = Number(number % 256n);
  return number === 0n ? bytes : null;
}
