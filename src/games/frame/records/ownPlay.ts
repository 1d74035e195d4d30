import type { RoundMarks } from '../../../shared/records/rounds.ts';

/** What the player's own part of any game's table must know of the game. */
export interface OwnPlay {
  /** The game's key. */
  game: string;
  marks: RoundMarks;
  /** Differs after each bet that was placed, and after each that was decided once the picture has shown it. */
  playMark: unknown;
  /** Whether the picture still owes this round's result (PlayedRound.roundId): until then nothing else shows it. */
  hides: (roundId: string) => boolean;
  /** Whether no result of the player's still waits for the picture. Called before sums are shown. */
  mayAnnounce: () => boolean;
}
