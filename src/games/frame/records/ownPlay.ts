import type { RoundMarks } from '../../../shared/records/rounds.ts';

/** What the player's own lists need to know about a game. */
export interface OwnPlay {
  /** The game's key. */
  game: string;
  marks: RoundMarks;
  /** Changes after each placed bet, and after each decided one once the picture has shown it. */
  playMark: unknown;
  /** Whether the picture has not shown this round's result yet (PlayedRound.roundId): until then nothing else may show it. */
  hides: (roundId: string) => boolean;
  /** Whether no result of the player is waiting for the picture. Called before sums are shown. */
  mayAnnounce: () => boolean;
}
