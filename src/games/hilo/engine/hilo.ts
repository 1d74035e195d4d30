import type { HiloGuess, HiloRound as ToldRound } from '../../../../contract/games/hilo/channel.ts';
import { ranksFor } from '../../../../contract/games/hilo/rules.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

export interface HiloRound extends SoloRound {
  /** The dealt cards, 0 to 51; the rank is the card modulo 13, 0 is the ace. */
  cards: readonly number[];
  /** One for each card after the first. */
  guesses: readonly HiloGuess[];
  /** Its newest step dealt a card (not a cash-out). */
  dealt: boolean;
}

/** The rule by which an auto-bet run guesses. */
export type HiloRule =
  /** The more probable guess. */
  | 'likely'
  /** The guess that pays more. */
  | 'unlikely'
  | 'higher'
  | 'lower';

/** Auto-bet settings: it cashes out after so many right guesses. */
interface HiloAuto extends AutoSettings {
  rule: HiloRule;
  guesses: number;
}

export interface Hilo extends SoloKind {
  round: HiloRound;
  /** There is nothing to choose, but null would mean an incomplete choice. */
  choice: 'deal';
  move: HiloGuess;
  settings: HiloAuto;
}

export function readHilo(received: ToldRound): HiloRound {
  const { cards, guesses, end } = received;
  return { ...readSoloRound(received), cards, guesses, dealt: end !== 'cashedOut' };
}

/** Number of right guesses in a round, without skips. */
export function rightGuesses({ guesses, end }: HiloRound): number {
  const made = guesses.filter((guess) => guess !== 'skip').length;
  return end === 'lost' ? made - 1 : made;
}

/** The guess of a rule on a card; where that guess is not allowed, the allowed alternative. */
export function guessBy(rule: HiloRule, card: number): HiloGuess {
  const [higher, lower] = [ranksFor('higher', card), ranksFor('lower', card)];
  if (higher === 0) return 'lower';
  if (lower === 0) return 'higher';
  if (rule === 'higher' || rule === 'lower') return rule;
  const likely = higher >= lower ? 'higher' : 'lower';
  const unlikely = higher >= lower ? 'lower' : 'higher';
  return rule === 'likely' ? likely : unlikely;
}

/** The states of an ended round after each of its steps, for the replay. */
export function hiloSteps(round: HiloRound): HiloRound[] {
  const { cards, guesses } = round;
  const open = cards.map((_, step): HiloRound => {
    const still = { ...round, step, over: false, end: null, win: 0n };
    return { ...still, cards: cards.slice(0, step + 1), guesses: guesses.slice(0, step), dealt: true };
  });
  return round.dealt ? [...open.slice(0, -1), round] : [...open, round];
}
