import { FLOAT_DIGITS, floatAt } from '../../../../contract/fairness.ts';
import type { SoloFairness } from '../../../../contract/games/solo/channel.ts';
import { replayed } from '../../../../contract/games/solo/play.ts';
import type { SoloRules, SoloState } from '../../../../contract/games/solo/rules.ts';
import type { SoloKind } from '../../engine/soloPlay.ts';
import type { Hasher } from '../hasher.ts';

/** How a solo game's rounds are checked: with the same rules that the server uses. */
export interface SoloCheck<K extends SoloKind, Choice, Outcome, Move, State extends SoloState> {
  rules: SoloRules<Choice, Outcome, Move, State>;
  /** The round's choice, and its moves, including those fixed by the choice. */
  choice(round: K['round']): Choice;
  moves(round: K['round']): readonly Move[];
  /** What the round showed, and what its rules say it must have shown, each as text. */
  shown(round: K['round']): string;
  computed(state: State, outcome: Outcome): string;
}

/** One float: four bytes as hex digits, and their value in 1/2^32. */
interface ProvedFloat {
  bytes: string;
  float: number;
}

/** Every step from a round's seeds to its payout, and whether the round's data match. */
export interface SoloProof {
  hashOfSeed: string;
  seedGood: boolean;
  blocks: readonly { message: string; hmac: string }[];
  floats: readonly ProvedFloat[];
  computed: string;
  shownGood: boolean;
  /** The rate the round must have paid by its rules, and whether it did. */
  rate: bigint;
  paidGood: boolean;
}

/** A draw needs more floats than are available yet. */
class OutOfFloats extends Error {}

/** No limit: only the server knows whether a round was cashed out automatically, but the payout can be checked. */
const UNBOUNDED = { amount: 0n, maxProfit: 10n ** 30n };

/**
 * Computes a round from its seeds (games.md, "Fairness"): the draw, then its moves by the rules.
 * @param serverSeed as revealed when its pair ended, or as typed in
 */
export async function proveSolo<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>(
  check: SoloCheck<K, Choice, Outcome, Move, State>,
  round: K['round'],
  serverSeed: string,
  hasher: Hasher,
): Promise<SoloProof> {
  const { clientSeed, nonce, serverSeedHash } = round.fair;
  const choice = check.choice(round);
  const blocks: { message: string; hmac: string }[] = [];
  const floats: ProvedFloat[] = [];
  let drawn: { outcome: Outcome; used: number } | null = null;
  while (!drawn) {
    const message = `${clientSeed}:${nonce}:${blocks.length}`;
    const hmac = await hasher.hmac(serverSeed, message);
    blocks.push({ message, hmac });
    for (let at = 0; at < hmac.length; at += FLOAT_DIGITS)
      floats.push({ bytes: hmac.slice(at, at + FLOAT_DIGITS), float: floatAt(hmac, at) });
    drawn = draw(check, floats, choice);
  }
  const moves = check.moves(round);
  const { state } = replayed(check.rules, choice, moves, drawn.outcome, UNBOUNDED);
  const hashOfSeed = await hasher.hash(serverSeed);
  const computed = check.computed(state, drawn.outcome);
  return {
    hashOfSeed,
    seedGood: hashOfSeed === serverSeedHash,
    blocks,
    floats: floats.slice(0, drawn.used),
    computed,
    shownGood: computed === check.shown(round),
    rate: state.rate,
    paidGood: state.rate === round.rate,
  };
}

/** The draw from the available floats; null when it needs more. */
function draw<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>(
  { rules }: SoloCheck<K, Choice, Outcome, Move, State>,
  floats: readonly ProvedFloat[],
  choice: Choice,
): { outcome: Outcome; used: number } | null {
  let used = 0;
  const next = (): IteratorYieldResult<number> => {
    const float = floats[used++];
    if (!float) throw new OutOfFloats();
    return { done: false, value: float.float };
  };
  try {
    return { outcome: rules.draw({ next }, choice), used };
  } catch (error) {
    if (error instanceof OutOfFloats) return null;
    throw error;
  }
}

/** A fault in a round of a pair: missing, wrong seed, wrong shown result, or wrong payout. */
type SoloFault = { roundId: string; nonce: number; kind: 'missing' | 'seed' | 'shown' | 'paid' };

export interface PairReport {
  checked: number;
  faults: readonly SoloFault[];
}

/**
 * Checks all rounds of an ended pair: each against its seeds and rules, and that there is one for every nonce.
 * @param pause called after every round; yields to the page, and throws to stop
 */
export async function provePair<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>(
  check: SoloCheck<K, Choice, Outcome, Move, State>,
  pair: { serverSeed: string; nonce: number } & Pick<SoloFairness, 'serverSeedHash' | 'clientSeed'>,
  rounds: readonly K['round'][],
  hasher: Hasher,
  pause: (done: number) => Promise<void>,
): Promise<PairReport> {
  const faults: SoloFault[] = [];
  const byNonce = new Map(rounds.map((round) => [round.fair.nonce, round]));
  for (let nonce = 0; nonce < pair.nonce; nonce++) {
    const round = byNonce.get(nonce);
    if (!round) {
      faults.push({ roundId: '', nonce, kind: 'missing' });
      continue;
    }
    const { roundId, fair } = round;
    const fault = (kind: SoloFault['kind']) => faults.push({ roundId, nonce, kind });
    const proof = await proveSolo(check, round, pair.serverSeed, hasher);
    const same = fair.clientSeed === pair.clientSeed && fair.serverSeedHash === pair.serverSeedHash;
    if (!proof.seedGood || !same) fault('seed');
    if (!proof.shownGood) fault('shown');
    if (!proof.paidGood) fault('paid');
    await pause(nonce + 1);
  }
  return { checked: pair.nonce, faults };
}
