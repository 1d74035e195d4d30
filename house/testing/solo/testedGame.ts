import type { SoloReply, SoloRound } from '../../../contract/games/solo/channel.ts';
import type { Operation } from '../../../contract/operation.ts';

/** What the shared tests must know of one solo game: `testPlay.ts` in its folder of house/play/solo. */

/** A round with the fields of its own game. */
export type AnyRound = SoloRound & Record<string, unknown>;
export interface AnyReply extends SoloReply {
  round: AnyRound;
}

/** Arguments of an operation beside those that every solo game has. */
export type Arguments = Record<string, unknown>;

export interface TestedSolo {
  /** The module contract/games/<game>/operations.ts. */
  operations: Readonly<Record<string, Operation<unknown, never>>>;
  /** Choice and stake of a start. */
  start(amount: string): Arguments;
  /** Any choice and stake that a start may have. @param amount draws a stake */
  anyStart(amount: () => string): Arguments;
  /** What a round that `start` began shows as its bet, where the stake is on something. */
  bet?: { pool: string; rate: string };
  /** The parts of an ended round's result, by the round on the wire: what its mark shows. */
  resultOf(round: AnyRound): readonly string[];
  /** The moves; a game that is decided by its start has none. */
  moves?: {
    /** A move that any open round allows. */
    move(round: AnyRound): Arguments;
    /** Any move that this round allows. */
    anyMove(round: AnyRound): Arguments;
    /** A move that no round allows. */
    wrong: Arguments;
    /** The start makes the first move, which may end the round. */
    startMoves?: true;
    /** Whether an open round with no move made shows nothing of what is to come. */
    hides?(round: AnyRound): boolean;
  };
}
