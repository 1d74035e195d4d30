import { hashText } from './fairness.ts';

/** Public values that rounds mix in: their sources, and their format in hashed texts. */

export const PUBLIC_SOURCES = ['drand', 'sandbox'] as const;
export type PublicSourceKey = (typeof PUBLIC_SOURCES)[number];

/** The drand chain in use ("quicknet"): its name, the time of its first value in ms, and the interval. */
export const QUICKNET = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesis: 1_692_803_367_000,
  period: 3_000,
} as const;

/** Value `number` of the sandbox: anybody can compute it, so it proves nothing about the operator. */
export function sandboxValue(number: bigint | string): string {
  return hashText(`sandbox:${number}`);
}

/** The public URL of a drand value. */
export function drandAddress(number: string): string {
  return `https://api.drand.sh/${QUICKNET.chainHash}/public/${number}`;
}
