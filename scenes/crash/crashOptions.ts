/** What the picture needs to know beside the round. Texts are in the player's language. */
export interface CrashOptions {
  /** Decimal separator of the player's locale; thousands get the other one. */
  decimal: ',' | '.';
  /** Leaves out the shake, the sway and the flicker. */
  reducedMotion: boolean;
  labels: {
    /** Stands before the round's number: 'Babak'. */
    round: string;
    /** Stands below the countdown. */
    preparation: string;
    /** Stands below the multiplier the rocket broke up at. */
    crashed: string;
  };
}
