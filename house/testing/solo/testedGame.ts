import type { SoloReply, SoloRound } from '../../../contract/games/solo/channel.ts';
import type { Operation } from '../../../contract/operation.ts';

/** Describes a solo game for the shared tests: `testPlay.ts` in its folder of house/play/solo. */

/** A round with its game's own fields. */
export type AnyRound = SoloRound & Record<string, unknown>;
export interface AnyReply extends SoloReply {
  round: AnyRound;
}

/** An operation's arguments besides those common to all solo games. */
export type Arguments = Record<string, unknown>;

export interface TestedSolo {
  /** The module contract/games/<game>/operations.ts. */
  operations: Readonly<Record<string, Operation<unknown, never>>>;
  /** Choice and stake of a start. */
  start(amount: string): Arguments;
  /** Any valid choice and stake of a start. @param amount draws a stake */
  anyStart(amount: () => string): Arguments;
  /** The bet shown for a round begun by `start`, if the stake is on something. */
  bet?: { pool: string; rate: string };
  /** The parts of an ended round's result, as shown by its mark, from the round on the wire. */
  resultOf(round: AnyRound): readonly string[];
  /** The moves; absent for a game decided by its start. */
  moves?: {
    /** A move that is valid in any open round. */
    move(round: AnyRound): Arguments;
    /** Any valid move of this round. */
    anyMove(round: AnyRound): Arguments;
    /** A move that is always invalid. */
    wrong: Arguments;
    /** The start makes the first move, which may end the round. */
    startMoves?: true;
    /** Checks that an open round without a move reveals nothing about its outcome. */
    hides?(round: AnyRound): boolean;
  };
}
