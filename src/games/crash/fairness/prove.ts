import type { CrashPastFragment } from '../../../../contract/games/crash/operations.ts';
import { targetFromHmac } from '../../../../contract/games/crash/rules.ts';
import type { Rate } from '../../../../contract/money.ts';
import { roundAfter } from '../../engine/rounds.ts';
import type { Hasher } from '../../fairness/hasher.ts';
import { isRightValue } from '../../fairness/publicValue.ts';

/** What a round is checked by. `before` and `target`: what the house published, null when not at hand. */
interface RoundClaim {
  hash: string;
  salt: string;
  before: string | null;
  target: Rate | null;
}

/** Every step from a round's secret to its multiplier, and whether what was published agrees. */
interface RoundProof {
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

/** What is wrong with a round: its place in the chain, its salt, the public value that the salt is, or its multiplier. */
export type RoundFault =
  | { roundId: string; kind: 'link' | 'salt' | 'value' }
  | { roundId: string; kind: 'target'; computed: Rate; published: Rate };

export interface RangeReport {
  checked: number;
  faults: readonly RoundFault[];
  /** Newer rounds of each pair between which ids are missing: the chain is followed across. */
  gaps: readonly string[];
  /** First rounds of newer chains, where the public salt changes. */
  newChains: readonly string[];
}

/** Rounds that may be missing in a row before the chain counts as broken. */
const LONGEST_GAP = 64;

/**
 * Follows the chain from the newest hash backwards: hashing a round's secret must give the secret of the round
 * before. Every multiplier is computed again. Rounds come newest first.
 * @param pause called after every round; lets the page breathe, and throws to stop
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
  /** The secret that the round at hand must have, as the chain from the newest one says. */
  let expected: string | null = null;
  let done = 0;
  for (const round of rounds) {
    const { roundId, hash, seedPubHash: salt, seedHashHash: before } = round;
    if (newer && newer.seedPubHash !== salt) {
      // An older chain's salt never comes back: a round in between had one of its own.
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

/** Hashes on over missing rounds until the wanted secret is met; what comes out otherwise is simply another one. */
async function across(from: string, wanted: string, hasher: Hasher): Promise<string> {
  let hash = from;
  for (let step = 0; step < LONGEST_GAP && hash !== wanted; step++) hash = await hasher.hash(hash);
  return hash;
}
