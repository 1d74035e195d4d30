import { FLOAT_DIGITS, floatAt, pick } from '../../../../contract/fairness.ts';
import type { DrawRule, RoundRef } from '../../engine/rounds.ts';
import type { Hasher } from '../hasher.ts';
import { isRightValue } from '../publicValue.ts';
import type { DrawnRound } from './drawGame.ts';

/** Input of a draw's check. `before`, `hmac` and `result` are published values, null when not available. */
export interface DrawClaim {
  ref: RoundRef;
  secret: string;
  /** The public value that the round mixes in; null for rounds without one. */
  value: string | null;
  /** The secret's hash, published before betting opened. */
  before: string | null;
  /** The first block's HMAC, if published. */
  hmac: string | null;
  result: readonly number[] | null;
}

/** One pick: four bytes as hex digits, their float in 1/2^32, and the resulting number. */
export interface ProvedPick {
  bytes: string;
  float: number;
  value: number;
}

/** Every step from a round's secret to its result, and whether the published values match. */
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
  { ref, secret, value, before, hmac: announcedHmac, result: announced }: DrawClaim,
  rule: DrawRule,
  hasher: Hasher,
): Promise<DrawProof> {
  const hashOfSecret = await hasher.hash(secret);
  const blocks: { message: string; hmac: string }[] = [];
  const picks: ProvedPick[] = [];
  const result: number[] = [];
  while (!rule.whole(result)) {
    const message = rule.message(ref, value, blocks.length);
    const hmac = await hasher.hmac(secret, message);
    blocks.push({ message, hmac });
    for (let at = 0; at < hmac.length && !rule.whole(result); at += FLOAT_DIGITS) {
      const float = floatAt(hmac, at);
      const picked = pick(float, rule.of);
      picks.push({ bytes: hmac.slice(at, at + FLOAT_DIGITS), float, value: picked });
      result.push(picked);
    }
  }
  return {
    hashOfSecret,
    secretGood: before === null ? null : hashOfSecret === before,
    blocks,
    hmacGood: announcedHmac === null ? null : blocks[0]?.hmac === announcedHmac,
    picks,
    result,
    resultGood: announced === null ? null : sameDraw(result, announced),
  };
}

/** Whether two draws have the same numbers in the same order. */
function sameDraw(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

/** A mismatch in a round: its secret, its public value, its published HMAC, or its result. */
export type DrawFault =
  | { roundId: string; kind: 'secret' | 'hmac' | 'value' }
  | { roundId: string; kind: 'result'; computed: readonly number[]; published: readonly number[] };

export interface DrawsReport {
  checked: number;
  faults: readonly DrawFault[];
  /** How often every number was picked, from the computed results. */
  counts: readonly number[];
}

/**
 * Checks many rounds: each secret against the hash published before, each result recomputed.
 * @param pause called after every round; yields to the page, and throws to stop
 */
export async function proveDraws(
  rounds: readonly DrawnRound[],
  rule: DrawRule,
  hasher: Hasher,
  pause: (done: number) => Promise<void>,
): Promise<DrawsReport> {
  const faults: DrawFault[] = [];
  const counts = Array.from({ length: rule.of }, () => 0);
  let checked = 0;
  for (const round of rounds) {
    const { roundId } = round.ref;
    const proof = await proveDraw(round, rule, hasher);
    if (!proof.secretGood) faults.push({ roundId, kind: 'secret' });
    if (round.named && isRightValue(round.named) === false) faults.push({ roundId, kind: 'value' });
    if (proof.hmacGood === false) faults.push({ roundId, kind: 'hmac' });
    if (!proof.resultGood)
      faults.push({ roundId, kind: 'result', computed: proof.result, published: round.result });
    for (const value of proof.result) counts[value] = (counts[value] ?? 0) + 1;
    await pause(++checked);
  }
  return { checked, faults, counts };
}
