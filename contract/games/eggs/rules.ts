import { chooseNext } from '../../fairness.ts';
import { payout, type Rate } from '../../money.ts';
import { DECIDED_AT_ONCE, type SoloRules, type SoloState, unless, within } from '../solo/rules.ts';
import type { EggsRisk } from './channel.ts';

/** Eggs: the rules of games.md. The five prizes of a risk level are under five eggs, shuffled by `choose(5 of 5)`. */

export const EGGS = 5;

export const EGG_RISKS = ['low', 'medium', 'high'] as const satisfies readonly EggsRisk[];

/** The prizes of each risk level: the total return. */
export const EGG_PRIZES: Readonly<Record<EggsRisk, readonly Rate[]>> = {
  low: [4_000n, 7_000n, 10_000n, 12_000n, 16_000n],
  medium: [0n, 2_000n, 6_000n, 11_000n, 30_000n],
  high: [0n, 0n, 0n, 4_000n, 45_000n],
};

/** The egg is one of 0 to 4. */
export interface EggsChoice {
  risk: EggsRisk;
  egg: number;
}

export interface EggsState extends SoloState {
  /** The prize under each egg. */
  prizes: readonly Rate[];
}

export const EGGS_RULES: SoloRules<EggsChoice, Rate[], never, EggsState> = {
  ...DECIDED_AT_ONCE,
  key: 'eggs',
  refusal: ({ egg }) => unless(within(egg, 0, EGGS - 1)),
  draw: (floats, { risk }) => chooseNext(floats, EGGS, EGGS).map((place) => EGG_PRIZES[risk][place] ?? 0n),
  first: ({ egg }, prizes) => ({ prizes, rate: prizes[egg] ?? 0n, done: true }),
  highest: ({ risk }, amount) => payout(amount, EGG_PRIZES[risk][EGGS - 1] ?? 0n),
};
