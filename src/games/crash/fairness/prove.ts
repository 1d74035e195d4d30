import type { CrashPastFragment } from '../../../../contract/games/crash/operations.ts';
import { targetFromHmac } from '../../../../contract/games/crash/rules.ts';
import type { Rate } from '../../../../contract/money.ts';
import { roundAfter } from '../../engine/rounds.ts';
import type { Hasher } from '../../fairness/hasher.ts';
import { isRightValue } from '../../fairness/publicValue.ts';

/** Input of a round's check. `before` and `target` are the published values, null when not available. */
interface RoundClaim {
  hash: string;
  salt: string;
  before: string | null;
  target: Rate | null;
}

/** Every step from a round's secret to its multiplier, and whether the published values match. */
interface RoundProof {
  /** H(hash), which must equal the hash published before the round. */
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

/** A mismatch in a round: its place in the chain, its salt, the public value behind the salt, or its multiplier. */
export type RoundFault =
  | { roundId: string; kind: 'link' | 'salt' | 'value' }
  | { roundId: string; kind: 'target'; computed: Rate; published: Rate };

export interface RangeReport {
  checked: number;
  faults: readonly RoundFault[];
  /** For each gap of missing ids, the newer neighbouring round; the chain is followed across. */
  gaps: readonly string[];
  /** First rounds of newer chains, where the public salt changes. */
  newChains: readonly string[];
}

/** Maximum number of consecutive missing rounds before the chain counts as broken. */
const LONGEST_GAP = 64;

/**
 * Follows the chain backwards from the newest hash: hashing a round's secret must give the previous round's secret. Every
 * multiplier is recomputed. Rounds are passed newest first.
 * @param pause called after every round; yields to the page, and throws to stop
 */
export async function proveRange(
  rounds: readonly CrashPastFragment[],
  hasher: Hasher,
  pause: (done: number) => Promise<void>,
): Promise<RangeReport> {
  const faults: RoundFault[] = [];
  const gaps: string[] = [];
  const newChains: string[] = [];
  const salts = new Set<string>();
  let newer: CrashPastFragment | null = null;
  /** The secret that the current round must have by the chain from the newest round. */
  let expected: string | null = null;
  let done = 0;
  for (const round of rounds) {
    const { roundId, hash, seedPubHash: salt, seedHashHash: before } = round;
    if (newer && newer.seedPubHash !== salt) {
      // An older chain's salt never returns: a round in between had a different one.
      if (salts.has(salt)) {
        newChains.pop();
        faults.push({ roundId: newer.roundId, kind: 'salt' });
      } else newChains.push(newer.roundId);
      expected = null;
    }
    salts.add(salt);
    if (newer && expected !== null && roundAfter(roundId) !== newer.roundId) {
      gaps.push(newer.roundId);
      expected = await across(expected, hash, hasher);
    }
    const named = round.publicValue;
    if (named && (named.value !== salt || isRightValue(named) === false))
      faults.push({ roundId, kind: 'value' });
    const published = BigInt(round.target);
    const proof = await proveRound({ hash, salt, before, target: published }, hasher);
    const linked: boolean = expected === null || hash === expected;
    if (!linked || !proof.linkGood) faults.push({ roundId, kind: 'link' });
    if (!proof.targetGood) faults.push({ roundId, kind: 'target', computed: proof.target, published });
    expected = linked ? proof.hashOfHash : await hasher.hash(expected ?? hash);
    newer = round;
    await pause(++done);
  }
  return { checked: done, faults, gaps, newChains };
}

/** Hashes across missing rounds until the wanted secret is reached; otherwise the result is a different secret. */
async function across(from: string, wanted: string, hasher: Hasher): Promise<string> {
  let hash = from;
  for (let step = 0; step < LONGEST_GAP && hash !== wanted; step++) hash = await hasher.hash(hash);
  return hash;
}
