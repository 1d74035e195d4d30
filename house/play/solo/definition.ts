import type { Played } from '../../../contract/games/solo/play.ts';
import type { SoloRules, SoloState } from '../../../contract/games/solo/rules.ts';
import type { StakeRange } from '../../../contract/games/stakes.ts';
import type { Minor, Rate } from '../../../contract/money.ts';
import type { SeedGame } from '../../site/catalogue/seed.ts';

/** What an operation or a stored round gives: a channel's arguments, or the same as they came back from JSON. */
export type Given = Readonly<Record<string, unknown>>;

/** A round as its game tells of it: once it has ended, nothing of it is hidden. */
interface Shown<Choice, Outcome, Move, State> extends Played<Move, State> {
  choice: Choice;
  outcome: Outcome;
}

/** A part of a stake. */
export interface SoloStake {
  /** The game's own name of what it was on. */
  pool: string;
  amount: Minor;
  rate: Rate | null;
}

/** All that the house knows of a solo game: its rules, and how its words travel. */
export interface SoloDefinition<Choice, Outcome, Move, State extends SoloState> {
  rules: SoloRules<Choice, Outcome, Move, State>;
  /** Whether players are offered it where GAMES does not say: once src/games/<game>/ has its client. */
  offered: boolean;
  /** As it stands in the catalogue; its key and our provider are added. */
  catalogue: Pick<SeedGame, 'title' | 'type' | 'theme' | 'rtp' | 'volatility' | 'releasedAt'>;
  /** What is chosen beside the stake; reads what it kept, too. The channel has checked the types. */
  choiceOf(given: Given): Choice;
  /** The stake of a choice that says it by itself. */
  amountOf?(choice: Choice): Minor;
  /** The least stake of one part of a choice. */
  leastOf?(choice: Choice): Minor;
  /** The move of /selectCard; a game that is decided at once has none. */
  moveOf?(given: Given): Move;
  /**
   * What a round came to, in the parts that the game's mark shows (src/games/<game>/parts.ts): of one that is played step by
   * step what each step brought, oldest first.
   */
  resultOf(shown: Shown<Choice, Outcome, Move, State>): readonly string[];
  /** What the stake was on, where it was on several things at once; the rate is what each was paid at, null where it was lost. */
  stakesOf?(shown: Shown<Choice, Outcome, Move, State>): readonly SoloStake[];
  /** The game's own fields of its round on the wire. */
  view(shown: Shown<Choice, Outcome, Move, State>): object;
  /** The game's own fields of /curRound. */
  rule?(stakes: StakeRange & { maxProfit: Minor }): object;
}

/** A definition, whatever its types: what a choice, an outcome and a move are, its own rules alone know. */
// biome-ignore lint/suspicious/noExplicitAny: the types belong together and are never looked into
export type AnySolo = SoloDefinition<any, any, any, any>;
