import { hashText } from './fairness.ts';

/** Public values that rounds mix in: who says them, and what their words are in the texts that are hashed. */

export const PUBLIC_SOURCES = ['drand', 'sandbox'] as const;
export type PublicSourceKey = (typeof PUBLIC_SOURCES)[number];

/** The chain of drand that is used ("quicknet"): its name, its first value's time in ms, and how often one comes. */
export const QUICKNET = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesis: 1_692_803_367_000,
  period: 3_000,
} as const;

/** Value `number` of the sandbox: reckoned by everybody, so it proves nothing about the operator. */
export function sandboxValue(number: bigint | string): string {
  return hashText(`sandbox:${number}`);
}

/** Where anybody can look up a value of drand. */
export function drandAddress(number: string): string {
  return `https://api.drand.sh/${QUICKNET.chainHash}/public/${number}`;
}
