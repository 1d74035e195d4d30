import { drawPrefix } from '../../drawPrefix.ts';
import { floatAt, hmacText, pick } from '../../fairness.ts';
import type { Rate } from '../../money.ts';
import { STAKES } from '../stakes.ts';

/** Wingo: the rules of games.md in exact integers. */

export const WINGO_MODELS = ['fastest', 'faster', 'standard'] as const;
export type WingoModel = (typeof WINGO_MODELS)[number];

/** Duration of a round of each model, in ms, and of the part at its end in which betting is closed. */
export const WINGO_TIMING = {
  round: { fastest: 30_000, faster: 60_000, standard: 120_000 },
  closed: 4_000,
} as const;

export const WINGO_STAKES = STAKES;

/** A round's id in the tables, the statement and the list of wins: the model's number, from 1, times this, plus the phase. */
export const WINGO_ID_SPACE = 10n ** 13n;

/** In the order of their numbers: `WINGO_NUMBERS[5]` is 'five'. */
export const WINGO_NUMBERS = [
  ...(['zero', 'one', 'two', 'three', 'four'] as const),
  ...(['five', 'six', 'seven', 'eight', 'nine'] as const),
] as const;
export const WINGO_COLOURS = ['green', 'violet', 'red'] as const;
export const WINGO_POOLS = [...WINGO_NUMBERS, ...WINGO_COLOURS] as const;
export type WingoColour = (typeof WINGO_COLOURS)[number];
export type WingoSelect = (typeof WINGO_POOLS)[number];

/** The rate of a bet on a number: the total return. */
export const WINGO_NUMBER_RATE: Rate = 95_000n;
/** The rate of a single-colour number, and the rate on 0 and 5, which are violet as well. */
const COLOUR_RATE: Rate = 20_000n;
const SHARED_RATE: Rate = 15_000n;
const VIOLET_RATE: Rate = 47_500n;

/** `roundHash = HMAC(serverSeed, model:phase)`, or `model:phase:publicValue` for rounds that mix one in. */
export function wingoRoundHash(
  serverSeed: string,
  model: WingoModel,
  phase: string,
  publicValue: string | null = null,
): string {
  return hmacText(serverSeed, drawPrefix(`${model}:${phase}`, publicValue));
}

/** The number drawn by a roundHash: `pick(10)` of its first four bytes. */
export function wingoResult(roundHash: string): number {
  return pick(floatAt(roundHash), WINGO_NUMBERS.length);
}

/** The colours of a number: 0 is red and violet, 5 green and violet. */
export function wingoColours(number: number): WingoColour[] {
  const colour = number % 2 === 0 ? 'red' : 'green';
  return number % 5 === 0 ? [colour, 'violet'] : [colour];
}

/** The rate of a bet on a number or a colour; 0 if lost. */
export function wingoRate(select: WingoSelect, result: number): Rate {
  if (select === WINGO_NUMBERS[result]) return WINGO_NUMBER_RATE;
  const colours = wingoColours(result);
  if (!colours.some((colour) => colour === select)) return 0n;
  if (select === 'violet') return VIOLET_RATE;
  return colours.length === 1 ? COLOUR_RATE : SHARED_RATE;
}
