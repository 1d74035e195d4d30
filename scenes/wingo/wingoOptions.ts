/** What the picture needs to know beside the round. Texts are in the player's language. */
export interface WingoOptions {
  /** Decimal separator of the player's locale; thousands get the other one. */
  decimal: ',' | '.';
  /** Nothing whirls or flies: the drawn ball is there at once. */
  reducedMotion: boolean;
  labels: {
    /** Stands before the round's number: 'Babak'. */
    round: string;
    green: string;
    violet: string;
    red: string;
    /** Stands where the drawn ball will be: no bets any more, and the drum whirls. */
    drawing: string;
    /** Stands there before any round is known. */
    waiting: string;
    /** The round was interrupted: stakes went back. */
    returned: string;
  };
}
