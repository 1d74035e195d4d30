import { FLOAT_DIGITS, floatAt, pick } from '../../../../contract/fairness.ts';
import type { DrawRule } from '../../engine/drawRule.ts';
import type { RoundRef } from '../../engine/roundRef.ts';
import type { Hasher } from '../hasher.ts';

/** What a draw is checked by. `before`, `hmac` and `result`: what the house published, null when not at hand. */
export interface DrawClaim {
  ref: RoundRef;
  secret: string;
  /** The secret's hash, published before betting opened. */
  before: string | null;
  /** The first block's HMAC, where the house publishes it. */
  hmac: string | null;
  result: readonly number[] | null;
}

/** One pick: four bytes as hex digits, the float they are, in 1/2^32, and the number out of it. */
export interface ProvedPick {
  bytes: string;
  float: number;
  value: number;
}

/** Every step from a round's secret to its result, and whether what was published agrees. */
export interface DrawProof {
  hashOfSecret: string;
  secretGood: boolean | null;
  blocks: readonly { message: string; hmac: string }[];
  hmacGood: boolean | null;
  picks: readonly ProvedPick[];
  result: readonly number[];
  resultGood: boolean | null;
}

/** Computes a round from its secret (games.md, "Fairness"). */
export async function proveDraw(
  { ref, secret, before, hmac: told, result: announced }: DrawClaim,
  rule: DrawRule,
  hasher: Hasher,
): Promise<DrawProof> {
  const hashOfSecret = await hasher.hash(secret);
  const blocks: { message: string; hmac: string }[] = [];
  const picks: ProvedPick[] = [];
  const result: number[] = [];
  while (!rule.whole(result)) {
    const message = rule.message(ref, blocks.length);
    const hmac = await hasher.hmac(secret, message);
    blocks.push({ message, hmac });
    for (let at = 0; at < hmac.length && !rule.whole(result); at += FLOAT_DIGITS) {
      const float = floatAt(hmac, at);
      const value = pick(float, rule.of);
      picks.push({ bytes: hmac.slice(at, at + FLOAT_DIGITS), float, value });
      result.push(value);
    }
  }
  return {
    hashOfSecret,
    secretGood: before === null ? null : hashOfSecret === before,
    blocks,
    hmacGood: told === null ? null : blocks[0]?.hmac === told,
    picks,
    result,
    resultGood: announced === null ? null : sameDraw(result, announced),
  };
}

/** Whether two draws came to the same numbers in the same order. */
function sameDraw(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}
