/** What the picture needs to know beside the round. Texts are in the player's language. */
export interface DiceOptions {
  /** Decimal separator of the player's locale; thousands get the other one. */
  decimal: ',' | '.';
  /** Shows the ends of all movements at once. */
  reducedMotion: boolean;
  labels: {
    /** Stands below the countdown. */
    bet: string;
    /** Stands over the dice of a round whose stakes go back. */
    interrupted: string;
  };
}
