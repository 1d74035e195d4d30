import type { Played } from '../../../contract/games/solo/play.ts';
import type { SoloRules, SoloState } from '../../../contract/games/solo/rules.ts';
import type { StakeRange } from '../../../contract/games/stakes.ts';
import type { Minor, Rate } from '../../../contract/money.ts';
import type { SeedGame } from '../../site/catalogue/seed.ts';

/** Arguments of a channel operation, or the same values read back from stored JSON. */
export type Given = Readonly<Record<string, unknown>>;

/** A round as passed to its game's view: once it has ended, nothing is hidden. */
interface Shown<Choice, Outcome, Move, State> extends Played<Move, State> {
  choice: Choice;
  outcome: Outcome;
}

/** A part of a stake. */
export interface SoloStake {
  /** The game's own name of the thing that was bet on. */
  pool: string;
  amount: Minor;
  rate: Rate | null;
}

/** Definition of a solo game: its rules and its wire form. */
export interface SoloDefinition<Choice, Outcome, Move, State extends SoloState> {
  rules: SoloRules<Choice, Outcome, Move, State>;
  /** Whether players are offered it by default (without GAMES): true once src/games/<game>/ has its client. */
  offered: boolean;
  /** The catalogue entry, to which its key and our provider are added. */
  catalogue: Pick<SeedGame, 'title' | 'type' | 'theme' | 'rtp' | 'volatility' | 'releasedAt'>;
  /** Reads the choice beside the stake, from arguments or from stored values. The channel has checked the types. */
  choiceOf(given: Given): Choice;
  /** The stake, if the choice determines it. */
  amountOf?(choice: Choice): Minor;
  /** The minimum stake of one part of a choice. */
  leastOf?(choice: Choice): Minor;
  /** Reads the move of /selectCard; absent in a game that is decided at once. */
  moveOf?(given: Given): Move;
  /**
   * The parts of a round's result, as shown by the game's mark (src/games/<game>/parts.ts); in a step game the result of each
   * step, oldest first.
   */
  resultOf(shown: Shown<Choice, Outcome, Move, State>): readonly string[];
  /** The parts of a stake on several things at once; `rate` is what each was paid at, null if it lost. */
  stakesOf?(shown: Shown<Choice, Outcome, Move, State>): readonly SoloStake[];
  /** The game's own fields of a round on the wire. */
  view(shown: Shown<Choice, Outcome, Move, State>): object;
  /** The game's own fields of /curRound. */
  rule?(stakes: StakeRange & { maxProfit: Minor }): object;
}

/** A definition of any types: only the game's own rules know its choice, outcome and move. */
// biome-ignore lint/suspicious/noExplicitAny: the types belong together and are never looked into
export type AnySolo = SoloDefinition<any, any, any, any>;
