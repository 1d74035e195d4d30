import type { DrawRule } from '../../engine/drawRule.ts';
import type { Hasher } from '../hasher.ts';
import type { DrawnRound } from './drawnRound.ts';
import { proveDraw } from './proveDraw.ts';

/** What is wrong with a round: its secret, its HMAC as published, or its result. */
export type DrawFault =
  | { roundId: string; kind: 'secret' | 'hmac' }
  | { roundId: string; kind: 'result'; computed: readonly number[]; published: readonly number[] };

export interface DrawsReport {
  checked: number;
  faults: readonly DrawFault[];
  /** How often every number was picked, by what was computed. */
  counts: readonly number[];
}

/**
 * Checks many rounds: each secret against the hash published before, each result computed again.
 * @param pause called after every round; lets the page breathe, and throws to stop
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
    if (proof.hmacGood === false) faults.push({ roundId, kind: 'hmac' });
    if (!proof.resultGood)
      faults.push({ roundId, kind: 'result', computed: proof.result, published: round.result });
    for (const value of proof.result) counts[value] = (counts[value] ?? 0) + 1;
    await pause(++checked);
  }
  return { checked, faults, counts };
}
