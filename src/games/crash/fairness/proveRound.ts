import { targetFromHmac } from '../../../../contract/games/crash/rules.ts';
import type { Rate } from '../../../../contract/money.ts';
import type { Hasher } from '../../fairness/hasher.ts';

/** What a round is checked by. `before` and `target`: what the house published, null when not at hand. */
export interface RoundClaim {
  hash: string;
  salt: string;
  before: string | null;
  target: Rate | null;
}

/** Every step from a round's secret to its multiplier, and whether what was published agrees. */
export interface RoundProof {
  /** H(hash), which must be the hash published before the round. */
  hashOfHash: string;
  linkGood: boolean | null;
  hmac: string;
  /** The HMAC's first 52 bits, as 13 hex digits and as a number. */
  bits: string;
  n: bigint;
  target: Rate;
  targetGood: boolean | null;
}

const HEX_DIGITS = 13;

/** Computes a round from its hash (games.md, "Fairness"). */
export async function proveRound(
  { hash, salt, before, target }: RoundClaim,
  hasher: Hasher,
): Promise<RoundProof> {
  const hashOfHash = await hasher.hash(hash);
  const hmac = await hasher.hmac(hash, salt);
  const bits = hmac.slice(0, HEX_DIGITS);
  const computed = targetFromHmac(hmac);
  return {
    hashOfHash,
    linkGood: before === null ? null : hashOfHash === before,
    hmac,
    bits,
    n: BigInt(`0x${bits}`),
    target: computed,
    targetGood: target === null ? null : computed === target,
  };
}
